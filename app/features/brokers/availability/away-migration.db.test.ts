import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';

const { db } = await testDatabase();

test('the one absence that brokers could have is carried over, whichever of its days was given', async () => {
  const absences = [
    ['both', '2026-12-01', '2026-12-05'],
    ['open', '2026-12-01', null],
    ['until', null, '2020-01-05'],
    ['never', null, null],
  ] as const;
  const brokers = [];
  for (const [username] of absences) brokers.push(await createBroker(db, { username, fullName: 'B' }));
  await db.execute(sql`alter table broker_profiles drop column away,
    add column away_from date, add column away_to date`);
  for (const [place, [, from, to]] of absences.entries()) {
    await db.execute(sql`update broker_profiles set away_from = ${from}::date, away_to = ${to}::date
      where user_id = ${brokers[place]?.id}`);
  }
  for (const file of (
    await Array.fromAsync(glob('db/migrations/*_{away_days,without_one_absence}.sql'))
  ).sort()) {
    for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint')) {
      await db.execute(sql.raw(statement));
    }
  }
  const rows = await db.select().from(brokerProfiles);
  expect(brokers.map(({ id }) => rows.find(({ userId }) => userId === id)?.away)).toEqual([
    [{ from: '2026-12-01', to: '2026-12-05' }],
    [{ from: '2026-12-01', to: '' }],
    [{ from: '2020-01-05', to: '2020-01-05' }],
    [],
  ]);
  const after = await createBroker(db, { username: 'after', fullName: 'After' });
  const [profile] = await db.select().from(brokerProfiles).where(eq(brokerProfiles.userId, after.id));
  expect(profile?.away).toEqual([]);
});
