import { and, between, eq, gte, lt, max, sql } from 'drizzle-orm';
import { caseEvents, cases } from '#app/features/cases/tables.server.ts';
import { addBusinessTime, businessMinutesBetween } from '#app/platform/clock/business-hours.ts';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate, albertaDayStart } from '#app/platform/clock/clock.ts';
import { MINUTE_MS } from '#app/platform/clock/durations.ts';
import { type Db, lockUntilCommit, queryRows } from '#app/platform/database/database.server.ts';
import { idMadeAt } from '#app/platform/ids.ts';
import { letRequestsGoFirst } from '#app/platform/jobs/requests-first.server.ts';
import { now } from '#app/platform/now.ts';
import { type Counted, countRequests, nothingCounted } from './count-requests.server.ts';
import { GROUPINGS, type Grouping, PERIOD_DAYS } from './groupings.ts';
import { countedDays, dayNumbers } from './tables.server.ts';
import { ACCEPT_MINUTES, type Tally } from './tally.ts';

/** The longest period with the one before it. */
const COUNTED_DAYS = 2 * Math.max(...PERIOD_DAYS);
/** A transaction that wrote an event may have been under way so long. */
const MARGIN_MS = MINUTE_MS;

/**
 * Counts every day that is over and was not counted, or to whose requests something has happened since, be it that the
 * time in which brokers accept went on. Each day by itself: whatever ends it in between, the next call goes on. Returns
 * the days that were counted.
 */
export async function countDueDays(db: Db): Promise<string[]> {
  await markChanged(db);
  const last = addDays(albertaDate(now()), -1);
  const first = addDays(last, 1 - COUNTED_DAYS);
  await db.delete(countedDays).where(lt(countedDays.day, first));
  const fresh = await listFresh(db, now());
  const due = daysFrom(first, last).filter((day) => !fresh.has(day));
  // What was sent lately is looked at most.
  for (const day of due.toReversed()) {
    await letRequestsGoFirst();
    await countDay(db, day);
  }
  return due;
}

/** Counts all days anew. Returns how many. */
export async function recountDays(db: Db): Promise<number> {
  await db.delete(countedDays);
  return (await countDueDays(db)).length;
}

/**
 * Compares every counted day with the raw rows and sets it right. Throws, with the days, when something was not as the
 * rows have it and nothing happened there meanwhile: the job that asked for it then shows as failed.
 */
export async function checkDays(db: Db): Promise<void> {
  await countDueDays(db);
  const wrong: string[] = [];
  for (const day of await listDays(db, '0001-01-01', lastSettledDay(now()))) {
    await letRequestsGoFirst();
    const before = await readDay(db, day);
    await countDay(db, day);
    const after = await readDay(db, day);
    const changed = await listChanged(db, new Date(now().getTime() - 2 * MARGIN_MS));
    if (before !== after && !changed.includes(day)) wrong.push(day);
  }
  if (wrong.length > 0)
    throw new Error(`The numbers of ${wrong.join(', ')} were not what the requests say, and were set right`);
}

/** Has the day of a request counted again that is about to go. */
export async function markDayOf(tx: Db, sentAt: Date): Promise<void> {
  await tx
    .update(countedDays)
    .set({ isStale: true })
    .where(eq(countedDays.day, albertaDate(sentAt)));
}

/** The counted days from one to another, each included. */
export async function listDays(db: Db, first: string, last: string): Promise<string[]> {
  const rows = await db
    .select({ day: countedDays.day })
    .from(countedDays)
    .where(between(countedDays.day, first, last))
    .orderBy(countedDays.day);
  return rows.map(({ day }) => day);
}

/** The days that stand as they were counted: nothing has happened to their requests, and no clock has gone on. */
async function listFresh(db: Db, at: Date): Promise<Set<string>> {
  const rows = await db.select().from(countedDays).where(eq(countedDays.isStale, false));
  const hasStood = ({ day, countedAt }: (typeof rows)[number]) =>
    businessMinutesBetween(countedAt, at) === 0 || day <= lastSettledDay(countedAt);
  return new Set(rows.filter(hasStood).map(({ day }) => day));
}

/** What was counted of the days from one to another, each included; with `groupings` only in these groups. */
export async function readCounted(
  db: Db,
  first: string,
  last: string,
  groupings: readonly Grouping[] = GROUPINGS,
): Promise<Counted> {
  const counted = nothingCounted();
  const wanted = sql.join(
    groupings.map((grouping) => sql`${grouping}`),
    sql`, `,
  );
  type Row = { grouping: Grouping; key: string; contactSeconds: string | null } & Omit<
    Tally,
    'contactSeconds'
  >;
  // Arrays come over as one text: a hundred thousand numbers one by one would take the driver long.
  const rows = await queryRows<Row>(
    db,
    sql`select grouping, key, sum(requests)::int as requests,
        sum(accepted_in_time)::int as "acceptedInTime", sum(accepted_of)::int as "acceptedOf",
        sum(promises_kept)::int as "promisesKept", sum(promises_of)::int as "promisesOf",
        sum(won)::int as won, sum(lost)::int as lost, sum(withdrawn)::int as withdrawn, sum(open)::int as open,
        string_agg(nullif(array_to_string(contact_seconds, ','), ''), ',') as "contactSeconds"
      from ${dayNumbers} where day between ${first} and ${last} and grouping in (${wanted})
      group by grouping, key`,
  );
  for (const { grouping, key, contactSeconds, ...counts } of rows)
    counted.groups[grouping].set(key, {
      ...counts,
      contactSeconds: contactSeconds?.split(',').map(Number) ?? [],
    });
  const days = await queryRows<{ day: string; requests: number }>(
    db,
    sql`select day::text, sum(requests)::int as requests from ${dayNumbers}
      where day between ${first} and ${last} and grouping = 'type' group by day`,
  );
  for (const { day, requests } of days) counted.byDay.set(day, requests);
  return counted;
}

/** Every day from one to another, each included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Counts one day anew, in one transaction: of two at once the second waits. */
async function countDay(db: Db, day: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'counted_days');
    const countedAt = now();
    const next = albertaDayStart(addDays(day, 1));
    const { groups } = await countRequests(tx, albertaDayStart(day), next, countedAt);
    await tx.delete(countedDays).where(eq(countedDays.day, day));
    await tx.insert(countedDays).values({ day, countedAt });
    const rows = GROUPINGS.flatMap((grouping) =>
      [...groups[grouping]].map(([key, tally]) => ({ day, grouping, key, ...tally })),
    );
    if (rows.length > 0) await tx.insert(dayNumbers).values(rows);
  });
}

/** A day is settled when the two hours to accept are over for whatever was sent on it: no clock changes it any more. */
function lastSettledDay(at: Date): string {
  let day = addDays(albertaDate(at), -1);
  const isSettled = () =>
    addBusinessTime(albertaDayStart(addDays(day, 1)), { minutes: ACCEPT_MINUTES }) <= at;
  while (!isSettled()) day = addDays(day, -1);
  return day;
}

async function markChanged(db: Db): Promise<void> {
  const [newest] = await db.select({ at: max(countedDays.countedAt) }).from(countedDays);
  if (!newest?.at) return;
  const changed = await listChanged(db, new Date(newest.at.getTime() - MARGIN_MS));
  for (const day of changed)
    await db.update(countedDays).set({ isStale: true }).where(eq(countedDays.day, day));
}

/** The days on which requests were sent to which something has happened since an instant. */
async function listChanged(db: Db, since: Date): Promise<string[]> {
  const first = albertaDayStart(addDays(albertaDate(now()), -COUNTED_DAYS));
  const rows = await db
    .selectDistinct({ sentAt: cases.createdAt })
    .from(caseEvents)
    .innerJoin(cases, eq(cases.id, caseEvents.caseId))
    // Ids are in the order in which they were made, and their index is there already.
    .where(
      and(gte(caseEvents.id, idMadeAt(since)), gte(caseEvents.createdAt, since), gte(cases.createdAt, first)),
    );
  return [...new Set(rows.map(({ sentAt }) => albertaDate(sentAt)))];
}

async function readDay(db: Db, day: string): Promise<string> {
  const { groups } = await readCounted(db, day, day);
  const told = (tally: Tally) => ({ ...tally, contactSeconds: tally.contactSeconds.toSorted() });
  return JSON.stringify(
    GROUPINGS.map((grouping) =>
      [...groups[grouping]].map(([key, tally]) => [key, told(tally)] as const).toSorted(),
    ),
  );
}
