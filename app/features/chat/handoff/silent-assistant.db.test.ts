import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { takeMessage } from '#app/features/chat/commands/take-message.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { chatVisitor } from '#tests/fixtures/api/chat-visitor.ts';

const app = await testApp();
const { say, handOff } = chatVisitor(app);
await createUser(app.db, { username: 'avery', fullName: 'Avery Admin', role: 'admin' });
const avery = await app.as({ username: 'avery' });

const contents = (messages: { content: string }[]) => messages.map(({ content }) => content);
const read = async (id: string) => (await avery.request(`/api/chats/${id}`)).json();
const waitingAs = async (reference: string): Promise<{ id: string }> => {
  const { items } = await (await avery.request('/api/chats')).json();
  return items.find((chat: { reference: string }) => chat.reference === reference);
};

test('a person asked for while an answer is being made: the answer is not given, and the question waits for them', async () => {
  const { token } = await say('hello');
  let reference = '';
  const assistant = {
    answer: async () => {
      ({ reference } = await (await handOff(token, 'meanwhile@example.com')).json());
      return {
        ...{ outcome: 'answer' as const, response: 'Too late', sources: [], buttons: [], key: null },
        decision: { kind: 'unknown' as const, share: 0, near: [] },
      };
    },
    hearDanger: async () => null,
    nearest: async () => [],
  };
  const request = { messages: [{ role: 'user' as const, content: 'Is hail damage covered?' }] };
  const meta = { ip: '203.0.113.7', page: '/', token, isMailed: true };
  const { answer: said } = await takeMessage(app.db, VISITOR, { assistant, request, meta });
  expect(said).toEqual({ success: true, data: { response: '', mode: 'waiting' } });
  const { id } = await waitingAs(reference);
  const { messages } = await read(id);
  expect(contents(messages).at(-1)).toBe('Is hail damage covered?');
  expect(contents(messages)).not.toContain('Too late');
});

test('emergency words get the emergency answer even while a person is waited for', async () => {
  const { token } = await say('Is hail damage covered?');
  const { reference } = await (await handOff(token, 'danger@example.com')).json();
  const { id } = await waitingAs(reference);
  const { data } = await say('My kitchen is on fire', { token });
  expect(data).toMatchObject({ mode: 'waiting', response: expect.stringContaining('call 9-1-1 now') });
  const { messages } = await read(id);
  expect(messages.at(-1)).toMatchObject({ role: 'assistant', content: data.response });
});
