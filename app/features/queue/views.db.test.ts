import { expect, test } from 'vitest';
import type { SavedView } from '#app/features/accounts/profile/saved-views/schema.ts';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { newId } from '#app/platform/ids.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
for (const username of ['dana', 'omar']) await createBroker(app.db, { username, fullName: 'A Broker' });
await createUser(app.db, { username: 'kim', fullName: 'Kim Client' });
const dana = await app.as({ username: 'dana' });
const omar = await app.as({ username: 'omar' });
const kim = await app.as({ username: 'kim' });

const view = (name: string, search: string): SavedView => ({ id: newId(), name, search });
const read = async (who: typeof dana) => (await who.request('/api/broker/views')).json();
const keep = (who: typeof dana, version: number, items: SavedView[]) =>
  who.request('/api/broker/views', { method: 'PUT', json: { version, items } });

test('views are kept in their order, for their owner alone, and changed as a whole', async () => {
  expect(await read(dana)).toEqual({ version: 0, items: [], columns: null });
  const [auto, calgary] = [
    view('Auto', 'type=auto&view=board'),
    view('Calgary', 'city=Calgary&unread=1&view=table'),
  ];
  const kept = await keep(dana, 0, [auto, calgary]);
  expect([kept.status, await kept.json()]).toEqual([
    200,
    { version: 1, items: [auto, calgary], columns: null },
  ]);
  const renamed = { ...auto, name: 'Cars' };
  await keep(dana, 1, [calgary, renamed]);
  expect(await read(dana)).toEqual({ version: 2, items: [calgary, renamed], columns: null });
  expect(await read(omar)).toEqual({ version: 0, items: [], columns: null });
  expect((await keep(kim, 0, [])).status).toBe(403);
});

test('of two pages that change them at once, one is told to look again', async () => {
  const codes = await Promise.all(
    [1, 2].map(async (n) => (await keep(omar, 0, [view(`${n}`, 'q=wong')])).status),
  );
  expect(codes.toSorted()).toEqual([200, 409]);
  expect((await read(omar)).items).toHaveLength(1);
});

test.each([
  ['', 'type=auto', 'Please give it a name'],
  ['x'.repeat(41), 'type=auto', 'Name must not exceed 40 characters'],
  ['None', '', 'Please choose filters first'],
  ['Unknown', 'colour=red', 'Please choose filters first'],
  ['Wrong', 'type=boat', 'Please choose filters first'],
  ['A page', 'type=auto&after=0.1.x', 'Please choose filters first'],
])('a view is refused: %j with %j', async (name, search, message) => {
  const answer = await keep(dana, 2, [view(name, search)]);
  expect([answer.status, (await answer.json()).message]).toEqual([422, message]);
});

test('there is room for twenty', async () => {
  const answer = await keep(
    dana,
    2,
    Array.from({ length: 21 }, (_, n) => view(`${n}`, 'type=auto')),
  );
  expect((await answer.json()).message).toBe('There is room for 20 views. Please delete one first.');
});
