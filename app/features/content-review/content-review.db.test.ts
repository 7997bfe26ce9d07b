import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { allFacts } from '#content/facts/facts.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const PATH = '/api/admin/content-reviews';
const app = await testApp();
await createUser(app.db, { username: 'boss', fullName: 'Avery', role: 'admin' });
await createUser(app.db, { username: 'casey', fullName: 'Casey' });

test('an administrator reads what should be looked at again', async () => {
  const reviewBy = allFacts.map((fact) => fact.reviewBy).toSorted()[0] ?? '';
  holdClock(new Date(`${reviewBy}T12:00:00-06:00`));
  const admin = await app.as({ username: 'boss' });
  const { items } = await (await admin.request(PATH)).json();
  expect(items[0]).toMatchObject({ reviewBy, isOver: false });
});

test('it is closed to everybody else', async () => {
  const client = await app.as({ username: 'casey' });
  expect((await app.request(PATH)).status).toBe(401);
  expect((await client.request(PATH)).status).toBe(403);
});
