import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { openKnowledge } from '#app/features/assistant/knowledge.server.ts';
import { wordsKeyOf } from '#app/features/assistant/passages/question-words.ts';
import { wordingsIn } from '#app/features/assistant/understanding/wordings.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { chatUnanswered } from '#app/features/chat/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { emergencyQuestions } from '#content/chat/out-of-scope-questions.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { writtenAnswer } from '#tests/fixtures/api/calls/lesson-calls.ts';
import { chatVisitor } from '#tests/fixtures/api/chat-visitor.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { openLessons } from './learning/open-lessons.server.ts';
import type { LessonOutput } from './schema.ts';
import { lessons } from './tables.server.ts';

const app = await testApp();
const { say } = chatVisitor(app);
for (const [username, fullName] of [
  ['avery', 'Avery Admin'],
  ['robin', 'Robin Admin'],
] as const) {
  await createUser(app.db, { username, fullName, role: 'admin' });
}
const { id: caseyId } = await createUser(app.db, { username: 'casey', fullName: 'Casey Client' });
await createBroker(app.db, { username: 'dana', fullName: 'Dana Broker' });
const [avery, robin, casey, dana] = await Promise.all(
  ['avery', 'robin', 'casey', 'dana'].map((username) => app.as({ username })),
);

const PATH = '/api/admin/lessons';
async function call(who: Caller | undefined, method: string, path: string, json?: object) {
  const answer = await (who ?? app).request(path, { method, ...(json && { json }) });
  return { status: answer.status, body: answer.status === 204 ? {} : await answer.json() };
}
const wording = (part: object = {}) => ({
  ...{ id: newId(), asked: null, wording: 'the other guy pays my bumper right', entryKey: 'auto-dcpd' },
  ...part,
});
const answer = (part: object = {}) => ({
  ...{ ...writtenAnswer, id: newId(), asked: null, wording: 'does my wind phone count' },
  ...part,
});
const teach = (json: object, who = avery) => call(who, 'POST', PATH, json);
const write = (json: object, who = avery) => call(who, 'POST', `${PATH}/entries`, json);
const takeBack = (id: string, who = avery) => call(who, 'DELETE', `${PATH}/${id}`);
const list = async () => (await call(avery, 'GET', PATH)).body.items as LessonOutput[];
const listed = async (id: string) => (await list()).find((one) => one.id === id);
const auditOf = (id: string) => app.db.select().from(auditLog).where(eq(auditLog.thingId, id));
const unanswered = async () =>
  (await call(avery, 'GET', '/api/chats/unanswered')).body.items as { question: string }[];

/** Counted as the chat counts it, whatever the assistant would find in it by now. */
const stayUnanswered = (question: string) =>
  app.db
    .insert(chatUnanswered)
    .values({ wordsKey: wordsKeyOf(question), question, lastAskedAt: now() })
    .onConflictDoUpdate({ target: chatUnanswered.wordsKey, set: { lastAskedAt: now() } });

test('a question without an answer is taught, masked, leaves the list, and comes back when it is asked again or taken back', async () => {
  const asked = 'Do you know zorbing rink owners?';
  await stayUnanswered(asked);
  const isListed = async () => (await unanswered()).some(({ question }) => question === asked);
  expect(await isListed()).toBe(true);
  const sent = wording({ asked, wording: ' zorbing rinks, write to ada@example.com or 403 555 0142 ' });
  expect(await teach(sent)).toMatchObject({ status: 204 });
  expect(await isListed()).toBe(false);
  expect(await listed(sent.id)).toMatchObject({
    ...{
      wording: 'zorbing rinks, write to [email] or [number]',
      question: 'What is DCPD?',
      by: 'Avery Admin',
    },
    ...{ inUseSince: null, problem: null, takenBack: null },
  });
  expect(await auditOf(sent.id)).toMatchObject([
    { action: 'assistant.wording_taught', data: { entry: 'auto-dcpd' }, actorRole: 'admin' },
  ]);
  expect(
    (await Promise.all([takeBack(sent.id), takeBack(sent.id, robin)])).map(({ status }) => status),
  ).toEqual([204, 204]);
  expect(await isListed()).toBe(true);
  expect((await auditOf(sent.id)).map(({ action }) => action)).toEqual([
    'assistant.wording_taught',
    'assistant.taken_back',
  ]);
  await teach(wording({ asked, wording: sent.wording }));
  expect(await isListed()).toBe(false);
  await stayUnanswered(asked);
  expect(await isListed()).toBe(true);
});

test('a question that was voted down leaves the list of votes once it is taught', async () => {
  const asked = 'Which dentists take Wealthsimple points?';
  const { data, token } = await say(asked);
  await app.request('/api/ai-chat/feedback', {
    method: 'POST',
    json: { messageId: data.messageId, vote: 'down' },
    headers: { 'X-Chat-Token': token },
  });
  const votes = async () => (await call(avery, 'GET', '/api/chats/votes')).body;
  expect((await votes()).notHelpful).toMatchObject([{ question: asked }]);
  await teach(wording({ asked, wording: asked }));
  expect(await votes()).toMatchObject({ down: 1, notHelpful: [] });
});

test('an answer is written, can be chosen for other wordings, and takes them along when it is taken back', async () => {
  const sent = answer({ from: '2026-01-01' });
  expect(await write(sent)).toMatchObject({ status: 204 });
  expect(await listed(sent.id)).toMatchObject({
    question: 'Is a wind phone insured?',
    entry: { source: writtenAnswer.source, from: '2026-01-01', until: null },
  });
  const other = wording({
    wording: 'phone in a booth for the dead',
    entryKey: 'home-is-a-wind-phone-insured',
  });
  expect(await teach(other)).toMatchObject({ status: 204 });
  expect(await write(answer({ wording: 'another way' }))).toMatchObject({
    status: 422,
    body: { errors: { question: expect.stringContaining('already') } },
  });
  await takeBack(sent.id);
  expect(await listed(other.id)).toMatchObject({ takenBack: { by: 'Avery Admin' } });
  const late = await teach({ ...other, id: newId() });
  expect(late).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('taken back meanwhile') },
  });
});

test('what is sent twice is taught once, and a wording that somebody has taught is not taught again', async () => {
  const sent = wording({ wording: 'twice the same bumper' });
  const both = await Promise.all([teach(sent), teach(sent)]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  expect(await auditOf(sent.id)).toHaveLength(1);
  const [first, second] = await Promise.all([
    teach(wording({ wording: 'who mends a bumper' })),
    teach(wording({ wording: 'Who mends a bumper?', entryKey: 'auto-required' }), robin),
  ]);
  expect([first?.status, second?.status].toSorted()).toEqual([204, 409]);
  expect([first, second].find((one) => one?.status === 409)?.body.message).toMatch(
    /^(Avery|Robin) Admin has taught this wording already/,
  );
});

test.each([
  ['a single word', { wording: 'bumper' }, 'wording'],
  ['an address alone', { wording: 'ada@example.com' }, 'wording'],
  ['what a file would read as a key', { wording: '## auto-required' }, 'wording'],
  ['an answer that never was', { entryKey: 'auto-nothing' }, 'entryKey'],
  ['no answer', { entryKey: '' }, 'entryKey'],
  ['a field of the server', { taughtById: caseyId }, 'taughtById'],
])('a wording with %s is refused', async (_what, part, field) => {
  const { status, body } = await teach(wording(part));
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test.each([
  ['no question', { question: 'Wind phones' }, 'question'],
  ['a long first sentence', { first: `It ${'really '.repeat(25)}may.` }, 'first'],
  ['two sentences for the first', { first: 'It may. It may not.' }, 'first'],
  ['four more', { more: 'One may. Two may. Others may. All may.' }, 'more'],
  ['a price', { more: 'It costs $20.' }, 'more'],
  ['advice', { more: 'You should buy it.' }, 'more'],
  ['a promise', { first: 'We will call you about it.' }, 'first'],
  ['a guarantee', { first: 'Your claim is guaranteed.' }, 'first'],
  ['words of a broker', { first: 'Our policies cover it.' }, 'first'],
  ['an address', { more: 'Write to ada@example.com.' }, 'more'],
  ['marks', { more: 'See [this](https://evil.example).' }, 'more'],
  ['a page that is not there', { links: ['/no-such-page'] }, 'links'],
  ['no page', { links: [] }, 'links'],
  ['no source', { source: ' ' }, 'source'],
  ['another topic', { topic: 'danger' }, 'topic'],
  ['days in the wrong order', { from: '2027-01-02', until: '2027-01-01' }, 'until'],
])('an answer with %s is refused', async (_what, part, field) => {
  const { status, body } = await write(answer({ question: 'Is a phone booth insured?', ...part }));
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test('nobody but administrators teaches, takes back or reads, and nobody who looks through another’s eyes', async () => {
  const sent = wording({ wording: 'only for the desk' });
  await teach(sent);
  const viewed = await app.as({ username: 'avery' });
  await call(viewed, 'POST', `/api/admin/users/${caseyId}/view-as`, { reason: 'problem' });
  for (const who of [undefined, casey, dana, viewed]) {
    const refused = who ? 403 : 401;
    expect((await call(who, 'GET', PATH)).status).toBe(refused);
    expect((await call(who, 'GET', `${PATH}/choices`)).status).toBe(refused);
    expect((await call(who, 'POST', PATH, wording())).status).toBe(refused);
    expect((await call(who, 'POST', `${PATH}/entries`, answer())).status).toBe(refused);
    expect((await call(who, 'DELETE', `${PATH}/${sent.id}`)).status).toBe(refused);
  }
  expect((await takeBack(newId())).status).toBe(404);
  expect(await listed(sent.id)).toMatchObject({ takenBack: null });
});

test('what was taught is a file of the content, without what was taken back', async () => {
  await app.db.delete(lessons);
  const written = answer({ question: "Is a friend's booth insured?" });
  await write(written);
  const gone = wording({ wording: 'taken back soon' });
  for (const one of [wording(), wording({ wording: 'my own insurer pays, does it' }), gone]) await teach(one);
  await takeBack(gone.id);
  const response = await avery?.request(`${PATH}/export`);
  const file = (await response?.text()) ?? '';
  expect(response?.headers.get('content-disposition')).toContain('taught.txt');
  expect(wordingsIn(file)).toEqual([
    { key: 'home-is-a-friends-booth-insured', text: 'does my wind phone count' },
    { key: 'auto-dcpd', text: 'the other guy pays my bumper right' },
    { key: 'auto-dcpd', text: 'my own insurer pays, does it' },
  ]);
  expect(file).toContain("question: 'Is a friend\\'s booth insured?'");
});

/** As one process has it. */
async function openProcess() {
  const knowledge = openKnowledge(null);
  const { refresh, close, state } = await openLessons(app.database, silentLog, { knowledge, folder: null });
  const assistant = createAssistant(null, knowledge);
  const answerTo = async (question: string) => (await assistant.answer({ question, earlier: [] })).key;
  return { refresh, close, state, answerTo };
}

test('each process learns what is taught, also one that starts later, says what does not work, and forgets what is taken back', {
  timeout: 120_000,
}, async () => {
  await app.db.delete(lessons);
  const first = await openProcess();
  const works = wording({ wording: 'a zorb rolled over my tulips' });
  const harms = wording({ wording: emergencyQuestions[0], entryKey: 'talk-thanks' });
  // Both at once: what comes while something is learned is learned after it, anew.
  await Promise.all([teach(works), teach(harms)]);
  await first.refresh();
  expect(first.state()).toBe('current');
  const started = await openProcess();
  await started.refresh();
  expect(await listed(works.id)).toMatchObject({ inUseSince: expect.any(String), problem: null });
  expect(await listed(harms.id)).toMatchObject({
    inUseSince: null,
    problem: expect.stringContaining('call for help'),
  });
  for (const { answerTo } of [first, started]) expect(await answerTo(works.wording)).toBe('auto-dcpd');
  await takeBack(works.id);
  for (const { refresh, answerTo, close } of [first, started]) {
    await refresh();
    expect(await answerTo(works.wording)).not.toBe('auto-dcpd');
    await close();
  }
});
