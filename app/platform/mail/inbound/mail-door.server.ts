import { setTimeout as wait } from 'node:timers/promises';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Logger } from '#app/platform/process/log.server.ts';

/** What a mail may weigh as it travels: its files are a third larger there than at home. */
const MAIL_BYTES = 30 * 1024 * 1024;
/** A mail is held in memory while it is taken. */
const MAILS_AT_ONCE = 8;
/** Mail servers give more than one recipient at a time; each is asked for apart. */
const RECIPIENTS = 1;
const SILENCE_MS = 60_000;

/** What was said around a mail: who brought it, in whose name, and to whom. `from` is empty for bounces. */
export type Envelope = { ip: string; helo: string; from: string; to: string };
export type ReceivedMail = Envelope & { raw: Buffer };

/** What the other mail server is told. From 500 on it tells its sender; below, it tries again for days. */
export class MailRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.name = 'MailRefusal';
    this.responseCode = responseCode;
  }
}

/** What we cannot decide now: the other server brings it again. */
export const LATER = 'Please try again later';

export type MailDoor = {
  port: number;
  /** Takes no more mail, and resolves when what is under way has been answered; after `atMostMs` the rest is cut off. */
  close(atMostMs: number): Promise<void>;
};

export type DoorOptions = {
  host: string;
  port: number;
  /** The name by which it greets. */
  name: string;
  /** Without them nothing is encrypted on the way. */
  tls?: { key: Buffer; cert: Buffer } | undefined;
  /** What a mail may weigh; `MAIL_BYTES` unless given. */
  maxBytes?: number;
  log: Logger;
  /** Refuses (`MailRefusal`) a recipient who takes no mail. */
  expect(to: string, ip: string): Promise<void>;
  /** Keeps a mail, or refuses it (`MailRefusal`). What it throws otherwise lets the other server try again. */
  take(mail: ReceivedMail): Promise<void>;
};

/**
 * Opens a port that takes mail by SMTP (RFC 5321) and answers each one when it is kept, so that nothing is lost
 * between. Throws when the port is in use.
 */
export async function openMailDoor(options: DoorOptions): Promise<MailDoor> {
  const { log, tls, maxBytes = MAIL_BYTES } = options;
  // Most installations have no such door: a start does not wait for the library.
  const { SMTPServer } = await import('smtp-server');
  let isClosing = false;
  const settle = (work: Promise<void>, done: (error?: Error) => void) => {
    const told = work.then(
      () => done(),
      (error: unknown) => done(asRefusal(error, log)),
    );
    void told.then(() => isClosing && setImmediate(hangUp));
  };

  const server = new SMTPServer({
    ...tls,
    name: options.name,
    size: maxBytes,
    maxClients: MAILS_AT_ONCE,
    socketTimeout: SILENCE_MS,
    closeTimeout: 1,
    disableReverseLookup: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_from, _session, done) => (isClosing ? done(new MailRefusal(421, LATER)) : done()),
    onRcptTo(to, session, done) {
      const isFull = session.envelope.rcptTo.length >= RECIPIENTS;
      if (isFull) return done(new MailRefusal(452, 'One recipient at a time'));
      settle(options.expect(to.address, session.remoteAddress), done);
    },
    onData(stream, session, done) {
      const taken = collect(stream).then((raw) => options.take({ ...envelopeOf(session), raw }));
      settle(taken, done);
    },
  });
  /** Ends the connections that bring nothing just now. */
  const hangUp = () => {
    for (const connection of server.connections) {
      if (connection.session.envelope.mailFrom) continue;
      connection.send(421, LATER);
      connection.close();
    }
  };
  // Other servers hang up in the middle of a word; that is no fault of ours.
  server.on('error', (error) => log.debug({ error }, 'A mail server broke off'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(options.port, options.host, () => resolve());
  });
  const address = server.server.address();

  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    async close(atMostMs) {
      isClosing = true;
      const closed = new Promise<void>((resolve) => server.server.close(() => resolve()));
      hangUp();
      const late = new AbortController();
      const tooLate = wait(atMostMs, undefined, { signal: late.signal }).catch(() => undefined);
      await Promise.race([closed, tooLate]);
      late.abort();
      for (const connection of server.connections) connection.close();
    },
  };
}

/** Reads a mail to its end, which SMTP wants even of one that is too large. */
async function collect(stream: SMTPServerDataStream): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) {
    if (stream.sizeExceeded) pieces.length = 0;
    else pieces.push(piece);
  }
  if (stream.sizeExceeded) throw new MailRefusal(552, 'This mail is larger than 30 MB');
  return Buffer.concat(pieces);
}

function envelopeOf({ envelope, remoteAddress, hostNameAppearsAs }: SMTPServerSession): Envelope {
  return {
    ip: remoteAddress,
    helo: hostNameAppearsAs || '',
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo[0]?.address ?? '',
  };
}

function asRefusal(error: unknown, log: Logger): MailRefusal {
  if (error instanceof MailRefusal) return error;
  log.error({ error }, 'A mail could not be taken; it will be brought again');
  return new MailRefusal(451, LATER);
}
