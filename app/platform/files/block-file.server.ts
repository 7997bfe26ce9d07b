import { type FileHandle, open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { AppError } from '#app/platform/errors.ts';
import { fileFailure, storageAway } from './storage-failures.server.ts';

/** Some pieces as they come from the network: fewer writes, and each piece is free again at once. */
const BLOCK_BYTES = 256 * 1024;

/**
 * A new file at `path`, written in large blocks: one fills while the one before is on its way to the disk, so that the
 * sender is not kept waiting. `look` is given each before it is written, and refuses it by throwing. Ends with 507 when
 * the disk is full, and with 503 when it fails otherwise. Pieces that are `given` are nobody else's: the memory of each is
 * given back as soon as its bytes stand in a block, which waits for no garbage collection (a file would else pile up whole).
 */
export function blockFile(path: string, look: (block: Buffer) => void, { given = false } = {}): Writable {
  let block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  let spare = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  let filled = 0;
  let file: FileHandle | undefined;
  let writing: Promise<void> | undefined;
  const create = async () => {
    file = await open(path, 'wx', 0o600);
  };
  const flush = async () => {
    const full = block.subarray(0, filled);
    look(full);
    await writing;
    writing = file?.writeFile(full);
    // Whoever waits for it next is told.
    writing?.catch(() => undefined);
    [block, spare] = [spare, block];
    filled = 0;
  };
  const take = async (piece: Buffer) => {
    for (let at = 0; at < piece.length; ) {
      const copied = piece.copy(block, filled, at);
      filled += copied;
      at += copied;
      if (filled === block.length) await flush();
    }
    if (given) giveBack(piece);
  };
  const end = async () => {
    await flush();
    await writing;
  };
  const close = async () => {
    await writing?.catch(() => undefined);
    await file?.close();
  };
  return new Writable({
    construct: (done) => call(create(), done),
    write: (piece: Buffer, _, done) => call(take(piece), done),
    final: (done) => call(end(), done),
    destroy: (error, done) => call(close(), (failed) => done(error ?? failed ?? null)),
  });
}

/** What shares its memory with other pieces, such as the last lines of a form, is left to them. */
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

function call(work: Promise<void> | undefined, done: (error?: Error) => void): void {
  Promise.resolve(work).then(
    () => done(),
    (error: unknown) => done(asFailure(error)),
  );
}

function asFailure(error: unknown): AppError {
  const known = fileFailure(error);
  return known instanceof AppError ? known : storageAway(error);
}
