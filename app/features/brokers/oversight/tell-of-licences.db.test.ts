import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { users } from '#app/features/accounts/tables.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { tellOfLicences } from './tell-of-licences.server.ts';

const { db } = await testDatabase();
afterEach(() => holdClock(null));

/** A morning in Alberta. */
const on = (day: string) => holdClock(new Date(`${day}T15:05:00Z`));
const newBroker = (username: string, licenceExpiresOn: string) =>
  createBroker(db, { username, fullName: 'Dana Broker' }, { licenceExpiresOn });
const toldTo = async (id: string) =>
  (
    await db
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.userId, id))
      .orderBy(notifications.id)
  ).map(({ title }) => title);

test('a broker is told a month and a week before their licence ends, and when it has, once each', async () => {
  on('2026-11-01');
  const broker = await newBroker('dana', '2026-12-20');
  const days = [
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-12-13',
    '2026-12-14',
    '2026-12-20',
    '2026-12-21',
  ];
  const counts: number[] = [];
  for (const day of days) {
    on(day);
    await Promise.all([tellOfLicences(db), tellOfLicences(db)]);
    counts.push((await toldTo(broker.id)).length);
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect(await toldTo(broker.id)).toEqual([
    'Your licence expires on December 20, 2026',
    'Your licence expires on December 20, 2026',
    'Your licence expired on December 20, 2026',
  ]);
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.kind, 'licence_ends'));
  expect(mails.map(({ recipient }) => recipient)).toEqual(Array(3).fill('dana@example.com'));
  // Renewed, the next end is told of anew.
  await db
    .update(brokerProfiles)
    .set({ licenceExpiresOn: '2027-12-20' })
    .where(eq(brokerProfiles.userId, broker.id));
  on('2026-12-22');
  await tellOfLicences(db);
  expect(await toldTo(broker.id)).toHaveLength(3);
  on('2027-11-20');
  await tellOfLicences(db);
  expect(await toldTo(broker.id)).toHaveLength(4);
});

test('nobody is told who does not work here any more', async () => {
  on('2026-11-25');
  const broker = await newBroker('omar', '2026-12-01');
  await db.update(users).set({ status: 'suspended' }).where(eq(users.id, broker.id));
  await tellOfLicences(db);
  expect(await toldTo(broker.id)).toEqual([]);
});
