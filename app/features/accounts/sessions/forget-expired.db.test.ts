import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { accountLinks, sessions, verifications } from '#app/features/accounts/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock } from '#app/platform/now.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { forgetExpired } from './forget-expired.server.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-11-25T15:00:00Z');
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

test('what is over goes; what still holds, and links that ended lately, stay', async () => {
  holdClock(NOW);
  const { id: userId } = await createUser(db, { username: 'kim', fullName: 'Kim' });
  await db
    .insert(sessions)
    .values(
      [-1, 1].map((days) => ({ id: newId(), userId, token: `ends ${days}`, expiresAt: daysFromNow(days) })),
    );
  await db.insert(verifications).values(
    [-1, 1].map((days) => ({
      id: newId(),
      identifier: `ends ${days}`,
      value: 'x',
      expiresAt: daysFromNow(days),
    })),
  );
  await db.insert(accountLinks).values(
    [-31, -29, 1].map((days) => ({
      id: newId(),
      userId,
      purpose: 'reset' as const,
      tokenHash: `ends ${days}`,
      expiresAt: daysFromNow(days),
    })),
  );

  await Promise.all([forgetExpired(db), forgetExpired(db)]);

  expect((await db.select().from(sessions)).map(({ token }) => token)).toEqual(['ends 1']);
  expect((await db.select().from(verifications)).map(({ identifier }) => identifier)).toEqual(['ends 1']);
  expect((await db.select().from(accountLinks)).map(({ tokenHash }) => tokenHash).toSorted()).toEqual([
    'ends -29',
    'ends 1',
  ]);
});
