import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, S3ServiceError } from 's3mini';
import { notFound } from '#app/platform/errors.ts';
import type { Storage } from './storage.server.ts';
import { storageAway, storageFull } from './storage-failures.server.ts';

type Bucket = {
  incoming: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A file of ten megabytes over a slow line; a server that hangs longer is away. */
const LONGEST_CALL_MS = 60_000;

/** What S3 and its kin say when there is no room. */
const FULL_CODES = ['InsufficientStorage', 'InsufficientCapacity', 'XMinioStorageFull', 'QuotaExceeded'];

/** Files in a bucket of S3 or of a server that speaks it; the address ends with the bucket's name. */
export function bucketStorage({ incoming, ...bucket }: Bucket): Storage {
  const s3 = new S3mini({ ...bucket, requestAbortTimeout: LONGEST_CALL_MS });
  return {
    incoming,
    async put(key, path) {
      await call(async () => s3.putObject(key, await openAsBlob(path)));
    },
    async read(key, range) {
      // The library's end is not part of the range.
      const answer = await call(() =>
        range ? s3.getObjectRaw(key, false, range.first, range.last + 1) : s3.getObjectRaw(key),
      );
      return Readable.fromWeb((answer.body ?? new Blob().stream()) as ReadableStream);
    },
    async remove(key) {
      await call(() => s3.deleteObject(key));
    },
  };
}

async function call<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof S3ServiceError)) throw storageAway(error);
    if (error.status === 404) throw notFound();
    const isFull = error.status === 507 || FULL_CODES.includes(error.serviceCode ?? '');
    throw isFull ? storageFull(error) : storageAway(error);
  }
}
