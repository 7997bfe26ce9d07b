import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { newId } from '#app/platform/ids.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
for (const username of ['boss', 'mate']) await createUser(app.db, { username, fullName: 'A', role: 'admin' });
await createBroker(app.db, { username: 'dana', fullName: 'Dana Broker' });
const boss = await app.as({ username: 'boss' });
const mate = await app.as({ username: 'mate' });
const dana = await app.as({ username: 'dana' });

type Session = typeof boss;
const read = async (who: Session) => (await who.request('/api/admin/cases/views')).json();
const keep = (who: Session, version: number, search: string) =>
  who.request('/api/admin/cases/views', {
    method: 'PUT',
    json: { version, items: [{ id: newId(), name: 'Mine', search }] },
  });
const choose = (who: Session, columns: string[] | null) =>
  who.request('/api/admin/cases/columns', { method: 'PUT', json: { columns } });

test('a view keeps search, filters, order and columns, for its owner alone', async () => {
  const search = 'q=ray&standing=open&sort=due&columns=status.contact';
  expect((await keep(boss, 0, search)).status).toBe(200);
  expect(await read(boss)).toMatchObject({ version: 1, items: [{ name: 'Mine', search }] });
  expect(await read(mate)).toEqual({ version: 0, items: [], columns: null });
  expect((await keep(boss, 0, search)).status).toBe(409);
  // The views of the queue are others.
  expect(await (await boss.request('/api/broker/views')).json()).toMatchObject({ version: 0, items: [] });
});

test('the columns chosen last are kept beside the views, whoever of one’s pages is older', async () => {
  await choose(mate, ['status', 'priority']);
  expect(await read(mate)).toEqual({ version: 0, items: [], columns: ['status', 'priority'] });
  expect((await keep(mate, 0, 'type=auto&columns=')).status).toBe(200);
  await choose(mate, []);
  expect(await read(mate)).toMatchObject({ version: 1, columns: [] });
  await choose(mate, null);
  expect(await read(mate)).toMatchObject({ version: 1, items: [{ name: 'Mine' }], columns: null });
});

test('views and columns of brokers are others, and what is no column or filter is refused', async () => {
  expect((await keep(dana, 0, 'type=auto&columns=')).status).toBe(403);
  expect((await choose(dana, ['status'])).status).toBe(403);
  expect((await choose(boss, ['email'])).status).toBe(422);
  expect((await keep(boss, 1, 'type=auto&columns=status.email')).status).toBe(422);
  expect((await keep(boss, 1, 'cursor=1')).status).toBe(422);
});
