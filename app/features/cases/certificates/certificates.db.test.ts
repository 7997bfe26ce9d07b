import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase, dayFromNow } from '#tests/fixtures/api/cases/worked-case.ts';
import { sendDocument } from '#tests/fixtures/documents/create-document.ts';
import { heicPhoto, smallPdf } from '#tests/fixtures/documents/files.ts';

const app = await testApp();
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
await createBroker(db, { username: 'other', fullName: 'Olive Other' });
await createUser(db, { username: 'stranger', fullName: 'Sam Stranger' });
const as = {
  client: await app.as({ username: 'client' }),
  broker: await app.as({ username: 'broker' }),
  other: await app.as({ username: 'other' }),
  stranger: await app.as({ username: 'stranger' }),
};
type Caller = (typeof as)['client'];

async function wonCase(type: 'business' | 'auto' = 'business'): Promise<string> {
  const id = await createWorkedCase(db, broker, client, { type });
  const input = { insurer: 'Prairie Mutual', effectiveOn: dayFromNow(1) };
  await takeStep(db, broker, { caseId: id, step: 'win', input });
  return id;
}
const asked = { holder: 'Bow River Mall', address: '1 Main Street', neededBy: dayFromNow(7) };
async function call(who: Caller, method: string, path: string, json?: object) {
  const answer = await who.request(`/api/${path}`, { method, ...(json && { json }) });
  return { status: answer.status, body: await answer.json() };
}
const ask = (who: Caller, id: string, json: object = asked) =>
  call(who, 'POST', `cases/${id}/certificates`, json);
const mailsOf = async (id: string) =>
  (await db.select().from(outboxMails).where(eq(outboxMails.caseId, id))).map(({ kind }) => kind);

test('a business asks for a certificate, its broker gets it as a task and sends it', async () => {
  const id = await wonCase();
  const { status, body } = await ask(as.client, id);
  expect([status, body.state]).toEqual([201, 'requested']);
  expect(await mailsOf(id)).toContain('certificate_requested');
  const documentId = newId();
  const sent = await call(as.broker, 'PATCH', `certificates/${body.id}`, { state: 'sent', documentId });
  expect(sent.body).toMatchObject({ state: 'sent', documentId });
  expect((await call(as.client, 'GET', `cases/${id}/certificates`)).body.items).toMatchObject([
    { holder: 'Bow River Mall', state: 'sent' },
  ]);
  expect(await mailsOf(id)).toContain('certificate_answered');
  const { items } = (await call(as.broker, 'GET', `cases/${id}/events`)).body;
  const named = items.filter(({ data }: { data: object }) => 'certificateId' in data);
  expect(named.map(({ data }: { data: { holder: string } }) => data.holder)).toEqual([
    ...['Bow River Mall', 'Bow River Mall'],
  ]);
});

test('whoever asked for a certificate gets one email when it is sent, and of one nobody asked for the email of any document', async () => {
  const id = await wonCase();
  const { body } = await ask(as.client, id);
  const sends = (of: { requestId?: string }) =>
    sendDocument(db, broker, { caseId: id, fields: { category: 'certificate', ...of } });
  const ofClient = async () =>
    (await mailsOf(id)).filter((kind) => /^(certificate_answered|document)/.test(kind));
  const certificates = async () => (await call(as.client, 'GET', `cases/${id}/certificates`)).body.items;
  await sends({});
  await app.runJobs();
  expect(await ofClient()).toEqual(['document_for_person']);
  expect(await certificates()).toMatchObject([{ state: 'requested', documentId: null }]);
  const documentId = await sends({ requestId: body.id });
  expect(await certificates()).toMatchObject([{ state: 'requested' }]);
  await app.runJobs();
  expect(await certificates()).toMatchObject([{ state: 'sent', documentId }]);
  expect(await ofClient()).toEqual(['document_for_person', 'certificate_answered']);
  const { items } = (await call(as.broker, 'GET', `cases/${id}/events`)).body;
  expect(items.find(({ kind }: { kind: string }) => kind === 'certificate_answered').by).toBe('You');
});

test('a file is taken as the certificate of a request only while that waits, of its own case, as a PDF that its client sees', async () => {
  const id = await wonCase();
  const { body } = await ask(as.client, id);
  const send = (fields: object, file = smallPdf()) =>
    sendDocument(db, broker, {
      caseId: id,
      file,
      fields: { category: 'certificate', requestId: body.id, ...fields },
    });
  await expect(send({ visibility: 'internal' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(send({}, heicPhoto())).rejects.toMatchObject({ code: 'invalid' });
  const other = await ask(as.client, await wonCase());
  await expect(send({ requestId: other.body.id })).rejects.toMatchObject({ code: 'not_found' });
  const [first, second] = [await send({}), await send({})];
  await app.runJobs();
  await expect(send({})).rejects.toMatchObject({ code: 'conflict' });
  const [certificate] = (await call(as.client, 'GET', `cases/${id}/certificates`)).body.items;
  expect([first, second]).toContain(certificate.documentId);
  // What came beside it is a document like any other.
  expect(await mailsOf(id)).toContain('document_for_person');
  await expect(send({ replacesId: certificate.documentId })).resolves.toBeTruthy();
});

test('until it is sent it is what comes next in the queue of its broker, also after they have written', async () => {
  const id = await wonCase();
  const rowOf = async () => {
    const { body } = await call(as.broker, 'GET', 'broker/queue');
    return body.items.find((item: { id: string }) => item.id === id);
  };
  expect(await rowOf()).toBeUndefined();
  const { body: later } = await ask(as.client, id, {
    ...asked,
    holder: 'Mount Royal',
    neededBy: dayFromNow(9),
  });
  const { body: sooner } = await ask(as.client, id);
  const page = (await call(as.client, 'GET', `cases/${id}`)).body;
  const listed = (await call(as.client, 'GET', 'cases')).body.items.find(
    (item: { id: string }) => item.id === id,
  );
  for (const { turn } of [page, listed])
    expect(turn).toMatchObject({ what: 'certificate', certificates: 2, dueAt: page.turn.dueAt });
  const certificate = { holder: 'Bow River Mall', neededBy: dayFromNow(7), others: ['Mount Royal'] };
  expect(await rowOf()).toMatchObject({ clock: 'certificate', section: 'later', case: { certificate } });
  await call(as.broker, 'POST', `cases/${id}/messages`, { body: 'I will send it this week.', kind: 'said' });
  expect(await rowOf()).toMatchObject({ clock: 'certificate', case: { certificate } });
  const sent = { state: 'sent', documentId: newId() };
  await call(as.broker, 'PATCH', `certificates/${sooner.id}`, sent);
  expect(await rowOf()).toMatchObject({
    clock: 'certificate',
    case: { certificate: { holder: 'Mount Royal', others: [] } },
  });
  await call(as.broker, 'PATCH', `certificates/${later.id}`, sent);
  expect(await rowOf()).toBeUndefined();
});

test('one that cannot be sent comes back with the reason', async () => {
  const id = await wonCase();
  const { body } = await ask(as.client, id);
  const path = `certificates/${body.id}`;
  expect((await call(as.broker, 'PATCH', path, { state: 'declined', reason: ' ' })).status).toBe(422);
  const declined = { state: 'declined', reason: 'Not covered' };
  const tries = await Promise.all([1, 2].map(() => call(as.broker, 'PATCH', path, declined)));
  expect(tries.map((one) => one.status).toSorted()).toEqual([200, 409]);
});

test('whoever asked for one cancels it: its broker has nothing to send, is told so, and cannot answer it', async () => {
  const id = await wonCase();
  const { body } = await ask(as.client, id);
  const cancel = () => call(as.client, 'POST', `certificates/${body.id}/cancel`, {});
  const tries = await Promise.all([cancel(), cancel()]);
  expect(tries.map((one) => one.status).toSorted()).toEqual([200, 409]);
  expect((await call(as.client, 'GET', `cases/${id}/certificates`)).body.items).toMatchObject([
    { holder: 'Bow River Mall', state: 'cancelled' },
  ]);
  expect(await mailsOf(id)).toContain('certificate_cancelled');
  const row = (await call(as.broker, 'GET', 'broker/queue')).body.items.find(
    (item: { id: string }) => item.id === id,
  );
  expect(row).toMatchObject({ clock: 'look', case: { certificate: null } });
  const late = await call(as.broker, 'PATCH', `certificates/${body.id}`, {
    ...{ state: 'declined', reason: 'Not covered' },
  });
  expect([late.status, late.body.message]).toEqual([409, 'No certificate is asked for.']);
  expect((await ask(as.client, id)).status).toBe(201);
  const stillAsked = await call(as.broker, 'PATCH', `certificates/${body.id}`, {
    ...{ state: 'declined', reason: 'Not covered' },
  });
  expect([stillAsked.status, stillAsked.body.message]).toEqual([
    ...[409, 'The client has cancelled this certificate request.'],
  ]);
});

test('what was answered is not cancelled, and nobody cancels for somebody else', async () => {
  const id = await wonCase();
  const { body } = await ask(as.client, id);
  const path = `certificates/${body.id}/cancel`;
  expect((await call(as.broker, 'POST', path, {})).status).toBe(403);
  expect((await call(as.stranger, 'POST', path, {})).status).toBe(404);
  await ask(as.client, id, { ...asked, holder: 'Mount Royal' });
  await call(as.broker, 'PATCH', `certificates/${body.id}`, { state: 'sent', documentId: newId() });
  const { status, body: refused } = await call(as.client, 'POST', path, {});
  expect([status, refused.message]).toEqual([
    ...[409, 'This certificate request has already been answered.'],
  ]);
  expect((await call(as.client, 'POST', `certificates/${newId()}/cancel`, {})).status).toBe(404);
});

test('wrong input is refused by field, and the same is not asked for twice', async () => {
  const id = await wonCase();
  for (const [change, field] of [
    [{ holder: ' ' }, 'holder'],
    [{ address: '' }, 'address'],
    [{ neededBy: dayFromNow(-1) }, 'neededBy'],
    [{ wording: 'x'.repeat(1_001) }, 'wording'],
  ] as const) {
    const { status, body } = await ask(as.client, id, { ...asked, ...change });
    expect([status, Object.keys(body.errors)], field).toEqual([422, [field]]);
  }
  const tries = await Promise.all([1, 2].map(() => ask(as.client, id)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('only won business cases have certificates, and only their own people', async () => {
  expect((await ask(as.client, await wonCase('auto'))).status).toBe(409);
  expect(
    (await ask(as.client, await createWorkedCase(db, broker, client, { type: 'business' }))).status,
  ).toBe(409);
  const id = await wonCase();
  expect((await ask(as.stranger, id)).status).toBe(404);
  expect((await ask(as.broker, id)).status).toBe(403);
  const { body } = await ask(as.client, id);
  const answer = { state: 'declined', reason: 'No' };
  expect((await call(as.other, 'PATCH', `certificates/${body.id}`, answer)).status).toBe(404);
  expect((await call(as.client, 'PATCH', `certificates/${body.id}`, answer)).status).toBe(403);
});
