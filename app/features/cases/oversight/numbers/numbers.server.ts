import { and, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { albertaDate, albertaDayStart, albertaInstant, albertaParts } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { type CountedRequest, countRequests } from './count-requests.ts';
import type { Numbers, NumbersGroup, PeriodDays } from './schema.ts';

type Request = CountedRequest & {
  type: (typeof cases.$inferSelect)['type'];
  city: string | null;
  brokerId: string | null;
  brokerName: string | null;
};

/**
 * The requests of the last `days` Alberta days with today, beside those of as many days before them, up to the same
 * time of day. Everything is counted of the requests that were sent in the period, wherever they stand now.
 */
export async function readNumbers(db: Db, days: PeriodDays): Promise<Numbers> {
  const to = now();
  const from = daysBefore(albertaDayStart(albertaDate(to)), days - 1);
  const before = { from: daysBefore(from, days), to: daysBefore(to, days) };
  const requests = await readRequests(db, from, to);
  const earlier = await readRequests(db, before.from, before.to);
  return {
    days,
    period: { from: from.toISOString(), to: to.toISOString() },
    before: { from: before.from.toISOString(), to: before.to.toISOString() },
    current: countRequests(requests, to),
    earlier: countRequests(earlier, to),
    byDay: countByDay(requests, from, days),
    byType: groups(requests, to, ({ type }) => ({ key: type, label: typeName(type) })),
    byCity: groups(requests, to, ({ city }) => ({ key: city ?? '', label: city ?? 'Not known' })),
    byBroker: groups(requests, to, ({ brokerId, brokerName }) => ({
      key: brokerId ?? '',
      label: brokerName ?? 'Nobody has accepted',
    })),
  };
}

/** One look at the raw rows; the broker is the last one who accepted. */
async function readRequests(db: Db, from: Date, to: Date): Promise<Request[]> {
  const accepted = db
    .select({
      caseId: caseAccess.caseId,
      acceptedAt: sql<Date | null>`min(${caseAccess.acceptedAt})`
        .mapWith(caseAccess.acceptedAt)
        .as('first_at'),
      brokerId: sql<string>`(array_agg(${caseAccess.brokerId} order by ${caseAccess.acceptedAt} desc))[1]`.as(
        'last_broker',
      ),
    })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .where(
      and(gte(cases.createdAt, from), lt(cases.createdAt, to), sql`${caseAccess.acceptedAt} is not null`),
    )
    .groupBy(caseAccess.caseId)
    .as('accepted');
  return db
    .select({
      type: cases.type,
      city: cases.city,
      status: cases.status,
      createdAt: cases.createdAt,
      firstRespondedAt: cases.firstRespondedAt,
      promisesMissed: cases.promisesMissed,
      acceptedAt: accepted.acceptedAt,
      brokerId: accepted.brokerId,
      brokerName: people.fullName,
    })
    .from(cases)
    .leftJoin(accepted, eq(accepted.caseId, cases.id))
    .leftJoin(people, sql`${people.id} = ${accepted.brokerId}`)
    .where(
      and(
        gte(cases.createdAt, from),
        lt(cases.createdAt, to),
        notInArray(cases.status, ['spam', 'duplicate']),
      ),
    );
}

function groups(
  requests: readonly Request[],
  at: Date,
  nameOf: (request: Request) => { key: string; label: string },
): NumbersGroup[] {
  const byKey = new Map<string, { label: string; held: Request[] }>();
  for (const request of requests) {
    const { key, label } = nameOf(request);
    const group = byKey.get(key) ?? { label, held: [] };
    group.held.push(request);
    byKey.set(key, group);
  }
  return [...byKey]
    .map(([key, { label, held }]) => ({ key, label, ...countRequests(held, at) }))
    .toSorted((one, other) => other.requests - one.requests || one.label.localeCompare(other.label));
}

function countByDay(requests: readonly Request[], from: Date, days: number): Numbers['byDay'] {
  const counts = new Map<string, number>();
  for (let day = 0; day < days; day += 1) counts.set(albertaDate(daysBefore(from, -day)), 0);
  for (const { createdAt } of requests) {
    const day = albertaDate(createdAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].map(([day, count]) => ({ day, requests: count }));
}

/** The same time of day so many calendar days earlier. */
function daysBefore(at: Date, days: number): Date {
  const { year, month, day, hour, minute } = albertaParts(at);
  return albertaInstant(year, month, day - days, hour, minute);
}
