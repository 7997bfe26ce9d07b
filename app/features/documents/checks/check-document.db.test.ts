import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { cases } from '#app/features/cases/tables.server.ts';
import { keyOfFile } from '#app/features/documents/files/stored-files.server.ts';
import { checkAgain, documentJobs } from '#app/features/documents/jobs.server.ts';
import { documentFiles, documents } from '#app/features/documents/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { readNotices } from '#app/features/notifications/bell/read-notices.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { openStorage } from '#app/platform/files/open-storage.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { openWorld } from '#tests/fixtures/api/api-world.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { sendDocument } from '#tests/fixtures/documents/create-document.ts';
import { bytesNamed, heicPhoto, photo, smallPdf } from '#tests/fixtures/documents/files.ts';
import { wordFile } from '#tests/fixtures/documents/zip.ts';
import { startClamd } from '#tests/fixtures/servers/clamd.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';
import { checkDocument } from './check-document.server.ts';

const app = await testApp();
const world = await openWorld(app);
const { client, broker, db } = world;
const clientViewer: Viewer = { kind: 'user', ...client };
const brokerViewer: Viewer = { kind: 'user', ...broker };
const storage = openStorage(testEnv());

const sweep = documentJobs(storage, undefined).find(({ job }) => job.name === 'sweep-files');

let caseId: string;
beforeEach(async () => {
  ({ id: caseId } = await world.acceptedCase());
});

const read = async (id: string) => (await db.select().from(documents).where(eq(documents.id, id)))[0];
const check = (documentId: string, clamd?: string) => checkDocument(db, { documentId, storage, clamd });
const filesOf = (id: string) => db.$count(documentFiles, eq(documentFiles.documentId, id));
const auditOf = async (id: string, action: string) => {
  const rows = await db
    .select({ data: auditLog.data })
    .from(auditLog)
    .where(and(eq(auditLog.thingId, id), eq(auditLog.action, action)));
  return rows.map(({ data }) => data);
};
const bellOf = async (userId: string) =>
  (await db.select().from(notifications).where(eq(notifications.caseId, caseId)))
    .filter((one) => one.userId === userId && one.kind === 'document')
    .map(({ title }) => title.replace(/: AB-.*/, ''));

test('a good file is let out by its job, and the broker hears of it', async () => {
  const id = await sendDocument(db, clientViewer, { caseId });
  expect(await read(id)).toMatchObject({ state: 'quarantined', sha256: null });
  await app.runJobs();
  const sha256 = createHash('sha256').update(smallPdf().bytes).digest('hex');
  expect(await read(id)).toMatchObject({ state: 'available', pages: 1, heldSince: null, sha256 });
  expect(await auditOf(id, 'document.available')).toMatchObject([{ caseId, sha256 }]);
  expect(await filesOf(id)).toBe(2);
  const answer = await app
    .caller()
    .request(`/api/documents/${id}/pages/1`, { headers: { cookie: broker.cookie } });
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const picture = await sharp(await answer.arrayBuffer()).metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 1200 });
  expect(await bellOf(broker.id)).toEqual(['A document has arrived']);
  expect(await bellOf(client.id)).toEqual([]);
});

test('a picture is kept as it was made anew, and what was sent is gone', async () => {
  const id = await sendDocument(db, clientViewer, { caseId, file: heicPhoto() });
  const sent = await keyOfFile(db, id);
  await app.runJobs();
  const row = await read(id);
  expect(row).toMatchObject({ state: 'available', name: 'IMG_0042.jpg', mime: 'image/jpeg' });
  const kept = await app
    .caller()
    .request(`/api/documents/${id}/file`, { headers: { cookie: client.cookie } });
  const bytes = await kept.arrayBuffer();
  expect(bytes.byteLength).toBe(row?.bytes);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  const hash = (of: Uint8Array | ArrayBuffer) =>
    createHash('sha256').update(new Uint8Array(of)).digest('hex');
  expect(await auditOf(id, 'document.available')).toMatchObject([
    { sha256: hash(heicPhoto().bytes), keptAs: hash(bytes) },
  ]);
  await expect(storage.read(sent)).rejects.toMatchObject({ code: 'not_found' });
});

test.each([
  ['a program in a PDF', smallPdf({ more: '8 0 obj <</S/JavaScript>> endobj' }), /it contains a program/],
  ['macros', wordFile([{ name: 'word/vbaProject.bin', text: 'x' }]), /it contains macros/],
  [
    'a picture that is none',
    bytesNamed('photo.jpg', Buffer.from(`\xff\xd8\xff${'x'.repeat(99)}`, 'latin1')),
    /not a PDF|damaged/,
  ],
  [
    'an archive under the name of Word',
    bytesNamed('a.docx', wordFile().bytes.slice(0, 99)),
    /not a PDF|damaged/,
  ],
])('%s is rejected with the reason for both sides, and its file is gone', async (_, file, reason) => {
  const id = await sendDocument(db, clientViewer, { caseId, file });
  const key = await keyOfFile(db, id);
  await app.runJobs();
  const row = await read(id);
  expect(row).toMatchObject({ state: 'rejected', pages: 0 });
  expect(row?.rejectReason).toMatch(/^This file could not be accepted: /);
  expect(row?.rejectReason).toMatch(reason);
  expect(await filesOf(id)).toBe(0);
  await expect(storage.read(key)).rejects.toMatchObject({ code: 'not_found' });
  expect(await bellOf(client.id)).toEqual(['A file could not be accepted']);
  expect(await bellOf(broker.id)).toEqual([]);
});

test('the person hears of a document of the broker, at the bell and by mail, and of none for staff', async () => {
  await sendDocument(db, brokerViewer, { caseId, file: await photo() });
  await sendDocument(db, brokerViewer, { caseId, fields: { visibility: 'internal' } });
  await app.runJobs();
  expect(await bellOf(client.id)).toEqual(['A document from your broker']);
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.caseId, caseId));
  const about = mails.filter(({ kind }) => kind === 'document_for_person');
  expect(about.map(({ subject }) => subject)).toEqual([expect.stringContaining('has sent a document')]);
  expect(about[0]?.text).not.toContain('photo');
});

test('several documents of the broker are several lines at the bell and one mail, which waits until the last line is read', async () => {
  for (const _ of [1, 2, 3]) await sendDocument(db, brokerViewer, { caseId, file: await photo() });
  await app.runJobs();
  const mail = async () => {
    const mails = await db.select().from(outboxMails).where(eq(outboxMails.caseId, caseId));
    return mails.filter(({ kind }) => kind === 'document_for_person').map(({ state }) => state);
  };
  expect(await bellOf(client.id)).toHaveLength(3);
  expect(await mail()).toEqual(['queued']);
  const lines = await db.select().from(notifications).where(eq(notifications.caseId, caseId));
  const ids = lines.filter(({ kind }) => kind === 'document').map(({ id }) => id);
  await readNotices(db, clientViewer, { ids: ids.slice(0, 2) });
  expect(await mail()).toEqual(['queued']);
  await readNotices(db, clientViewer, { ids });
  expect(await mail()).toEqual(['withdrawn']);
});

test('a file that is checked twice at once is let out once', async () => {
  const id = await sendDocument(db, clientViewer, { caseId });
  await Promise.all([check(id), check(id)]);
  await check(id);
  expect(await filesOf(id)).toBe(2);
  expect(await bellOf(broker.id)).toHaveLength(1);
});

test('a file that was taken back while it waited is not let out', async () => {
  const id = await sendDocument(db, clientViewer, { caseId });
  await app
    .caller()
    .request(`/api/documents/${id}`, { method: 'DELETE', headers: { cookie: client.cookie } });
  await app.runJobs();
  expect(await read(id)).toMatchObject({ state: 'deleted', pages: 0 });
  expect(await filesOf(id)).toBe(0);
});

test('what the virus scanner finds is rejected', async () => {
  await using clamd = await startClamd();
  const virus = await sendDocument(db, clientViewer, { caseId, file: smallPdf({ more: clamd.virus }) });
  const good = await sendDocument(db, clientViewer, { caseId });
  for (const id of [virus, good]) await check(id, clamd.address);
  expect((await read(virus))?.rejectReason).toBe(
    'This file could not be accepted: the virus scanner found something in it.',
  );
  expect(await read(good)).toMatchObject({ state: 'available' });
  const { length } = smallPdf().bytes;
  expect(clamd.scanned()).toEqual([length + clamd.virus.length, length]);
});

test('while the virus scanner is down a file stays in quarantine and says so, and is let out afterwards', async () => {
  const clamd = await startClamd();
  const id = await sendDocument(db, clientViewer, { caseId });
  await clamd.stop();
  await check(id, clamd.address);
  expect(await read(id)).toMatchObject({ state: 'quarantined', heldSince: expect.any(Date) });
  const answer = await app
    .caller()
    .request(`/api/cases/${caseId}/documents`, { headers: { cookie: client.cookie } });
  expect((await answer.json()).items[0]).toMatchObject({
    state: 'quarantined',
    isHeld: true,
    canOpen: false,
  });
  await using again = await startClamd();
  await check(id, again.address);
  expect(await read(id)).toMatchObject({ state: 'available', heldSince: null });
});

test.each(['hangs up', 'fails'] as const)('a virus scanner that %s is one that is down', async (manner) => {
  await using clamd = await startClamd(manner);
  const id = await sendDocument(db, clientViewer, { caseId });
  await check(id, clamd.address);
  expect(await read(id)).toMatchObject({ state: 'quarantined', heldSince: expect.any(Date) });
});

test('what waits in quarantine is looked at again after two minutes', async () => {
  const id = await sendDocument(db, clientViewer, { caseId });
  await db.execute(sql`delete from pgboss.job`);
  await checkAgain(db);
  expect(await app.runJobs()).toBe(0);
  holdClock(new Date(now().getTime() + 121_000));
  await checkAgain(db);
  await checkAgain(db);
  await app.runJobs();
  expect(await read(id)).toMatchObject({ state: 'available' });
});

test('when a case is forgotten its files go, too', async () => {
  const id = await sendDocument(db, clientViewer, { caseId });
  const key = await keyOfFile(db, id);
  expect(await text(await storage.read(key))).toContain('%PDF');
  await db.delete(cases).where(eq(cases.id, caseId));
  holdClock(new Date(now().getTime() + 2 * 3_600_000));
  await sweep?.run(db, {}, { log: silentLog, jobId: '' });
  await expect(storage.read(key)).rejects.toMatchObject({ code: 'not_found' });
  expect(await db.$count(documentFiles, eq(documentFiles.id, key))).toBe(0);
  expect((await readdir(storage.incoming)).length).toBe(0);
});
