import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { disclosures } from '#app/features/ledger/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { acceptCase, withdrawByLink } from '#tests/fixtures/api/cases/case-steps.ts';
import { chatVisitor, lead } from '#tests/fixtures/api/chat-visitor.ts';
import { chatSessions } from '../tables.server.ts';
import { watchChats } from './watch-chats.server.ts';

const app = await testApp();
const { say, handOff, state, clear } = chatVisitor(app);
const { id: averyId } = await createUser(app.db, {
  username: 'avery',
  fullName: 'Avery Admin',
  role: 'admin',
});
const other = await createUser(app.db, { username: 'robin', fullName: 'Robin Admin', role: 'admin' });
await createUser(app.db, { username: 'casey', fullName: 'Casey Client' });
const dana = await createBroker(app.db, { username: 'dana', fullName: 'Dana Broker' }, { types: ['auto'] });
await createBroker(app.db, { username: 'olive', fullName: 'Olive Other' }, { types: ['life'] });
const [avery, robin, danaPage, olivePage] = await Promise.all(
  ['avery', 'robin', 'dana', 'olive'].map((username) => app.as({ username })),
);

afterEach(() => holdClock(null));

const later = (minutes: number) => holdClock(new Date(now().getTime() + minutes * 60_000));
const post = (caller: Caller | undefined, path: string, json: unknown = {}) =>
  (caller ?? app).request(`/api/chats/${path}`, { method: 'POST', json });
const answer = (caller: Caller | undefined, id: string, body = 'Good morning') =>
  post(caller, `${id}/messages`, { body });
const read = async (caller: Caller | undefined, id: string) => (caller ?? app).request(`/api/chats/${id}`);
const listOf = async (caller: Caller | undefined) =>
  (await (await (caller ?? app).request('/api/chats')).json()).items as Record<string, unknown>[];
const heard = async (token: string) => (await state(token)).json();
const contents = (messages: { content: string }[]) => messages.map(({ content }) => content);

/** A visitor who has asked for a person. */
async function waiting(question = 'Is hail damage covered?') {
  const { token } = await say(question);
  const receipt = await (await handOff(token)).json();
  const [session] = await app.db
    .select()
    .from(chatSessions)
    .orderBy(chatSessions.createdAt)
    .then((rows) => rows.slice(-1));
  return { token, receipt, id: session?.id ?? '' };
}

/** A visitor who has agreed to share, whose case the broker has accepted, and who then asked for a person. */
async function waitingWithCase() {
  const leadInfo = lead({ consent: true, insuranceType: 'auto' });
  const { token, data } = await say('Yes', { leadInfo });
  await app.runJobs();
  const [row] = await app.db.select().from(cases).where(eq(cases.reference, data.leadId));
  const caseId = row?.id ?? '';
  await say('Something I told the assistant only', { token });
  await handOff(token, leadInfo.email);
  const [session] = await app.db.select().from(chatSessions).where(eq(chatSessions.caseId, caseId));
  const accept = async () => {
    const [assigned] = await app.db.select().from(cases).where(eq(cases.id, caseId));
    await acceptCase(app.db, dana, { caseId, version: assigned?.version ?? 0 });
  };
  return { token, caseId, id: session?.id ?? '', accept };
}

test('after asking for a person the assistant passes on, and an administrator answers in the same window', async () => {
  const { token, receipt, id } = await waiting();
  expect(receipt).toMatchObject({ promiseAt: expect.any(String), reference: expect.stringMatching(/^AB-/) });
  expect(await (await handOff(token)).json()).toEqual(receipt);
  expect((await say('Hello? Anyone?', { token })).data).toEqual({
    response: expect.stringMatching(/^I have passed this on. A person answers by [A-Z]/),
    mode: 'waiting',
  });
  const { data: beside } = await say('What is DCPD?', { token });
  expect(beside).toMatchObject({
    response: expect.stringMatching(/^Direct compensation.*I have passed this on/s),
  });
  expect((await listOf(avery)).find((chat) => chat.id === id)).toMatchObject({
    mode: 'waiting',
    visitorName: 'Wanda Waits',
    reference: receipt.reference,
    promiseAt: receipt.promiseAt,
    answerer: null,
    isUnanswered: true,
  });

  expect(await (await read(avery, id)).json()).toMatchObject({
    contact: { email: 'waits@example.com', phone: null },
  });
  expect((await answer(avery, id, '  ')).status).toBe(422);
  expect((await answer(avery, id, 'A person here. How can I help?')).status).toBe(204);
  const answered = await heard(token);
  expect(answered).toMatchObject({
    mode: 'human',
    promiseAt: null,
    person: { name: 'Avery Admin', isHere: true },
  });
  expect(contents(answered.messages)).toEqual([
    'Avery Admin has joined the conversation.',
    'A person here. How can I help?',
  ]);
  expect((await say('Is hail damage covered?', { token })).data).toEqual({ response: '', mode: 'human' });
  expect((await state('forged-token-forged-token')).status).toBe(404);

  expect((await post(avery, `${id}/hand-back`)).status).toBe(204);
  expect(await heard(token)).toMatchObject({ mode: 'bot', person: null });
  expect((await say('What is DCPD?', { token })).data.outcome).toBe('answer');
  expect((await read(avery, id)).status).toBe(404);
});

test('two people who take the same conversation at once: one has it, the other reads who', async () => {
  const { token, id } = await waiting();
  const taken = await Promise.all([post(avery, `${id}/take`), post(robin, `${id}/take`)]);
  expect(taken.map(({ status }) => status).sort()).toEqual([204, 409]);
  const texts = await Promise.all(taken.map((response) => response.text()));
  expect(texts.join('')).toMatch(
    /"(Avery|Robin) Admin has this conversation\. One person answers at a time\."/,
  );
  expect(contents((await heard(token)).messages)).toHaveLength(1);
});

test('two answers at once by two people: one reaches the visitor, the other is refused and nothing is lost', async () => {
  const { token, id } = await waiting();
  const answers = await Promise.all([answer(avery, id, 'From Avery'), answer(robin, id, 'From Robin')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const { messages } = await heard(token);
  expect(messages.filter(({ role }: { role: string }) => role === 'person')).toHaveLength(1);
});

test('a line that is sent again reaches the other side once, and a late repeat answers nothing', async () => {
  const { token, id } = await waiting();
  const clientId = newId();
  const sends = () => post(avery, `${id}/messages`, { body: 'Here I am', clientId });
  expect((await Promise.all([sends(), sends()])).map(({ status }) => status)).toEqual([204, 204]);
  const key = newId();
  const ask = () => say('And hail?', { token, headers: { 'Idempotency-Key': key } });
  await ask();
  await sends();
  await ask();
  expect(contents((await heard(token)).messages)).toEqual([
    'Avery Admin has joined the conversation.',
    'Here I am',
  ]);
  const seen = await (await read(avery, id)).json();
  expect(contents(seen.messages).slice(-2)).toEqual(['Here I am', 'And hail?']);
  expect(seen.isUnanswered).toBe(true);
});

test('somebody who has been gone for ten minutes no longer keeps others out, and the visitor reads who came and went', async () => {
  const { token, id } = await waiting();
  await post(avery, `${id}/take`);
  later(9);
  expect((await answer(robin, id)).status).toBe(409);
  await post(avery, `${id}/presence`, { presence: 'here' });
  later(9);
  expect((await answer(robin, id)).status).toBe(409);
  later(2);
  expect((await answer(robin, id)).status).toBe(204);
  expect(contents((await heard(token)).messages)).toEqual([
    'Avery Admin has joined the conversation.',
    'Avery Admin has left the conversation.',
    'Robin Admin has joined the conversation.',
    'Good morning',
  ]);
});

test('whether the person is there is said only while their page gives signs', async () => {
  const { token, id } = await waiting();
  await answer(avery, id);
  const isHere = async () => (await heard(token)).person.isHere;
  expect(await isHere()).toBe(true);
  await post(robin, `${id}/presence`, { presence: 'away' });
  expect(await isHere()).toBe(true);
  await post(avery, `${id}/presence`, { presence: 'away' });
  expect(await isHere()).toBe(false);
  await post(avery, `${id}/presence`, { presence: 'typing' });
  expect(await isHere()).toBe(true);
  later(2);
  expect(await isHere()).toBe(false);
  expect((await post(avery, `${id}/presence`, { presence: 'asleep' })).status).toBe(422);
});

test('a conversation is given back only after an answer, here or elsewhere', async () => {
  const { token, id } = await waiting();
  const refused = await post(avery, `${id}/hand-back`);
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toMatch(/^The visitor was promised an answer\./);
  expect((await post(avery, `${id}/hand-back`, { wasAnsweredElsewhere: true })).status).toBe(204);
  expect(contents((await heard(token)).messages)).toEqual([
    'Avery Admin has answered by phone or email.',
    'Avery Admin has left the conversation.',
    'The assistant answers here again.',
  ]);
  const second = await (await handOff(token, 'again@example.com')).json();
  expect(second.promiseAt).toEqual(expect.any(String));
  expect((await post(avery, `${id}/hand-back`)).status).toBe(409);
});

test('a broker reads and answers only where they have accepted the case, and only what was said since the visitor asked', async () => {
  const { token, caseId, id, accept } = await waitingWithCase();
  await say('Are you there?', { token });
  expect(await listOf(danaPage)).toEqual([]);
  expect((await read(danaPage, id)).status).toBe(404);
  await accept();

  expect((await listOf(danaPage)).map((chat) => chat.id)).toEqual([id]);
  const seen = await (await read(danaPage, id)).json();
  expect(seen).toMatchObject({ caseId, visitorName: 'Wanda Waits', contact: null });
  expect(contents(seen.messages)).toEqual([
    'Are you there?',
    expect.stringContaining('I have passed this on.'),
  ]);
  expect(contents((await (await read(avery, id)).json()).messages)).toContain(
    'Something I told the assistant only',
  );
  expect((await answer(danaPage, id)).status).toBe(204);
  expect((await heard(token)).person.name).toBe(
    'Dana Broker, Foothills Insurance Partners, licence DEMO-DANA',
  );
  const lines = await app.db.select().from(disclosures).where(eq(disclosures.caseId, caseId));
  const readers = lines.filter(({ fields }) => fields.includes('messages')).map((line) => line.recipientId);
  expect(readers.toSorted()).toEqual([dana.id, averyId].toSorted());
  // Administrators also see how to reach the visitor.
  expect(lines.find(({ recipientId }) => recipientId === averyId)?.fields).toEqual(
    expect.arrayContaining(['name', 'email', 'messages']),
  );

  for (const refused of [
    read(olivePage, id),
    answer(olivePage, id),
    post(olivePage, `${id}/take`),
    post(olivePage, `${id}/presence`, { presence: 'typing' }),
    post(olivePage, `${id}/hand-back`),
  ]) {
    expect((await refused).status).toBe(404);
  }
  expect(await listOf(olivePage)).toEqual([]);
});

test('a broker whose access has ended reads nothing more, and the visitor waits for somebody else', async () => {
  const { token, caseId, id, accept } = await waitingWithCase();
  await accept();
  await answer(danaPage, id);
  await say('One more question', { token });
  await withdrawByLink(app.db, { caseId });
  expect((await read(danaPage, id)).status).toBe(404);
  expect((await answer(danaPage, id)).status).toBe(404);

  await watchChats(app.db, systemViewer('chat'));
  const told = await heard(token);
  expect(told).toMatchObject({ mode: 'waiting', person: null, promiseAt: expect.any(String) });
  expect(contents(told.messages).slice(-2)).toEqual([
    'Dana Broker, Foothills Insurance Partners, licence DEMO-DANA has left the conversation.',
    expect.stringMatching(/^A person will answer by .* Alberta time\.$/),
  ]);
  expect((await answer(avery, id)).status).toBe(204);
});

test('what an administrator may not answer any more is free at once', async () => {
  const { token, id } = await waiting();
  await answer(robin, id);
  await app.db.update(users).set({ status: 'suspended' }).where(eq(users.id, other.id));
  expect((await answer(avery, id)).status).toBe(204);
  await app.db.update(users).set({ status: 'active' }).where(eq(users.id, other.id));
  expect((await heard(token)).person.name).toBe('Avery Admin');
});

test('nobody reads a conversation in which no person was asked for', async () => {
  await say('Only for the assistant');
  const bots = await app.db.select().from(chatSessions).where(eq(chatSessions.mode, 'bot'));
  for (const { id } of bots) expect((await read(avery, id)).status).toBe(404);
  const listed = await listOf(avery);
  expect(listed.some(({ id }) => bots.some((bot) => bot.id === id))).toBe(false);
});

test('somebody who has cleared the conversation is still answered', async () => {
  const { token, id } = await waiting();
  await clear(token);
  expect((await state(token)).status).toBe(404);
  const listed = (await listOf(avery)).find((chat) => chat.id === id);
  expect(listed).toMatchObject({ isVisitorHere: false, isUnanswered: true });
  expect((await answer(avery, id)).status).toBe(204);
  expect((await listOf(avery)).find((chat) => chat.id === id)).toBeUndefined();
});

test('visitors and clients do not reach the conversations of others', async () => {
  const casey = await app.as({ username: 'casey' });
  expect((await app.request('/api/chats')).status).toBe(401);
  expect((await casey.request('/api/chats')).status).toBe(403);
  expect((await casey.request('/api/chats/votes')).status).toBe(403);
  expect((await danaPage?.request('/api/chats/votes'))?.status).toBe(403);
});
