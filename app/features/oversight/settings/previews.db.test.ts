import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { houseRules } from '#content/house-rules.ts';
import { setSetting, settingsWorld } from '#tests/fixtures/api/settings-world.ts';

const { app, boss, begin } = await settingsWorld();
const { db } = app;

async function preview(key: string, value: unknown): Promise<string[]> {
  const response = await boss.request(`/api/admin/settings/${key}/preview`, {
    method: 'POST',
    json: { value },
  });
  return (await response.json()).sentences;
}

beforeEach(begin);
afterAll(() => holdClock(null));

test('closing the office names the open promises that end in that time, and leaves them as they are', async () => {
  await db.delete(cases);
  holdClock(new Date('2026-11-25T18:00:00Z'));
  const { reference } = await createCase(db);
  holdClock(null);
  expect(await preview('closedOn', ['2026-11-27'])).toEqual([]);
  expect(await preview('closedOn', ['2026-11-26'])).toEqual([
    `One open promise would end while the office is closed: ${reference} by Thursday noon Alberta time. Promises already made stay as they are.`,
  ]);
  expect(await preview('promiseDays', 2)).toEqual([
    'One promise is open. Promises already made stay as they are.',
  ]);
});

test('a shorter period says what it would delete, and gives what is closed already its new end', async () => {
  await db.delete(cases);
  const closedAt = new Date(Date.now() - 100 * 86_400_000);
  const { id } = await createCase(db);
  const later = new Date(closedAt.getTime() + 730 * 86_400_000);
  await db.update(cases).set({ status: 'lost', closedAt, purgeAfter: later }).where(eq(cases.id, id));
  expect(await preview('keptClosedDays', 101)).toEqual([
    'Nothing that is kept now would be deleted at once.',
  ]);
  expect(await preview('keptClosedDays', 99)).toEqual([
    'The next night would delete 1 request that is kept longer today. That cannot be undone.',
  ]);
  await setSetting(boss, 'keptClosedDays', { value: 99, version: 0 });
  await app.runJobs();
  const [row] = await db.select().from(cases).where(eq(cases.id, id));
  expect(row?.purgeAfter).toEqual(new Date(closedAt.getTime() + 99 * 86_400_000));
});

test('before the weights of matching change, it is said who would come first for what waits', async () => {
  await db.delete(cases);
  const profile = { types: ['supervisa'], licenceClasses: ['accident_sickness' as const] };
  const spoken = { ...profile, languages: ['Punjabi'] };
  await createBroker(db, { username: 'fatima', fullName: 'Fatima Broker' }, spoken);
  expect(await preview('matchLanguage', 4)).toEqual([
    'No request is waiting that a broker can take, so nothing changes right now.',
  ]);
  const details = { language: 'punjabi' };
  const { reference } = await createCase(db, { type: 'supervisa', details });
  // Ids are in the order of time: of two who never had a request, the first account comes first.
  const intro = 'Who comes first for the requests that wait now:';
  const title = `Super Visa request ${reference} in Calgary`;
  expect(await preview('matchWait', 0)).toEqual([intro, `${title} goes to Dana Broker, as now.`]);
  const instead = `${title} goes to Fatima Broker instead of Dana Broker.`;
  expect(await preview('matchLanguage', 4)).toEqual([intro, instead]);
  // While nothing waits, it is tried out on what came last.
  await db.update(cases).set({ status: 'withdrawn' });
  expect(await preview('matchLanguage', 4)).toEqual([
    'Nothing waits that a broker can take, so nothing changes right now. If the newest requests came again:',
    instead,
  ]);
  expect(await preview('matchWait', 0)).toEqual([
    'Nothing waits that a broker can take, and each of the newest requests would go to the same broker as now.',
  ]);
  await db.update(cases).set({ status: 'new' });
  await setSetting(boss, 'matchLanguage', { value: 4, version: 0 });
  expect(houseRules).toMatchObject({ matchWait: 5, matchLanguage: 4 });
  expect(await preview('matchLanguage', null)).toEqual([
    intro,
    `${title} goes to Dana Broker instead of Fatima Broker.`,
  ]);
  for (const value of [11, -1, 2.5])
    expect((await setSetting(boss, 'matchLoad', { value, version: 0 })).body.errors).toEqual({
      value: 'Please enter a whole number from 0 to 10',
    });
});
