import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { newId } from '#app/platform/ids.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
const { db } = app;
for (const username of ['broker', 'other']) await createBroker(db, { username, fullName: 'Dana Broker' });
await createUser(db, { username: 'client', fullName: 'Casey Client' });
for (const username of ['admin', 'admin2'])
  await createUser(db, { username, fullName: 'Avery Admin', role: 'admin' });
const as = {
  broker: await app.as({ username: 'broker' }),
  other: await app.as({ username: 'other' }),
  client: await app.as({ username: 'client' }),
  admin: await app.as({ username: 'admin' }),
  admin2: await app.as({ username: 'admin2' }),
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

test('what an administrator saves is the house’s: every broker uses it, and administrators alone change it', async () => {
  const sent = reply({ title: 'Zebra' });
  const both = await Promise.all([1, 2].map(() => call(as.admin, 'POST', PATH, sent)));
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const found = async (who: Caller) =>
    (await list(who)).find(({ id }: { id: string }) => id === sent.id) ?? null;
  expect(await found(as.broker)).toMatchObject({ title: 'Zebra', isHouse: true, mayChange: false });
  expect((await list(as.broker)).at(-1).id).toBe(sent.id);
  const change = { version: 1, title: 'Ours', body: sent.body };
  expect((await call(as.broker, 'PUT', `${PATH}/${sent.id}`, change)).status).toBe(404);
  expect((await call(as.broker, 'DELETE', `${PATH}/${sent.id}`)).status).toBe(404);
  expect((await call(as.broker, 'POST', PATH, sent)).status).toBe(404);
  const changed = await call(as.admin2, 'PUT', `${PATH}/${sent.id}`, change);
  expect(changed.body).toMatchObject({ title: 'Ours', isHouse: true, mayChange: true });
  expect((await call(as.admin, 'PUT', `${PATH}/${sent.id}`, change)).status).toBe(409);
  expect((await found(as.other))?.title).toBe('Ours');
  expect((await call(as.admin, 'DELETE', `${PATH}/${sent.id}`)).status).toBe(204);
  expect(await found(as.broker)).toBeNull();
});

test('a signature is its writer’s alone, keeps the rules for words, and is taken away by an empty one', async () => {
  const set = (who: Caller, signature: unknown) => call(who, 'PUT', '/api/signature', { signature });
  const read = async (who: Caller) => (await call(who, 'GET', PATH)).body.signature;
  expect(await read(as.broker)).toBeNull();
  const both = await Promise.all(['Dana', 'Dana W.'].map((text) => set(as.broker, text)));
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  expect((await set(as.broker, ' Dana\nFoothills ')).status).toBe(204);
  expect([await read(as.broker), await read(as.other)]).toEqual(['Dana\nFoothills', null]);
  for (const [wrong, message] of [
    ['x'.repeat(301), 'Signature must not exceed 300 characters'],
    ['Dana {name}', 'A signature has no fields in braces'],
    ['The best price in town', expect.stringContaining('“best price”')],
    [7, 'Please write your signature'],
  ])
    expect(await set(as.broker, wrong)).toMatchObject({
      status: 422,
      body: { errors: { signature: message } },
    });
  expect((await set(as.client, 'Casey')).status).toBe(403);
  expect(await read(as.broker)).toBe('Dana\nFoothills');
  expect((await set(as.broker, '')).status).toBe(204);
  expect(await read(as.broker)).toBeNull();
});

test('there is room for fifty', async () => {
  for (let count = (await list(as.other)).length; count < 50; count += 1) {
    await call(as.other, 'POST', PATH, reply());
  }
  expect(await call(as.other, 'POST', PATH, reply())).toMatchObject({ status: 409 });
});
