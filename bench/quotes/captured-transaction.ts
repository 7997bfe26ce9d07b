import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../tests/fixtures/servers/free-port.ts';

/** A statement as the server received it: its text with $1… and the values sent with it. */
export type Statement = { text: string; values: (string | null)[] };

/** A listening ear between a program and its PostgreSQL. `transactions` are those committed so far. */
export type Ear = { url: string; transactions: Statement[][]; close: () => void };

/**
 * Passes everything through to the PostgreSQL of `databaseUrl` and writes down the committed transactions.
 * Reads the frontend messages of the protocol (PostgreSQL manual, chapter 54) without TLS.
 */
export async function listenIn(databaseUrl: string): Promise<Ear> {
  const target = new URL(databaseUrl);
  const transactions: Statement[][] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const backend = connect(Number(target.port), target.hostname);
    for (const socket of [client, backend]) {
      sockets.add(socket);
      socket.on('error', () => [client, backend].map((each) => each.destroy()));
    }
    client.on(
      'data',
      transactionReader((statements) => transactions.push(statements)),
    );
    client.pipe(backend);
    backend.pipe(client);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: url.href, transactions, close };
}

/** Puts one connection's bytes together into messages, these into statements, and these into transactions. */
function transactionReader(onCommit: (statements: Statement[]) => void): (chunk: Buffer) => void {
  const prepared = new Map<string, string>();
  let waiting = Buffer.alloc(0);
  let hasStarted = false;
  let open: Statement[] | null = null;

  const note = (statement: Statement) => {
    if (/^begin\b/i.test(statement.text)) open = [];
    open?.push(statement);
    if (open && /^commit\b/i.test(statement.text)) onCommit(open);
    if (/^(?:commit\b|rollback$)/i.test(statement.text)) open = null;
  };
  const read = (kind: string, body: Buffer) => {
    if (kind === 'Q') note({ text: textAt(body, 0).text, values: [] });
    if (kind === 'P') {
      const name = textAt(body, 0);
      prepared.set(name.text, textAt(body, name.end).text);
    }
    if (kind === 'B') {
      const name = textAt(body, textAt(body, 0).end);
      note({ text: prepared.get(name.text) ?? '', values: readValues(body, name.end) });
    }
  };

  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      // The first message of a connection has a length and no kind.
      const prefix = hasStarted ? 1 : 0;
      if (waiting.length < prefix + 4) return;
      const end = prefix + waiting.readInt32BE(prefix);
      if (waiting.length < end) return;
      if (hasStarted) read(String.fromCharCode(waiting[0] ?? 0), waiting.subarray(5, end));
      hasStarted = true;
      waiting = waiting.subarray(end);
    }
  };
}

function textAt(body: Buffer, from: number): { text: string; end: number } {
  const end = body.indexOf(0, from);
  return { text: body.toString('utf8', from, end).trim(), end: end + 1 };
}

function readValues(body: Buffer, from: number): (string | null)[] {
  const formats = body.readInt16BE(from);
  let at = from + 2 + formats * 2;
  const count = body.readInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return body.toString('utf8', at - length, at);
  });
}
