import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { acceptCase } from '#tests/fixtures/api/cases/case-steps.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { caseThreads } from './case-threads.server.ts';
import { addLine, addNotes } from './commands/add-line.server.ts';
import { deleteLine, editLine } from './commands/change-line.server.ts';
import { endThreads } from './commands/end-threads.server.ts';
import { markRead, noteTold } from './commands/mark-read.server.ts';
import type { Subject, ThreadPolicy } from './policy.server.ts';
import { listLines } from './queries/list-lines.server.ts';
import { listUnseen } from './queries/list-unseen.server.ts';
import { type NewLine, newLine } from './schema.ts';
import { threads } from './tables.server.ts';

const { db } = await testDatabase();
const client = await createUser(db, { username: 'client', fullName: 'Kim Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const admin = await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const stranger = await createUser(db, { username: 'stranger', fullName: 'Sam Stranger' });
const otherBroker = await createBroker(db, { username: 'other', fullName: 'Omar Other' });

let subject: Subject;
beforeEach(async () => {
  const { id } = await createAssignedCase(db, broker, {}, client);
  await acceptCase(db, broker, { caseId: id });
  subject = { policy: caseThreads, id };
});
afterEach(() => holdClock(null));

const later = (minutes: number) => holdClock(new Date(now().getTime() + minutes * 60_000));
const say = (viewer: Viewer, body: string, more: Partial<NewLine> = {}) =>
  addLine(db, viewer, { subject, line: { body, ...more } });
const textsFor = async (viewer: Viewer) => (await listLines(db, viewer, subject)).map(({ body }) => body);
const unseenBy = async (role: 'client' | 'broker') =>
  (await listUnseen(db, { kind: 'case', role, subjectId: subject.id })).map(({ userId, upTo }) => ({
    userId,
    upTo,
  }));

test('the client and the broker of a case write to each other, in one order for both', async () => {
  await say(client, 'Good morning');
  await addNotes(db, subject, ['The broker has accepted.', 'A document is asked for.']);
  await say(broker, 'Hello Kim', { documentIds: [newId()] });
  const lines = await listLines(db, client, subject);
  expect(lines.map(({ position, kind, role, author }) => [position, kind, role, author])).toEqual([
    [1, 'said', 'client', 'Kim Client'],
    [2, 'note', null, null],
    [3, 'note', null, null],
    [4, 'said', 'broker', 'Dana Broker, Foothills Insurance Partners, licence DEMO-BROKER'],
  ]);
  expect(lines[3]?.documentIds).toHaveLength(1);
  expect(await listLines(db, broker, subject)).toEqual(lines);
});

test('a thread is not there for anybody else', async () => {
  const { id: lineId } = await say(client, 'Between us');
  for (const viewer of [stranger, otherBroker, VISITOR]) {
    const refused = { code: 'not_found' };
    await expect(say(viewer, 'Me too')).rejects.toMatchObject(refused);
    await expect(listLines(db, viewer, subject)).rejects.toMatchObject(refused);
    await expect(markRead(db, viewer, { subject })).rejects.toMatchObject(refused);
    await expect(editLine(db, viewer, { subject, lineId, body: 'x' })).rejects.toMatchObject(refused);
    await expect(deleteLine(db, viewer, { subject, lineId })).rejects.toMatchObject(refused);
  }
});

test('internal lines are written and read by staff alone', async () => {
  await say(broker, 'Asks for a lot', { kind: 'internal' });
  await expect(say(client, 'Psst', { kind: 'internal' })).rejects.toMatchObject({ code: 'forbidden' });
  expect(await textsFor(client)).toEqual([]);
  expect(await textsFor(admin)).toEqual(['Asks for a lot']);
});

test('twenty lines at once get twenty places without gaps or doubles', async () => {
  const writers = [client, broker, admin];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => say(writers[index % 3] ?? client, `Line ${index}`)),
  );
  const positions = (await listLines(db, client, subject)).map(({ position }) => position);
  expect(positions).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('a line that is sent again, or twice at once, is there once', async () => {
  const clientId = newId();
  const twice = await Promise.all([say(client, 'Once', { clientId }), say(client, 'Once', { clientId })]);
  const again = await say(client, 'Once', { clientId });
  expect(new Set([...twice, again].map(({ id }) => id)).size).toBe(1);
  expect([...twice, again].filter(({ isNew }) => isNew)).toHaveLength(1);
  // Somebody else's key is their own.
  await say(broker, 'Mine', { clientId });
  expect(await textsFor(client)).toEqual(['Once', 'Mine']);
});

test.each([
  ['nothing', { body: ' \u0000 ' }, 'Message cannot be empty'],
  ['4,001 characters', { body: 'x'.repeat(4_001) }, 'Message must not exceed 4000 characters'],
  [
    'six documents',
    { body: 'x', documentIds: Array.from({ length: 6 }, newId) },
    'Please attach at most 5 documents',
  ],
])('%s is no line', (_, line, message) => {
  expect(newLine.safeParse(line).error?.issues[0]?.message).toBe(message);
});

test('a text is kept composed, trimmed and without control characters', () => {
  expect(newLine.parse({ body: ' Zoe\u0308\u0000\u202e\r\n x '.repeat(1) }).body).toBe('Zoë\n x');
  expect(newLine.safeParse({ body: 'x'.repeat(4_000) }).success).toBe(true);
});

test('who wrote a line may change it for five minutes, and the audit log says so', async () => {
  const { id: lineId } = await say(client, 'My car is read');
  later(4);
  await editLine(db, client, { subject, lineId, body: 'My car is red' });
  await editLine(db, client, { subject, lineId, body: 'My car is red' });
  const [line] = await listLines(db, broker, subject);
  expect(line).toMatchObject({ body: 'My car is red', editedAt: expect.any(Date), position: 1 });
  await expect(editLine(db, broker, { subject, lineId, body: 'No' })).rejects.toMatchObject({
    code: 'not_found',
  });
  later(2);
  await expect(editLine(db, client, { subject, lineId, body: 'Late' })).rejects.toMatchObject({
    code: 'conflict',
  });
  const audit = await db.select().from(auditLog).where(eq(auditLog.thingId, lineId));
  expect(audit.map(({ action }) => action)).toEqual(['message.edited']);
});

test('who wrote a line may take it back: its text is gone, its place and the trace stay', async () => {
  await say(client, 'First');
  const { id: lineId } = await say(client, 'Oops, my bank card', { documentIds: [newId()] });
  await expect(deleteLine(db, broker, { subject, lineId })).rejects.toMatchObject({ code: 'not_found' });
  await Promise.all([
    deleteLine(db, client, { subject, lineId }),
    deleteLine(db, client, { subject, lineId }),
  ]);
  const [, line] = await listLines(db, broker, subject);
  expect(line).toMatchObject({ position: 2, body: '', documentIds: [], deletedAt: expect.any(Date) });
  await expect(editLine(db, client, { subject, lineId, body: 'Back' })).rejects.toMatchObject({
    message: 'This message was deleted.',
  });
  await say(client, 'Third');
  expect((await listLines(db, broker, subject)).map(({ position }) => position)).toEqual([1, 2, 3]);
  const audit = await db.select().from(auditLog).where(eq(auditLog.thingId, lineId));
  expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([['message.deleted', client.id]]);
});

test('who has unread lines is known, since when, until they read or are told', async () => {
  const start = holdClockAt('2026-11-24T17:00:00Z');
  await say(broker, 'First');
  await say(client, 'Hello');
  later(5);
  await say(broker, 'Second');
  later(5);
  await say(broker, 'Third');
  const seek = { kind: 'case', role: 'client', subjectId: subject.id } as const;
  const [unseen] = await listUnseen(db, seek);
  expect(unseen).toMatchObject({ userId: client.id, since: new Date(start + 5 * 60_000), upTo: 4 });
  expect(await listUnseen(db, { ...seek, before: new Date(start) })).toEqual([]);
  expect(await unseenBy('broker')).toEqual([]);

  await markRead(db, client, { subject, upTo: 3 });
  // A mark that comes late, or from a page that knows more than is there, changes nothing.
  await markRead(db, client, { subject, upTo: 1 });
  expect(await unseenBy('client')).toEqual([{ userId: client.id, upTo: 4 }]);
  await noteTold(db, unseen?.participantId ?? '', 4);
  expect(await unseenBy('client')).toEqual([]);
  await say(broker, 'Fourth');
  expect(await unseenBy('client')).toEqual([{ userId: client.id, upTo: 5 }]);
  await markRead(db, client, { subject, upTo: 99 });
  expect(await unseenBy('client')).toEqual([]);
  await say(broker, 'Fifth');
  expect(await unseenBy('client')).toEqual([{ userId: client.id, upTo: 6 }]);
});

test('a case takes its thread with it, and other subjects end theirs', async () => {
  await say(client, 'Hello');
  await db.delete(cases).where(eq(cases.id, subject.id));
  expect(await db.select().from(threads).where(eq(threads.subjectId, subject.id))).toEqual([]);

  const open: ThreadPolicy = {
    kind: 'chat',
    partyOf: async () => ({ role: 'visitor', userId: null }),
    tell: async () => ({ topics: ['chats'] }),
  };
  const chat = { policy: open, id: newId() };
  await addLine(db, VISITOR, { subject: chat, line: { body: 'Hello' } });
  await endThreads(db, 'chat', [chat.id]);
  expect(await listLines(db, VISITOR, chat)).toEqual([]);
});

function holdClockAt(at: string): number {
  holdClock(new Date(at));
  return Date.parse(at);
}
