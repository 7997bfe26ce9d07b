import { mkdir, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { AppError, invalid } from '#app/platform/errors.ts';
import { blockFile } from '#app/platform/files/block-file.server.ts';
import { newId } from '#app/platform/ids.ts';
import { HEAD_BYTES } from './sniff-kind.ts';
import { FILE_BYTES, FILE_TOO_LARGE } from './upload-limits.ts';

export type Upload = { headers: IncomingHttpHeaders; body: Readable; folder: string };

/** A file that has arrived whole; it lies at `path`, and whoever read it takes it away from there. */
export type ReceivedFile = {
  path: string;
  name: string;
  bytes: number;
  head: Uint8Array;
  fields: Record<string, string>;
};

type Part = Omit<ReceivedFile, 'fields'>;

/**
 * Writes the one file of a form to the disk as it arrives, and reads the fields around it. Never holds more of it in
 * memory than one block. Refuses a body that is no form with a file (415, 422), one that is cut off (400), a file of more than ten megabytes
 * (413), and a full disk (507); nothing is left behind then, nor when the sender breaks off.
 */
export async function readUpload({ headers, body, folder }: Upload): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, newId());
  try {
    return await parseForm(headers, body, path);
  } catch (error) {
    await rm(path, { force: true });
    throw asRefusal(error);
  }
}

type Bytes = { bytes: Uint8Array; name: string; fields: Record<string, string>; folder: string };

/** Writes a file that is in memory to the same folder. Refuses more than ten megabytes (413) and a full disk (507). */
export async function receiveBytes({ bytes, name, fields, folder }: Bytes): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, newId());
  try {
    return { ...(await writePart({ stream: Readable.from([bytes]), path, name })), fields };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Browsers write three signs of a name in another way. */
function nameOf(sent = ''): string {
  return sent.replaceAll(/%0D%0A|%0[DA]/gi, ' ').replaceAll('%22', '"');
}

/** The sender broke off, or sent something that is no form from its middle on. */
function asRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error;
  return new AppError('bad_request', 'Part of the file did not arrive. Please send it again.', {
    cause: error,
  });
}

async function parseForm(headers: IncomingHttpHeaders, body: Readable, path: string): Promise<ReceivedFile> {
  const form = openForm(headers);
  const fields: Record<string, string> = {};
  const ended = Promise.withResolvers<never>();
  let part: Promise<Part> | undefined;
  form.on('field', (name, value) => {
    fields[name] = value;
  });
  form.on('file', (name, stream, { filename }) => {
    if (name !== 'file') return void stream.resume();
    part = writePart({ stream, path, name: nameOf(filename), given: true });
    part.catch(ended.reject);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(limit, () => ended.reject(invalid({ file: 'Please send one file at a time' })));
  try {
    // Whichever ends first: a file that is refused is not read to its end.
    await Promise.race([pipeline(body, form), ended.promise]);
  } catch (error) {
    body.destroy();
    // What is being written is let go before it is taken away.
    await part?.catch(() => undefined);
    throw error;
  }
  if (!part) throw invalid({ file: 'Please choose a file' });
  return { ...(await part), fields };
}

function openForm(headers: IncomingHttpHeaders) {
  try {
    const limits = {
      files: 1,
      fields: 8,
      parts: 9,
      fieldSize: 200,
      fieldNameSize: 40,
      fileSize: FILE_BYTES + 1,
    };
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch (cause) {
    throw new AppError('unsupported_type', 'Please send the file as a form', { cause });
  }
}

type Arriving = { stream: Readable; path: string; name: string; given?: boolean };

async function writePart({ stream, path, name, given }: Arriving): Promise<Part> {
  let head: Buffer | undefined;
  let bytes = 0;
  const look = (block: Buffer) => {
    bytes += block.length;
    if (bytes > FILE_BYTES) throw new AppError('too_large', FILE_TOO_LARGE);
    head ??= Buffer.from(block.subarray(0, HEAD_BYTES));
  };
  await pipeline(stream, blockFile(path, look, { given }));
  return { path, name, bytes, head: head ?? Buffer.alloc(0) };
}
