import { readdir } from 'node:fs/promises';
import { constants } from 'node:os';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkDocument } from '#app/features/documents/checks/check-document.server.ts';
import { documentFiles, documents } from '#app/features/documents/tables.server.ts';
import { openStorage } from '#app/platform/files/open-storage.server.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { fileFailure } from '#app/platform/files/storage-failures.server.ts';
import { openWorld } from '#tests/fixtures/api/api-world.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { photo, smallPdf, type TestFile, uploadForm } from '#tests/fixtures/documents/files.ts';
import { startS3 } from '#tests/fixtures/servers/s3.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';

type App = Awaited<ReturnType<typeof testApp>>;
const send = (app: App, { cookie }: { cookie: string }, caseId: string, file: TestFile) =>
  app.caller().request(`/api/cases/${caseId}/documents`, {
    method: 'POST',
    body: uploadForm(file),
    headers: { cookie },
  });
const get = (app: App, { cookie }: { cookie: string }, path: string) =>
  app.caller().request(path, { headers: { cookie } });

test('documents in a bucket travel the whole way, with ranges', async () => {
  await using s3 = await startS3();
  const app = await testApp(s3.env);
  const { client, broker, acceptedCase } = await openWorld(app);
  const { id } = await acceptedCase();
  const document = await (await send(app, client, id, await photo())).json();
  await app.runJobs();
  const path = `/api/documents/${document.id}`;
  const whole = Buffer.from(await (await get(app, broker, `${path}/file`)).arrayBuffer());
  expect(whole.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  const part = await app
    .caller()
    .request(`${path}/file`, { headers: { cookie: broker.cookie, range: 'bytes=0-2' } });
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, whole.subarray(0, 3)]);
  expect((await get(app, client, `${path}/pages/1`)).status).toBe(200);
  await app.caller().request(path, { method: 'DELETE', headers: { cookie: client.cookie } });
  await app.runJobs();
  expect(await app.db.$count(documentFiles)).toBe(0);
});

test('while the storage is down files are refused and the rest goes on, and afterwards what waited is checked', async () => {
  await using s3 = await startS3();
  const app = await testApp(s3.env);
  const storage = openStorage(testEnv(s3.env));
  const { client, broker, acceptedCase } = await openWorld(app);
  const { id } = await acceptedCase();
  const kept = await (await send(app, client, id, smallPdf())).json();
  await app.runJobs();
  const waiting = await (await send(app, client, id, await photo())).json();
  await s3.stop();
  const refused = await send(app, client, id, smallPdf());
  expect([refused.status, (await refused.json()).message]).toEqual([
    503,
    'We cannot reach our files right now. Please try again in a moment.',
  ]);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect((await get(app, broker, `/api/documents/${kept.id}/file`)).status).toBe(503);
  const list = await get(app, client, `/api/cases/${id}/documents`);
  expect((await list.json()).items).toHaveLength(2);
  expect((await get(app, broker, `/api/cases/${id}`)).status).toBe(200);
  expect(await readdir(storage.incoming)).toEqual([]);

  const check = () => checkDocument(app.db, { documentId: waiting.id, storage, clamd: undefined });
  const stateOf = async () =>
    (await app.db.select().from(documents).where(eq(documents.id, waiting.id)))[0]?.state;
  await expect(check()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await stateOf()).toBe('quarantined');
  await s3.start();
  await check();
  expect(await stateOf()).toBe('available');
  expect((await get(app, broker, `/api/documents/${kept.id}/file`)).status).toBe(200);
});

/** A disk on which every byte is one too many. */
const full = (storage: Storage): Storage => ({
  ...storage,
  put: async () => {
    throw fileFailure(
      Object.assign(new Error('no space'), { code: 'ENOSPC', errno: -constants.errno.ENOSPC }),
    );
  },
});

test('a full disk answers 507, leaves nothing, and the case stays usable', async () => {
  const app = await testApp({}, { storage: full(openStorage(testEnv())) });
  const { client, acceptedCase } = await openWorld(app);
  const { id } = await acceptedCase();
  const refused = await send(app, client, id, smallPdf());
  expect([refused.status, await refused.json()]).toMatchObject([
    507,
    { code: 'storage_full', message: 'There is no room for more files right now. Please try again later.' },
  ]);
  expect(await app.db.$count(documents, eq(documents.caseId, id))).toBe(0);
  expect((await get(app, client, `/api/cases/${id}`)).status).toBe(200);
});
