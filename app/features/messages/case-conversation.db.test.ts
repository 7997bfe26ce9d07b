import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { disclosures } from '#app/features/ledger/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { type LiveEvent, openLive } from '#app/platform/live/live.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { type TestApp, testApp } from '#tests/fixtures/api/app.ts';
import { acceptCase, assignBroker, withdrawCase } from '#tests/fixtures/api/cases/case-steps.ts';
import { conversationCalls } from '#tests/fixtures/api/cases/conversation-calls.ts';
import { createDocument } from '#tests/fixtures/documents/create-document.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import type { LinePage } from './schema.ts';

const app = await testApp();
const client = await createUser(app.db, { username: 'client', fullName: 'Kim Client' });
await createUser(app.db, { username: 'stranger', fullName: 'Sam Stranger' });
const admin = await createUser(app.db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const broker = await createBroker(app.db, { username: 'broker', fullName: 'Dana Broker' });
const next = await createBroker(app.db, { username: 'next', fullName: 'Omar Next' });
const as = {
  client: await app.as({ username: 'client' }),
  stranger: await app.as({ username: 'stranger' }),
  admin: await app.as({ username: 'admin' }),
  broker: await app.as({ username: 'broker' }),
  next: await app.as({ username: 'next' }),
};
type Who = Pick<TestApp, 'request'>;

let id: string;
beforeEach(async () => {
  id = (await createAssignedCase(app.db, broker, {}, client)).id;
  await acceptCase(app.db, broker, { caseId: id });
});
afterEach(() => holdClock(null));

const { send, read, say, conversations } = conversationCalls(() => id);
const texts = ({ items }: LinePage) => items.map(({ body }) => body);
const change = (who: Who, method: string, mid: string, json?: object) =>
  who.request(`/api/cases/${id}/messages/${mid}`, { method, ...(json && { json }) });

test('client and broker write to each other, each named as the other knows them', async () => {
  expect((await read(as.client)).items).toEqual([]);
  const clientId = newId();
  const sent = await send(as.client, { body: ' Good morning ', clientId });
  expect(sent.status).toBe(201);
  expect(await sent.json()).toMatchObject({ position: 1, body: 'Good morning', isYours: true, clientId });
  await say(as.broker, 'Hello Kim');
  const page = await read(as.broker);
  expect(page).toMatchObject({
    total: 2,
    nextCursor: null,
    hasWritten: true,
    mayWrite: ['said', 'internal'],
  });
  expect(page.items).toMatchObject([
    { author: 'Kim Client', isYours: false, clientId: null },
    { author: 'Dana Broker, Foothills Insurance Partners, licence DEMO-BROKER', isYours: true },
  ]);
  expect(await read(as.client)).toMatchObject({ mayWrite: ['said'] });
});

test('a line takes along what its writer has sent to the case, and nothing else', async () => {
  const by = (who: typeof broker, fields?: Record<string, string>) =>
    createDocument(app.db, { ...who, kind: 'user' }, { caseId: id, ...(fields && { fields }) });
  const own = await by(broker);
  const sent = await say(as.broker, 'Here is the form', { documentIds: [own] });
  expect(sent).toMatchObject({ documentIds: [own] });
  expect((await read(as.client)).items).toMatchObject([{ documentIds: [own] }]);

  const kept = await by(broker, { visibility: 'internal' });
  expect(await say(as.broker, 'For us', { kind: 'internal', documentIds: [kept] })).toMatchObject({
    documentIds: [kept],
  });
  const refused = { errors: { documentIds: 'Please attach documents that you have sent here' } };
  for (const documentId of [kept, await by(client), newId()]) {
    const answer = await send(as.broker, { body: 'And this', documentIds: [own, documentId] });
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining(refused)]);
  }
  expect((await read(as.broker)).total).toBe(2);
});

test('a page holds the newest lines, and the cursor leads to those before', async () => {
  for (let count = 1; count <= 5; count += 1) await say(as.client, `Line ${count}`);
  const newest = await read(as.broker, '?limit=2');
  expect(texts(newest)).toEqual(['Line 4', 'Line 5']);
  const before = await read(as.broker, `?limit=2&cursor=${newest.nextCursor}`);
  expect(texts(before)).toEqual(['Line 2', 'Line 3']);
  const first = await read(as.broker, `?limit=2&cursor=${before.nextCursor}`);
  expect([texts(first), first.nextCursor]).toEqual([['Line 1'], null]);
});

test('whoever knows everything up to a revision is given what changed since, and only that', async () => {
  const first = await say(as.client, 'Frist');
  await say(as.broker, 'Second');
  const { revision } = await read(as.broker);
  expect((await read(as.broker, `?since=${revision}`)).items).toEqual([]);
  await change(as.client, 'PATCH', first.id, { body: 'First' });
  await say(as.client, 'Third');
  await say(as.client, 'Fourth');
  const some = await read(as.broker, `?since=${revision}&limit=2`);
  expect(texts(some)).toEqual(['First', 'Third']);
  expect(some.nextCursor).not.toBeNull();
  const rest = await read(as.broker, `?since=${some.revision}`);
  expect([texts(rest), rest.nextCursor]).toEqual([['Fourth'], null]);
  await change(as.client, 'DELETE', first.id);
  expect((await read(as.broker, `?since=${rest.revision}`)).items).toMatchObject([
    { id: first.id, body: '', deletedAt: expect.any(String) },
  ]);
});

test('the words of a conversation are found, whatever their case, and taken literally', async () => {
  await say(as.client, 'The VIN is 2T3');
  await say(as.client, '100% sure');
  await say(as.broker, 'vin noted', { kind: 'internal' });
  expect(texts(await read(as.broker, '?q=vin'))).toEqual(['The VIN is 2T3', 'vin noted']);
  expect(texts(await read(as.client, '?q=vin'))).toEqual(['The VIN is 2T3']);
  expect(texts(await read(as.client, '?q=0%25'))).toEqual(['100% sure']);
  expect((await as.client.request(`/api/cases/${id}/messages?q=v`)).status).toBe(422);
});

test('the same message sent twice at once by a retry is one', async () => {
  const line = { body: 'Once', clientId: newId() };
  const answers = await Promise.all([send(as.client, line), send(as.client, line)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(texts(await read(as.broker))).toEqual(['Once']);
});

test.each([
  ['nothing', { body: '  ' }, 'Message cannot be empty'],
  ['4,001 characters', { body: 'x'.repeat(4_001) }, 'Message must not exceed 4000 characters'],
  ['a note of the system', { body: 'x', kind: 'note' }, expect.any(String)],
])('%s is refused', async (_, line, message) => {
  const answer = await send(as.client, line);
  expect([answer.status, (await answer.json()).message]).toEqual([422, message]);
});

test('a note for staff is never seen by the client, nor by the next broker', async () => {
  expect((await send(as.client, { body: 'Psst', kind: 'internal' })).status).toBe(403);
  await say(as.broker, 'Hard to reach', { kind: 'internal' });
  await say(as.broker, 'Hello Kim');
  await say(as.admin, 'Please be quick', { kind: 'internal' });
  expect(texts(await read(as.client))).toEqual(['Hello Kim']);
  expect(texts(await read(as.admin))).toEqual(['Hard to reach', 'Hello Kim', 'Please be quick']);
  await returnToNext();
  const page = await read(as.next);
  expect(texts(page)).toEqual(['Hello Kim', 'Please be quick']);
  expect(page.items[0]).toMatchObject({ author: 'Another broker', isYours: false });
});

test('somebody else’s conversation does not exist, whatever is asked of it', async () => {
  const { id: mid } = await say(as.client, 'Between us');
  for (const who of [as.stranger, as.next]) {
    const answers = await Promise.all([
      who.request(`/api/cases/${id}/messages`),
      send(who, { body: 'Me too' }),
      who.request(`/api/cases/${id}/messages/read`, { method: 'POST', json: { at: 1 } }),
      change(who, 'PATCH', mid, { body: 'x' }),
      change(who, 'DELETE', mid),
      who.request(`/api/cases/${id}/presence`),
      who.request(`/api/cases/${id}/presence`, { method: 'POST', json: { presence: 'here' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect(await conversations(who)).toEqual([]);
  }
  expect((await change(as.broker, 'PATCH', mid, { body: 'x' })).status).toBe(404);
  const unknown = `/api/cases/${newId()}/messages`;
  expect((await as.admin.request(unknown)).status).toBe(404);
  expect((await as.admin.request(unknown, { method: 'POST', json: { body: 'x' } })).status).toBe(404);
});

test('a broker who was only asked reads and writes nothing; one whose access ended no more', async () => {
  const asked = await createAssignedCase(app.db, next, {}, client);
  id = asked.id;
  await say(as.client, 'Anybody there?');
  expect((await send(as.next, { body: 'Yes' })).status).toBe(404);
  await acceptCase(app.db, next, { caseId: id });
  expect(texts(await read(as.next))).toEqual(['Anybody there?']);
  await withdrawCase(app.db, client, { caseId: id });
  expect((await send(as.next, { body: 'Wait' })).status).toBe(404);
  const late = await send(as.client, { body: 'Hello?' });
  expect([late.status, (await late.json()).message]).toEqual([409, 'Messaging is closed for this request.']);
  expect(await read(as.client)).toMatchObject({ mayWrite: [], total: 1 });
});

test('an open page hears that its broker’s access ended, and nothing of the case after that', async () => {
  const live = await openLive(app.database, silentLog);
  const heardBy = (viewer: Viewer) => {
    const topics: string[] = [];
    const onEvent = (event: LiveEvent) => void topics.push(...event.topics);
    live.subscribe(viewer, undefined, { onEvent, onReset: () => {}, onClose: () => {} });
    return topics;
  };
  const [theirs, own] = [heardBy(broker), heardBy(client)];
  await say(as.client, 'Before');
  await vi.waitFor(() => expect(theirs).toContain(`cases/${id}/messages`));
  theirs.length = 0;
  await assignBroker(app.db, admin, { caseId: id, brokerId: next.id, reason: 'Away' });
  // So that the page asks again, and is refused.
  await vi.waitFor(() => expect(theirs.join()).toContain(`cases/${id}`));
  expect((await as.broker.request(`/api/cases/${id}`)).status).toBe(404);
  theirs.length = 0;
  own.length = 0;
  await say(as.client, 'After');
  await vi.waitFor(() => expect(own).toContain(`cases/${id}/messages`));
  expect(theirs).toEqual([]);
  await live.close();
});

test('who is writing is known for a few seconds, who has it open to staff alone', async () => {
  const start = now();
  holdClock(start);
  const sign = (who: Who, presence: string) =>
    who.request(`/api/cases/${id}/presence`, { method: 'POST', json: { presence } });
  const present = async (who: Who) => (await (await who.request(`/api/cases/${id}/presence`)).json()).items;
  await sign(as.broker, 'here');
  await sign(as.client, 'here');
  expect(await present(as.client)).toEqual([]);
  expect(await present(as.broker)).toEqual([{ name: 'Kim Client', role: 'client', isWriting: false }]);
  await sign(as.broker, 'writing');
  expect(await present(as.client)).toEqual([{ name: 'Dana Broker', role: 'broker', isWriting: true }]);
  await say(as.broker, 'Here it is.');
  expect(await present(as.client)).toEqual([]);
  await sign(as.broker, 'writing');
  holdClock(new Date(start.getTime() + 10_000));
  expect(await present(as.client)).toEqual([]);
  await sign(as.client, 'away');
  expect(await present(as.broker)).toEqual([]);
  expect((await sign(as.client, 'asleep')).status).toBe(422);
});

test('what a broker reads of a conversation is in the data passport', async () => {
  await say(as.client, 'Hello');
  await read(as.client);
  await read(as.broker);
  const rows = await app.db.select().from(disclosures).where(eq(disclosures.caseId, id));
  const messages = rows.filter(({ fields }) => fields.includes('messages'));
  expect(messages.map(({ recipientId }) => recipientId)).toEqual([broker.id]);
});

async function returnToNext(): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.execute(`update case_access set closed_at = now(), ended_at = now(), closed_reason = 'reassigned'
      where case_id = '${id}' and closed_at is null`);
    await tx.execute(`update cases set status = 'new' where id = '${id}'`);
  });
  await assignBroker(app.db, admin, { caseId: id, brokerId: next.id });
  await acceptCase(app.db, next, { caseId: id });
}
