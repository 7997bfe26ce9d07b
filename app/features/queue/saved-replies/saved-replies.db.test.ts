import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { newId } from '#app/platform/ids.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
const { db } = app;
for (const username of ['broker', 'other']) await createBroker(db, { username, fullName: 'Dana Broker' });
await createUser(db, { username: 'client', fullName: 'Casey Client' });
const as = {
  broker: await app.as({ username: 'broker' }),
  other: await app.as({ username: 'other' }),
  client: await app.as({ username: 'client' }),
};

const PATH = '/api/saved-replies';
async function call(who: Caller, method: string, path: string, json?: object) {
  const answer = await who.request(path, { method, ...(json && { json }) });
  return { status: answer.status, body: answer.status === 204 ? {} : await answer.json() };
}
const reply = (part: object = {}) => ({
  ...{ id: newId(), title: 'First call', body: 'Hello {name}, I called about {reference}.' },
  ...part,
});
const list = async (who: Caller) => (await call(who, 'GET', PATH)).body.items;

test('a broker saves, changes and deletes replies of their own, by title', async () => {
  const sent = reply();
  const both = await Promise.all([1, 2].map(() => call(as.broker, 'POST', PATH, sent)));
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  await call(as.broker, 'POST', PATH, reply({ title: 'Abstract' }));
  expect((await list(as.broker)).map(({ title }: { title: string }) => title)).toEqual([
    'Abstract',
    'First call',
  ]);
  const change = { version: 1, title: 'First try', body: sent.body };
  const changed = await Promise.all([1, 2].map(() => call(as.broker, 'PUT', `${PATH}/${sent.id}`, change)));
  expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await call(as.broker, 'DELETE', `${PATH}/${sent.id}`)).status).toBe(204);
  expect((await call(as.broker, 'DELETE', `${PATH}/${sent.id}`)).status).toBe(404);
});

test('others neither read, change, delete nor save over a reply, and clients have none', async () => {
  const sent = reply();
  await call(as.broker, 'POST', PATH, sent);
  expect(await list(as.other)).toEqual([]);
  const change = { version: 1, title: 'Mine', body: 'Mine' };
  expect((await call(as.other, 'PUT', `${PATH}/${sent.id}`, change)).status).toBe(404);
  expect((await call(as.other, 'DELETE', `${PATH}/${sent.id}`)).status).toBe(404);
  expect((await call(as.other, 'POST', PATH, sent)).status).toBe(404);
  expect((await call(as.client, 'POST', PATH, reply())).status).toBe(403);
});

test.each([
  [{ title: ' ' }, { title: 'Please give it a title' }],
  [{ body: ' ' }, { body: 'Message cannot be empty' }],
  [{ body: 'Hello {first}' }, { body: '{first} is not a field that can be filled in' }],
  [{ body: 'This is the best price in town.' }, { body: expect.stringContaining('“best price”') }],
  [{ ownerId: newId() }, { ownerId: 'This field is not known here' }],
])('a reply with %o is refused', async (part, errors) => {
  expect(await call(as.broker, 'POST', PATH, reply(part))).toMatchObject({ status: 422, body: { errors } });
});

test('there is room for fifty', async () => {
  for (let count = (await list(as.other)).length; count < 50; count += 1) {
    await call(as.other, 'POST', PATH, reply());
  }
  expect(await call(as.other, 'POST', PATH, reply())).toMatchObject({ status: 409 });
});
