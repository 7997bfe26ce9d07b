import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '#app/platform/errors.ts';
import type { Storage } from './storage.server.ts';
import { fileFailure } from './storage-failures.server.ts';

/** Files in a folder that all processes reach, on one disk with `incoming`: a file appears under its key whole or not at all. */
export function folderStorage({ folder, incoming }: { folder: string; incoming: string }): Storage {
  const pathOf = (key: string) => join(folder, 'kept', key.slice(-2), key);
  return {
    incoming,
    async put(key, path) {
      await tryFile(async () => {
        const target = pathOf(key);
        await mkdir(join(target, '..'), { recursive: true, mode: 0o700 });
        await rename(path, target);
      });
    },
    async read(key, range) {
      const stream = createReadStream(pathOf(key), range && { start: range.first, end: range.last });
      await once(stream, 'open').catch((error: unknown) => {
        throw isMissing(error) ? notFound() : fileFailure(error);
      });
      return stream;
    },
    async remove(key) {
      await tryFile(() => rm(pathOf(key), { force: true }));
    },
  };
}

async function tryFile(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw fileFailure(error);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
