import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Env } from '#app/platform/process/env.server.ts';
import { bucketStorage } from './bucket-storage.server.ts';
import { folderStorage } from './folder-storage.server.ts';

/** Of a file the bytes from `first` to `last`, both included. */
export type ByteRange = { first: number; last: number };

/** Where files are kept, by a key of letters, digits and hyphens. Without nouns: who may read what is not known here. */
export type Storage = {
  /** A folder of this machine for files that are still arriving or being looked at. */
  incoming: string;
  /** Moves or copies the file at `path` to `key`; afterwards there may be nothing at `path`. */
  put(key: string, path: string): Promise<void>;
  /** Refuses (404) what is not there. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Without effect where nothing is. */
  remove(key: string): Promise<void>;
};

/** The bucket that the configuration names, else the folder. */
export function openStorage(env: Env): Storage {
  const incoming = join(env.DOCUMENTS_DIR, 'incoming');
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return folderStorage({ folder: env.DOCUMENTS_DIR, incoming });
  return bucketStorage({
    incoming,
    endpoint: `${S3_ENDPOINT.replace(/\/+$/, '')}/${S3_BUCKET}`,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
