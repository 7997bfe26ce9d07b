import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { contactMessages } from '#app/features/contact/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { brand } from '#content/brand.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { acceptCase } from '#tests/fixtures/api/cases/case-steps.ts';
import { chatVisitor, lead } from '#tests/fixtures/api/chat-visitor.ts';
import { chatSessions } from '../tables.server.ts';
import { answerChat, takeChat } from './commands/answer-chat.server.ts';
import { listChats } from './staff-queries.server.ts';
import { watchChats } from './watch-chats.server.ts';

const app = await testApp();
const { say, handOff, state } = chatVisitor(app);
const avery = await createUser(app.db, { username: 'avery', fullName: 'Avery Admin', role: 'admin' });
const dana = await createBroker(app.db, { username: 'dana', fullName: 'Dana Broker' }, { types: ['auto'] });

afterEach(() => holdClock(null));

/** A Tuesday morning, so that a business day is a day. */
const start = () => holdClock(new Date('2026-11-24T17:00:00.000Z'));
const later = (minutes: number) => holdClock(new Date(now().getTime() + minutes * 60_000));
const watch = () => watchChats(app.db, systemViewer('chat'));
const mails = async (kind: string) => app.db.select().from(outboxMails).where(eq(outboxMails.kind, kind));
const contents = ({ messages }: { messages: { content: string }[] }) =>
  messages.map(({ content }) => content);
const heard = async (token: string) => (await state(token)).json();
const answer = (id: string, body: string) => answerChat(app.db, avery, { id, body });

let visitors = 0;
async function waiting() {
  visitors += 1;
  const email = `waiting${visitors}@example.com`;
  const { token } = await say('My neighbour Gustav hit my fence');
  const { reference } = await (await handOff(token, email)).json();
  const [found] = await app.db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .innerJoin(contactMessages, eq(contactMessages.id, chatSessions.contactMessageId))
    .where(eq(contactMessages.reference, reference));
  const aboutThis = async (kind: string) =>
    (await mails(kind)).filter(({ subject }) => subject.includes(reference));
  return { token, reference, email, id: found?.id ?? '', aboutThis };
}

test('who asks for a person and finds nobody: one mail to the team, without what was said or by whom', async () => {
  start();
  const { token, aboutThis } = await waiting();
  await watch();
  await say('Bonjour?', { token });
  await say('Anybody?', { token });
  later(1);
  await Promise.all([watch(), watch()]);
  const told = await aboutThis('chat_waits');
  expect(told.map(({ recipient }) => recipient)).toEqual([brand.email]);
  expect(told[0]?.text).toMatch(/has asked for a person .* Alberta time\.[\s\S]*\/admin\/chats\//);
  const everything = JSON.stringify(
    (await mails('chat_waits')).map(({ subject, text, html }) => [subject, text, html]),
  );
  expect(everything).not.toMatch(/Wanda|waiting\d+@|Gustav|fence|Bonjour/);
  expect(await aboutThis('contact_team')).toEqual([]);
});

test('who writes again after half an hour of silence: one more mail, and none for what was answered', async () => {
  start();
  const { token, id, aboutThis } = await waiting();
  await watch();
  later(29);
  await say('Still here', { token });
  await watch();
  expect(await aboutThis('chat_waits')).toHaveLength(1);
  later(2);
  await watch();
  expect(await aboutThis('chat_waits')).toHaveLength(2);
  later(31);
  await watch();
  expect(await aboutThis('chat_waits')).toHaveLength(2);
  await answer(id, 'Here I am');
  later(60);
  await watch();
  expect(await aboutThis('chat_waits')).toHaveLength(2);
});

test('who has the conversation open gets no mail about it, and alone gets it when they have gone', async () => {
  start();
  const { token, id, aboutThis } = await waiting();
  await answer(id, 'Here I am');
  await say('Thank you, one more thing', { token });
  await watch();
  expect(await aboutThis('chat_waits')).toEqual([]);
  later(3);
  await watch();
  const told = await aboutThis('chat_waits');
  expect(told.map(({ recipient }) => recipient)).toEqual(['avery@example.com']);
  expect(told[0]?.text).toContain('has written again');
});

test('the broker who has accepted the case is told too, with the way to their own page', async () => {
  start();
  const leadInfo = lead({ consent: true, insuranceType: 'auto' });
  const { token, data } = await say('Yes', { leadInfo });
  await app.runJobs();
  const [row] = await app.db.select().from(cases).where(eq(cases.reference, data.leadId));
  await handOff(token, leadInfo.email);
  await acceptCase(app.db, dana, { caseId: row?.id ?? '', version: row?.version ?? 0 });
  await watch();
  const told = (await mails('chat_waits')).filter(({ recipient }) => recipient === 'dana@example.com');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('/broker/chats/');
  expect(await listChats(app.db, dana)).toHaveLength(1);
});

test('a missed promise: the visitor reads it with a new time here and by email, the team is alerted, once each', async () => {
  start();
  const { token, id, email, aboutThis } = await waiting();
  await takeChat(app.db, avery, id);
  later(24 * 60 - 1);
  await watch();
  expect(await aboutThis('chat_promise_missed')).toEqual([]);
  later(1);
  await Promise.all([watch(), watch()]);
  const told = await heard(token);
  expect(told).toMatchObject({ mode: 'waiting', person: null, promiseAt: '2026-11-26T17:00:00.000Z' });
  expect(contents(told)).toEqual([
    'Avery Admin has joined the conversation.',
    'Avery Admin has left the conversation.',
    'We promised an answer by Wednesday 11\u00a0am Alberta time. That did not happen, and we are sorry.',
    'A person will answer by Thursday 11\u00a0am Alberta time.',
  ]);
  expect((await aboutThis('chat_promise_missed')).map(({ recipient }) => recipient)).toEqual([email]);
  expect((await aboutThis('chat_promise_missed_alert')).map(({ recipient }) => recipient)).toEqual([
    brand.email,
  ]);
  expect((await listChats(app.db, avery)).find((chat) => chat.id === id)).toMatchObject({
    missedPromises: 1,
  });
  const audit = await app.db.select().from(auditLog).where(eq(auditLog.thingId, id));
  expect(audit.map(({ action }) => action)).toEqual(['chat.promise_missed']);
});

test('after three missed times no other is named, and an answer ends it', async () => {
  start();
  const { token, id } = await waiting();
  for (let time = 0; time < 3; time += 1) {
    later(24 * 60);
    await watch();
  }
  const told = await heard(token);
  expect(told.promiseAt).toBeNull();
  expect(contents(told).at(-1)).toBe(
    'We will not name another time that we might not keep. Your question stays with us.',
  );
  later(24 * 60);
  await watch();
  expect(contents(await heard(token))).toEqual(contents(told));
  await answer(id, 'Late, but here');
  expect((await listChats(app.db, avery)).find((chat) => chat.id === id)).toMatchObject({
    missedPromises: 0,
  });
});

test('a reply by email to the message that came with the question keeps the promise', async () => {
  start();
  const { token, reference, aboutThis } = await waiting();
  await app.db
    .update(contactMessages)
    .set({ state: 'replied' })
    .where(eq(contactMessages.reference, reference));
  later(24 * 60);
  await watch();
  expect(await aboutThis('chat_promise_missed')).toEqual([]);
  expect(await heard(token)).toMatchObject({ promiseAt: null, messages: [] });
});

test('an answer that the visitor’s window has not read in two minutes goes by email, one that it has read does not', async () => {
  start();
  const away = await waiting();
  await answer(away.id, 'First line');
  later(1);
  await answer(away.id, 'Second line');
  await watch();
  expect(await away.aboutThis('chat_answered')).toEqual([]);
  later(2);
  await watch();
  await watch();
  const [mail, ...more] = await away.aboutThis('chat_answered');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: away.email });
  expect(mail?.text).toMatch(/Avery Admin answered[\s\S]*First line\n\nSecond line/);

  const there = await waiting();
  await answer(there.id, 'First line');
  await heard(there.token);
  later(5);
  await watch();
  expect(await there.aboutThis('chat_answered')).toEqual([]);
});
