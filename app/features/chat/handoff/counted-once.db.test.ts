import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { chatVisitor } from '#tests/fixtures/api/chat-visitor.ts';
import { chatSessions } from '../tables.server.ts';

const app = await testApp();
const { say, handOff } = chatVisitor(app);
await createUser(app.db, { username: 'avery', fullName: 'Avery Admin', role: 'admin' });
const avery = await app.as({ username: 'avery' });

const inbox = async (state: string) =>
  (await (await avery.request(`/api/admin/contact-messages?state=${state}`)).json()).items;
const post = (path: string, json: unknown = {}) =>
  avery.request(`/api/chats/${path}`, { method: 'POST', json });

test('who waits in the chat is no message to answer besides, and the answer there answers the message', async () => {
  const { token } = await say('Does tenant insurance pay for my bike?');
  const { reference } = await (await handOff(token)).json();
  const [session] = await app.db.select().from(chatSessions).orderBy(desc(chatSessions.createdAt)).limit(1);
  const isIt = expect.objectContaining({ reference });
  expect(await inbox('open')).not.toContainEqual(isIt);
  expect(await inbox('in_chat')).toContainEqual(isIt);
  await post(`${session?.id}/messages`, { body: 'It may, up to a limit.' });
  expect(await inbox('in_chat')).not.toContainEqual(isIt);
  expect(await inbox('replied')).toContainEqual(isIt);
  // Asked again, it waits again.
  await post(`${session?.id}/hand-back`);
  await handOff(token);
  expect(await inbox('in_chat')).toHaveLength(1);
});
