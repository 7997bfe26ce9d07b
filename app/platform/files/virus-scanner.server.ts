import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** The scanner does not answer, or says that it cannot look at the file. */
export class ScannerAwayError extends Error {
  constructor(cause: unknown) {
    super('The virus scanner does not answer', { cause });
    this.name = 'ScannerAwayError';
  }
}

const LONGEST_MS = 60_000;
const PIECE_BYTES = 64 * 1024;

/**
 * Asks clamd, at the path of a socket or at host:port, about a file; null when it found nothing, else what it found.
 * Throws `ScannerAwayError` when there is no answer.
 */
export async function scanFile(clamd: string, path: string): Promise<string | null> {
  const said = await ask(clamd, path).catch((error: unknown) => {
    throw new ScannerAwayError(error);
  });
  const [, found] = /^stream: (.+) FOUND\0?$/.exec(said) ?? [];
  if (found) return found;
  if (/^stream: OK\0?$/.test(said)) return null;
  throw new ScannerAwayError(said);
}

/** The stream of clamd's protocol: pieces with their length in front, and an empty one at the end. */
async function ask(clamd: string, path: string): Promise<string> {
  const socket = openSocket(clamd);
  const failed = new Promise<never>((_, reject) => {
    socket.once('error', reject);
    socket.setTimeout(LONGEST_MS, () => reject(new Error('The virus scanner is too slow')));
  });
  try {
    return await Promise.race([talk(socket, path), failed]);
  } finally {
    socket.destroy();
  }
}

function openSocket(clamd: string): Socket {
  if (clamd.startsWith('/')) return connect(clamd);
  const at = clamd.lastIndexOf(':');
  return connect(Number(clamd.slice(at + 1)), clamd.slice(0, at));
}

async function talk(socket: Socket, path: string): Promise<string> {
  const answer = text(socket);
  answer.catch(() => undefined);
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    await write(socket, Buffer.concat([length, piece]));
  }
  await write(socket, Buffer.alloc(4));
  return answer;
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) =>
    socket.write(bytes, (error) => (error ? reject(error) : resolve())),
  );
}
