import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { caseThreads } from '#app/features/messages/case-threads.server.ts';
import { addLine } from '#app/features/messages/commands/add-line.server.ts';
import { deleteLine } from '#app/features/messages/commands/change-line.server.ts';
import { markRead } from '#app/features/messages/commands/mark-read.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { systemViewer, type Viewer } from '#app/platform/viewer.ts';
import { acceptCase, assignBroker, withdrawCase } from '#tests/fixtures/api/cases/case-steps.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { tellOfUnseen } from './tell-of-unseen.server.ts';

const { db, runJobs } = await testDatabase();
const client = await createUser(db, { username: 'client', fullName: 'Kim Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });

const WRITTEN = new Date('2026-11-24T17:00:00Z');
let caseId: string;
beforeEach(async () => {
  holdClock(WRITTEN);
  caseId = (await createAssignedCase(db, broker, {}, client)).id;
  await acceptCase(db, broker, { caseId });
});
afterEach(() => holdClock(null));

const later = (minutes: number) => holdClock(new Date(now().getTime() + minutes * 60_000));
const subject = () => ({ policy: caseThreads, id: caseId });
const say = (viewer: Viewer, body: string) => addLine(db, viewer, { subject: subject(), line: { body } });
const mails = () =>
  db
    .select({ to: outboxMails.recipient, subject: outboxMails.subject, text: outboxMails.text })
    .from(outboxMails)
    .where(and(eq(outboxMails.caseId, caseId), like(outboxMails.kind, 'message%')));

test('a client who does not see a message for three minutes is told once, without what was said', async () => {
  await say(broker, 'Is the car red?');
  later(2);
  await tellOfUnseen(db);
  expect(await mails()).toEqual([]);
  later(1);
  await Promise.all([tellOfUnseen(db), tellOfUnseen(db)]);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Dana Broker wrote to you about AB-/);
  expect(mail?.text).toContain(`/portal/cases/${caseId}`);
  expect(mail?.text).not.toContain('red');
  const bells = await db.select().from(notifications).where(eq(notifications.caseId, caseId));
  // The bell says when it was written, not when they were told of it.
  expect(bells.filter(({ kind }) => kind === 'message').map(({ createdAt }) => createdAt)).toEqual([WRITTEN]);
  await say(broker, 'Or blue?');
  later(4);
  await tellOfUnseen(db);
  expect(await mails()).toHaveLength(2);
});

test('the bell tells a client how the message begins, and no more of it once that was taken back', async () => {
  const { id: lineId } = await say(broker, 'Your renewal is ready.');
  later(4);
  await tellOfUnseen(db);
  const bodies = async () => {
    const rows = await db.select().from(notifications).where(eq(notifications.caseId, caseId));
    return rows.filter(({ kind }) => kind === 'message').map(({ body }) => body);
  };
  expect(await bodies()).toEqual(['Dana Broker: Your renewal is ready.']);
  await deleteLine(db, broker, { subject: subject(), lineId });
  expect(await bodies()).toEqual(['From Dana Broker.']);
});

test('who reads in time is not told, and neither is who wrote', async () => {
  await say(broker, 'Hello');
  await markRead(db, client, { subject: subject() });
  later(5);
  await tellOfUnseen(db);
  expect(await mails()).toEqual([]);
});

test('the broker is told of a message, and no more once their access has ended', async () => {
  await say(client, 'Hello');
  later(4);
  await tellOfUnseen(db);
  expect(await mails()).toMatchObject([{ subject: expect.stringMatching(/^Your client wrote/) }]);
  await say(client, 'Forget it');
  await withdrawCase(db, client, { caseId });
  later(4);
  await tellOfUnseen(db);
  expect(await mails()).toHaveLength(1);
});

test('somebody without an account gets a tracking link of their own', async () => {
  await createQuote(db, 'auto', { contact: { email: 'robin@example.com' } });
  const [row] = await db.select().from(cases).where(eq(cases.contactEmail, 'robin@example.com'));
  caseId = row?.id ?? '';
  await assignBroker(db, systemViewer('matching'), { caseId, brokerId: broker.id });
  await acceptCase(db, broker, { caseId });
  await say(broker, 'Hello');
  later(4);
  await tellOfUnseen(db);
  await runJobs();
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'robin@example.com' });
  expect(mail?.text).toMatch(/\/track\/[\w-]{43}/);
});
