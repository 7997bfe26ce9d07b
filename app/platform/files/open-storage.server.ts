import { join } from 'node:path';
import type { Env } from '#app/platform/process/env.server.ts';
import { bucketStorage } from './bucket-storage.server.ts';
import { folderStorage } from './folder-storage.server.ts';
import type { Storage } from './storage.server.ts';

/** The bucket that the configuration names, else the folder. */
export function openStorage(env: Env): Storage {
  const incoming = join(env.DOCUMENTS_DIR, 'incoming');
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return folderStorage({ folder: env.DOCUMENTS_DIR, incoming });
  return bucketStorage({
    incoming,
    endpoint: new URL(S3_BUCKET, S3_ENDPOINT.endsWith('/') ? S3_ENDPOINT : `${S3_ENDPOINT}/`).href,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
