import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { MINUTE_MS } from '#app/platform/clock/durations.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { chatVisitor } from '#tests/fixtures/api/chat-visitor.ts';
import { chatSessions } from '../tables.server.ts';

const app = await testApp();
const { say, handOff } = chatVisitor(app);
const admin = (username: string, fullName: string) =>
  createUser(app.db, { username, fullName, role: 'admin' });
const { id: averyId } = await admin('avery', 'Avery Admin');
const { id: robinId } = await admin('robin', 'Robin Admin');
const pages = { avery: await app.as({ username: 'avery' }), robin: await app.as({ username: 'robin' }) };
const read = (who: keyof typeof pages, id: string) => pages[who].request(`/api/chats/${id}`);

afterEach(() => holdClock(null));

test('a look at a conversation without a case is in the audit log, once an hour for each administrator', async () => {
  await handOff((await say('Is hail damage covered?')).token);
  const [session] = await app.db.select().from(chatSessions);
  const id = session?.id ?? '';
  const looks = async () => {
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.thingId, id));
    return rows.filter(({ action }) => action === 'chat.read').map(({ actorId }) => actorId);
  };
  await read('avery', id);
  await read('avery', id);
  await read('robin', id);
  expect((await looks()).toSorted()).toEqual([averyId, robinId].toSorted());
  holdClock(new Date(now().getTime() + 61 * MINUTE_MS));
  await read('avery', id);
  expect(await looks()).toHaveLength(3);
});
