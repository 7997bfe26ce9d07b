import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#app/platform/ids.ts';
import { startS3 } from '#tests/fixtures/servers/s3.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';
import { openStorage } from './open-storage.server.ts';
import type { Storage } from './storage.server.ts';

const folder = await mkdtemp(join(tmpdir(), 'chinook-storage-'));
const s3 = await startS3();
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const STORAGES = {
  'a folder': openStorage(testEnv({ DOCUMENTS_DIR: join(folder, 'kept') })),
  'a bucket': openStorage(testEnv(s3.env)),
};
const BYTES = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251));

async function keep(storage: Storage, bytes: Uint8Array = BYTES): Promise<string> {
  const [key, path] = [newId(), join(storage.incoming, newId())];
  await mkdir(storage.incoming, { recursive: true });
  await writeFile(path, bytes);
  await storage.put(key, path).finally(() => rm(path, { force: true }));
  return key;
}

test.each(Object.entries(STORAGES))(
  '%s gives back what it was given, and ranges of it',
  async (_, storage) => {
    const key = await keep(storage);
    expect((await buffer(await storage.read(key))).equals(BYTES)).toBe(true);
    const range = { first: 1_000, last: 1_009 };
    expect(await buffer(await storage.read(key, range))).toEqual(BYTES.subarray(1_000, 1_010));
    const last = { first: BYTES.length - 1, last: BYTES.length - 1 };
    expect(await buffer(await storage.read(key, last))).toEqual(BYTES.subarray(-1));
  },
);

test.each(Object.entries(STORAGES))(
  '%s forgets what is removed, and does not mind twice',
  async (_, storage) => {
    const key = await keep(storage);
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'not_found' });
  },
);

test.each(Object.entries(STORAGES))('%s keeps many at once', async (_, storage) => {
  const keys = await Promise.all(
    Array.from({ length: 20 }, (_each, at) => keep(storage, Buffer.from(`${at}`))),
  );
  const texts = await Promise.all(
    keys.map(async (key) => (await buffer(await storage.read(key))).toString()),
  );
  expect(texts).toEqual(keys.map((_each, at) => `${at}`));
});

test('a bucket that does not answer, or lets nobody in, is away', async () => {
  const other = await startS3();
  const storage = openStorage(testEnv(other.env));
  const key = await keep(storage);
  await other.stop();
  const away = { code: 'unavailable', message: expect.stringContaining('cannot reach our files') };
  await expect(storage.read(key)).rejects.toMatchObject(away);
  await expect(keep(storage)).rejects.toMatchObject(away);
  await expect(storage.remove(key)).rejects.toMatchObject(away);
  const stranger = openStorage(testEnv({ ...s3.env, S3_ACCESS_KEY_ID: 'STRANGER' }));
  await expect(keep(stranger)).rejects.toMatchObject(away);
});

test('a folder that is no folder any more is away', async () => {
  const path = join(folder, 'file');
  await writeFile(path, '');
  await symlink(path, join(folder, 'link'));
  const storage = openStorage(testEnv({ DOCUMENTS_DIR: join(folder, 'link') }));
  await expect(storage.read(newId())).rejects.toMatchObject({ code: 'unavailable' });
});
