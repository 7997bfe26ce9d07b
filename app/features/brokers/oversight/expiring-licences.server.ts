import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { isAwayOn } from '#app/features/brokers/availability/away-days.ts';
import { CHECK_HOLDS_DAYS } from '#app/features/brokers/licence-register.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';

/** From so many days before its end a licence is worth a look. */
export const LICENCE_WARN_DAYS = 30;

/** The active brokers whose licence ends within thirty days or has ended, what ends first. Dates are Alberta days. */
export async function listExpiringLicences(db: Db) {
  const today = albertaDate(now());
  const horizon = albertaDate(new Date(now().getTime() + LICENCE_WARN_DAYS * DAY_MS));
  const rows = await db
    .select({
      brokerId: brokerProfiles.userId,
      fullName: people.fullName,
      email: people.email,
      brokerage: brokerProfiles.brokerage,
      licenceNumber: brokerProfiles.licenceNumber,
      expiresOn: brokerProfiles.licenceExpiresOn,
    })
    .from(brokerProfiles)
    .innerJoin(people, eq(people.id, brokerProfiles.userId))
    .where(
      and(
        eq(people.status, 'active'),
        eq(people.role, 'broker'),
        lte(brokerProfiles.licenceExpiresOn, horizon),
      ),
    )
    .orderBy(asc(brokerProfiles.licenceExpiresOn));
  return rows.map((row) => ({ ...row, isOver: row.expiresOn <= today }));
}

/**
 * The active brokers of whom nobody has seen in the register within a year that the licence they have now is in force; whoever
 * was never looked up comes first.
 */
export async function listUncheckedLicences(db: Db) {
  const { userId, licenceCheckedAt } = partners;
  const oldest = new Date(now().getTime() - CHECK_HOLDS_DAYS * DAY_MS);
  const rows = await db
    .select({
      brokerId: userId,
      fullName: people.fullName,
      brokerage: partners.brokerage,
      licenceNumber: partners.licenceNumber,
      checkedAt: licenceCheckedAt,
      away: partners.away,
      dailyCap: partners.dailyCap,
      licenceExpiresOn: partners.licenceExpiresOn,
    })
    .from(partners)
    .innerJoin(people, eq(people.id, userId))
    .where(
      and(
        eq(people.status, 'active'),
        eq(people.role, 'broker'),
        or(isNull(licenceCheckedAt), lt(licenceCheckedAt, oldest)),
      ),
    )
    .orderBy(sql`${licenceCheckedAt} asc nulls first`, asc(people.fullName));
  const today = albertaDate(now());
  return rows.map(({ checkedAt, away, dailyCap, licenceExpiresOn, ...row }) => ({
    ...row,
    checkedAt: checkedAt?.toISOString() ?? null,
    /** They get requests today as they come in. */
    getsRequests: dailyCap > 0 && licenceExpiresOn > today && !isAwayOn(away, today),
  }));
}
