import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { documents } from '#app/features/documents/tables.server.ts';
import { auditLog, disclosures } from '#app/features/ledger/tables.server.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { openWorld } from '#tests/fixtures/api/api-world.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { createDocument, sendDocument } from '#tests/fixtures/documents/create-document.ts';
import { smallPdf } from '#tests/fixtures/documents/files.ts';

const app = await testApp();
const world = await openWorld(app);
const { client, broker, db } = world;
const otherClient = await world.person('client');
const otherBroker = await world.person('broker');
const admin = await world.person('admin');
const clientViewer: Viewer = { kind: 'user', ...client };
const PDF = Buffer.from(smallPdf().bytes);

let caseId: string;
let version: number;
let documentId: string;
beforeEach(async () => {
  ({ id: caseId, version } = await world.acceptedCase());
  documentId = await createDocument(db, clientViewer, { caseId });
});

type Who = { cookie: string };
const call = (who: Who | null, method: string, path: string, headers: Record<string, string> = {}) =>
  app.caller().request(path, { method, headers: { ...headers, ...(who && { cookie: who.cookie }) } });
const get = (who: Who | null, path: string, headers?: Record<string, string>) =>
  call(who, 'GET', path, headers);
const file = () => `/api/documents/${documentId}/file`;
const readings = () => db.select().from(disclosures).where(eq(disclosures.documentId, documentId));
const listed = async (who: Who) => (await (await get(who, `/api/cases/${caseId}/documents`)).json()).items;

async function withdraw() {
  const json = { version, to: 'withdrawn' };
  const headers = { cookie: client.cookie };
  await app.caller().request(`/api/cases/${caseId}/transitions`, { method: 'POST', json, headers });
}

test('a file is a download that no browser runs, and comes back as it was', async () => {
  const answer = await get(client, file());
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(PDF.length),
    'content-disposition': `attachment; filename="abstract.pdf"; filename*=UTF-8''abstract.pdf`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
  });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
});

test('a name in any writing stands in the answer, and cannot break out of it', async () => {
  await db.update(documents).set({ name: 'Zoë "x"; é’s 好.pdf' }).where(eq(documents.id, documentId));
  const answer = await get(client, file());
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Zo_ _x_; __s _.pdf"; filename*=UTF-8''Zo%C3%AB%20%22x%22%3B%20%C3%A9%E2%80%99s%20%E5%A5%BD.pdf`,
  );
});

test.each<[string, number, number, number]>([
  ['bytes=0-3', 206, 0, 3],
  ['bytes=5-', 206, 5, PDF.length - 1],
  ['bytes=-4', 206, PDF.length - 4, PDF.length - 1],
  ['bytes=-999999', 206, 0, PDF.length - 1],
  ['bytes=0-999999', 206, 0, PDF.length - 1],
  ['bytes=1-2,4-5', 200, 0, PDF.length - 1],
  ['lines=1-2', 200, 0, PDF.length - 1],
  ['bytes=-', 200, 0, PDF.length - 1],
])('%s answers %i', async (range, status, first, last) => {
  const answer = await get(client, file(), { range });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-range')).toBe(
    status === 206 ? `bytes ${first}-${last}/${PDF.length}` : null,
  );
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF.subarray(first, last + 1));
});

test.each(['bytes=999999-', 'bytes=5-3', 'bytes=-0'])('%s is a range that there is not', async (range) => {
  const answer = await get(client, file(), { range });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${PDF.length}`]);
});

test('a browser that has the file asks again, and a range of another version is the whole', async () => {
  const etag = (await get(client, file())).headers.get('etag') ?? '';
  const again = await get(client, file(), { 'if-none-match': `"other", W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await get(client, file(), { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get(client, file(), { range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);
  expect((await get(client, file(), { range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200);
  const head = await call(client, 'HEAD', file());
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(PDF.length)]);
});

test('whoever reads the list of files is in the passport with the names alone, and has opened none', async () => {
  await listed(broker);
  const viewed = await db.select().from(disclosures).where(eq(disclosures.caseId, caseId));
  const fields = viewed.filter(({ kind }) => kind === 'viewed').map((row) => row.fields);
  expect(fields).toContainEqual(['document_names']);
  expect(fields.flat()).not.toContain('documents');
  expect((await listed(client))[0].openings).toEqual([]);
});

test('whoever opens it is in the passport, once an hour for each document; the person is not', async () => {
  // The first minute of this hour, so that the next one comes before anybody's session ends.
  holdClock(new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS));
  await get(client, file());
  expect(await readings()).toEqual([]);
  const second = await createDocument(db, clientViewer, { caseId });
  await Promise.all([get(broker, file()), get(broker, file(), { range: 'bytes=0-3' }), get(broker, file())]);
  await get(broker, `/api/documents/${documentId}/pages/1`);
  await get(broker, `/api/documents/${second}/file`);
  expect(await readings()).toMatchObject([
    { caseId, kind: 'viewed', recipientId: broker.id, fields: ['documents'], purpose: 'case_work' },
  ]);
  holdClock(new Date(now().getTime() + HOUR_MS));
  await get(broker, file());
  expect(await readings()).toHaveLength(2);
  const [, first] = await listed(client);
  expect(first.openings).toMatchObject([
    { recipient: { kind: 'broker', name: broker.fullName, brokerage: 'Foothills Insurance Partners' } },
    {},
  ]);
  expect((await listed(broker))[1].openings).toBeNull();
});

test('an administrator opens it with a reason, which the person reads and the audit log holds', async () => {
  const refused = await get(admin, file());
  expect([refused.status, (await refused.json()).errors]).toEqual([
    422,
    { reason: 'Please say why you are opening this' },
  ]);
  expect(await readings()).toEqual([]);
  expect((await get(admin, `${file()}?reason=privacy_request`)).status).toBe(200);
  expect(await readings()).toMatchObject([{ recipientKind: 'admin', purpose: 'privacy_request' }]);
  // The pages of a document are opened with it, and what a broker opens stands in the passport alone.
  expect((await get(admin, `/api/documents/${documentId}/pages/1?reason=privacy_request`)).status).toBe(200);
  expect((await get(broker, file())).status).toBe(200);
  const opened = await db.select().from(auditLog).where(eq(auditLog.action, 'document.opened'));
  expect(opened.filter(({ thingId }) => thingId === documentId)).toMatchObject([
    { actorId: admin.id, data: { caseId, reason: 'privacy_request' } },
  ]);
});

test('a file is not there for anybody else, for every verb, also after access has ended', async () => {
  for (const who of [otherClient, otherBroker]) {
    for (const [method, path] of [
      ['GET', file()],
      ['HEAD', file()],
      ['GET', `/api/documents/${documentId}/pages/1`],
      ['DELETE', `/api/documents/${documentId}`],
      ['GET', `/api/cases/${caseId}/documents`],
    ] as const)
      expect([method, path, (await call(who, method, path)).status]).toEqual([method, path, 404]);
  }
  expect((await get(null, file())).status).toBe(401);
  const etag = (await get(broker, file())).headers.get('etag') ?? '';
  await withdraw();
  expect((await get(broker, file(), { 'if-none-match': etag })).status).toBe(404);
  expect((await get(broker, `/api/cases/${caseId}/documents`)).status).toBe(404);
  expect((await get(client, file())).status).toBe(200);
});

test('a broker who has not accepted a case knows nothing of its documents', async () => {
  const { id } = await world.assignedCase();
  documentId = await createDocument(db, clientViewer, { caseId: id });
  expect(await (await get(broker, `/api/cases/${id}/documents`)).json()).toEqual({ items: [], room: 0 });
  expect((await get(broker, file())).status).toBe(404);
  expect(await readings()).toEqual([]);
});

test('what is in quarantine or was rejected is served to nobody', async () => {
  documentId = await sendDocument(db, clientViewer, { caseId });
  for (const who of [client, broker]) expect((await get(who, file())).status).toBe(409);
  await db
    .update(documents)
    .set({ state: 'rejected', rejectReason: 'This file could not be accepted: it is damaged.' })
    .where(eq(documents.id, documentId));
  const answer = await get(client, file());
  expect([answer.status, (await answer.json()).message]).toEqual([
    409,
    'This file was not accepted, so there is nothing to open.',
  ]);
  for (const who of [client, broker])
    expect((await listed(who))[0].rejectReason).toBe('This file could not be accepted: it is damaged.');
});

test('whoever sent a file takes it back: a line stays, without its name', async () => {
  expect((await call(broker, 'DELETE', `/api/documents/${documentId}`)).status).toBe(403);
  const twice = await Promise.all([
    call(client, 'DELETE', `/api/documents/${documentId}`),
    call(client, 'DELETE', `/api/documents/${documentId}`),
  ]);
  expect(twice.map(({ status }) => status)).toEqual([204, 204]);
  expect((await get(client, file())).status).toBe(404);
  const [line] = await listed(broker);
  expect(line).toMatchObject({ state: 'deleted', name: '', pages: 0, canOpen: false });
  const audit = await db.select().from(auditLog).where(eq(auditLog.thingId, documentId));
  expect(audit.map(({ action }) => action)).toEqual(['document.received', 'document.deleted']);
  await app.runJobs();
});

async function ask(): Promise<string> {
  const json = { title: 'Driver abstract', kind: 'document' };
  const headers = { cookie: broker.cookie };
  const answer = await app
    .caller()
    .request(`/api/cases/${caseId}/requests`, { method: 'POST', json: { version, ...json }, headers });
  return (await answer.json()).id;
}

async function settleRequest(requestId: string, state: string) {
  const headers = { cookie: broker.cookie };
  return app.caller().request(`/api/requests/${requestId}`, { method: 'PATCH', json: { state }, headers });
}

test('a document answers what was asked for once it is checked, and stays once the broker has accepted it', async () => {
  const requestId = await ask();
  documentId = await sendDocument(db, clientViewer, { caseId, fields: { requestId } });
  const state = async () => {
    const requests = await get(client, `/api/cases/${caseId}/requests`);
    return (await requests.json()).items[0].state;
  };
  expect(await state()).toBe('open');
  await app.runJobs();
  expect(await state()).toBe('submitted');
  const { items } = await (await get(client, '/api/cases')).json();
  expect(items[0].acted).toMatchObject({ kind: 'information_given', by: 'The system' });
  const another = await sendDocument(db, clientViewer, { caseId, fields: { requestId } });
  await app.runJobs();
  expect(await state()).toBe('submitted');
  const there: { id: string; requestId: string | null }[] = await listed(broker);
  const given = there.filter((one) => one.requestId === requestId).map(({ id }) => id);
  expect(new Set(given)).toEqual(new Set([documentId, another]));
  expect((await settleRequest(requestId, 'accepted')).status).toBe(200);
  expect((await listed(client))[0]).toMatchObject({ requestId, isAccepted: true, canDelete: false });
  const answer = await call(client, 'DELETE', `/api/documents/${documentId}`);
  expect([answer.status, (await answer.json()).message]).toEqual([
    409,
    'The broker has accepted this document, so it stays with the case.',
  ]);
  await expect(sendDocument(db, clientViewer, { caseId, fields: { requestId } })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a document for what nobody asked for, or not any more, is refused', async () => {
  const requestId = await ask();
  await settleRequest(requestId, 'cancelled');
  const other = await world.acceptedCase();
  for (const [fields, code, where] of [
    [{ requestId }, 'conflict', caseId],
    [{ requestId }, 'invalid', other.id],
    [{ requestId: documentId }, 'invalid', caseId],
  ] as const)
    await expect(sendDocument(db, clientViewer, { caseId: where, fields })).rejects.toMatchObject({ code });
});

test('what the client sends while the broker waits gives the turn back', async () => {
  const input = { note: 'Please send your abstract' };
  const waiting = await takeStep(db, { kind: 'user', ...broker }, { caseId, step: 'wait_for_client', input });
  expect(waiting.row.status).toBe('waiting_on_client');
  await sendDocument(db, clientViewer, { caseId });
  await app.runJobs();
  expect((await (await get(client, `/api/cases/${caseId}`)).json()).status).toBe('in_progress');
});

test('what came by the link before there was an account is the client’s own', async () => {
  const sent = await sendDocument(db, VISITOR, { caseId, byLink: true });
  expect((await listed(client))[0]).toMatchObject({ id: sent, side: 'visitor', author: null, isOwn: true });
  expect((await listed(broker))[0]).toMatchObject({ id: sent, isOwn: false });
});

test('the next broker reads what was sent to the person, not by whom, and nothing that the last one kept', async () => {
  const brokerViewer: Viewer = { kind: 'user', ...broker };
  const shown = await createDocument(db, brokerViewer, { caseId });
  const kept = await createDocument(db, brokerViewer, { caseId, fields: { visibility: 'internal' } });
  const input = { brokerId: otherBroker.id, reason: 'reassigned' };
  await takeStep(db, { kind: 'user', ...admin }, { caseId, step: 'assign', input });
  const { row } = await takeStep(db, { kind: 'user', ...otherBroker }, { caseId, step: 'accept', input: {} });
  expect(row.status).toBe('in_progress');
  const items: { id: string; author: string }[] = await listed(otherBroker);
  expect(items.map(({ id, author }) => [id, author])).toEqual([
    [shown, 'Another broker'],
    [documentId, client.fullName],
  ]);
  expect((await get(otherBroker, `/api/documents/${kept}/file`)).status).toBe(404);
  expect((await get(broker, file())).status).toBe(404);
});
