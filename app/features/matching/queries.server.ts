import { and, eq, type SQL } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { type WeeklyHours, workingMinutes } from '#app/features/brokers/availability/working-hours.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import { brokerLoad } from '#app/features/cases/queries/broker/broker-load.server.ts';
import { promisesOf } from '#app/features/cases/records/promises/queries.server.ts';
import { addBusinessTime, nextOpening } from '#app/platform/clock/business-hours.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Candidate } from './rules.ts';

/** How long promises count for whose turn it is: as in the list of brokers. */
const PROMISE_DAYS = 90;

/** Every active broker with what matching needs to know of them. */
export async function listCandidates(db: Db): Promise<Candidate[]> {
  return readCandidates(db, and(eq(people.status, 'active'), eq(people.role, 'broker')));
}

/** A candidate with the words by which people know them. */
export type NamedCandidate = Candidate & {
  fullName: string;
  brokerage: string;
  /** When the register said last that this licence is in force. */
  licenceCheckedAt: Date | null;
};

/** Those with a broker's profile for whom `where` holds, active or not. */
export async function readCandidates(db: Db, where: SQL | undefined): Promise<NamedCandidate[]> {
  const since = new Date(now().getTime() - PROMISE_DAYS * DAY_MS);
  const rows = await db
    .select({
      brokerId: partners.userId,
      fullName: people.fullName,
      brokerage: partners.brokerage,
      status: people.status,
      role: people.role,
      licenceClasses: partners.licenceClasses,
      licenceExpiresOn: partners.licenceExpiresOn,
      licenceCheckedAt: partners.licenceCheckedAt,
      types: partners.types,
      cities: partners.cities,
      dailyCap: partners.dailyCap,
      away: partners.away,
      weeklyHours: partners.weeklyHours,
      languages: partners.languages,
      ...promisesOf(partners.userId, since),
      ...brokerLoad(partners.userId),
    })
    .from(partners)
    .innerJoin(people, eq(people.id, partners.userId))
    .where(where);
  return rows.map(({ status, role, weeklyHours, promisesKept, promisesSettled, ...row }) => ({
    ...row,
    promises: { kept: promisesKept, of: promisesSettled },
    isAtWork: isAtWork(weeklyHours),
    active: status === 'active' && role === 'broker',
  }));
}

/** What a broker needs at least of their own working time to answer, within the time that everybody has. */
const TIME_TO_ANSWER = 30;

/** Whether a broker who is asked now works soon enough to accept in time. Without hours of their own they work in business hours. */
export function isAtWork(weeklyHours: WeeklyHours | null): boolean {
  if (weeklyHours === null) return true;
  const begin = nextOpening(now());
  return workingMinutes(weeklyHours, begin, addBusinessTime(begin, { hours: 2 })) >= TIME_TO_ANSWER;
}
