import { inArray } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { sourceName } from '#app/features/cases/rules/origin/campaign.ts';
import type { CaseSource } from '#app/features/cases/rules/origin/sources.ts';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import type { CaseType } from '#app/features/cases/schema.ts';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate, albertaDayStart } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { addGroup, type Counted, countRequests } from './count-requests.server.ts';
import { daysFrom, listDays, readCounted } from './counted-days.server.ts';
import type { Grouping } from './groupings.ts';
import { daysBefore, periodStart } from './period.ts';
import type { Numbers, NumbersGroup, NumbersQuery, RequestNumbers } from './schema.ts';
import { addTally, emptyTally, numbersOf, type Tally } from './tally.ts';

/** As many groups as a person reads. */
const MOST_GROUPS = 50;
const REST = 'rest';

/**
 * The requests of the last `days` Alberta days with today, beside those of as many days before them, up to the same
 * time of day. Everything is counted of the requests that were sent in the period, wherever they stand now; of days
 * that are over they stand where they stood at most a minute ago. They are read in the groups that are asked for alone.
 */
export async function readNumbers(db: Db, { days, by }: NumbersQuery): Promise<Numbers> {
  const to = now();
  const from = periodStart(to, days);
  const before = { from: daysBefore(from, days), to: daysBefore(to, days) };
  const groupings = [...new Set<Grouping>(['type', by])];
  const current = await countPeriod(db, from, to, groupings);
  const earlier = await countPeriod(db, before.from, before.to, groupings);
  const pairs = pairsOf(current.groups[by], earlier.groups[by]);
  const labelOf = await readLabels(
    db,
    by,
    pairs.map(({ key }) => key),
  );
  return {
    days,
    period: { from: from.toISOString(), to: to.toISOString() },
    before: { from: before.from.toISOString(), to: before.to.toISOString() },
    current: total(current),
    earlier: total(earlier),
    byDay: daysFrom(albertaDate(from), albertaDate(to)).map((day) => ({
      day,
      requests: current.byDay.get(day) ?? 0,
      earlier: earlier.byDay.get(addDays(day, -days)) ?? 0,
    })),
    by,
    groups: groups(pairs, labelOf),
  };
}

/** What was counted of the days that are over, and the rest by its own rows. `from` is the beginning of a day. */
async function countPeriod(db: Db, from: Date, to: Date, groupings: readonly Grouping[]): Promise<Counted> {
  const [first, last] = [albertaDate(from), albertaDate(to)];
  const over = addDays(last, -1);
  const counted = await readCounted(db, first, over, groupings);
  const known = new Set(await listDays(db, first, over));
  for (const span of spansOf(daysFrom(first, last).filter((day) => !known.has(day)))) {
    const end = span.last === last ? to : albertaDayStart(addDays(span.last, 1));
    const raw = await countRequests(db, albertaDayStart(span.first), end, now());
    for (const grouping of groupings)
      for (const [key, tally] of raw.groups[grouping]) addGroup(counted, grouping, key, tally);
    for (const [day, requests] of raw.byDay) counted.byDay.set(day, requests);
  }
  return counted;
}

/** Days that follow each other, together. */
function spansOf(days: readonly string[]): { first: string; last: string }[] {
  const spans: { first: string; last: string }[] = [];
  for (const day of days) {
    const span = spans.at(-1);
    if (span && addDays(span.last, 1) === day) span.last = day;
    else spans.push({ first: day, last: day });
  }
  return spans;
}

/** Every request has one type. */
function total({ groups }: Counted): RequestNumbers {
  const all = emptyTally();
  for (const tally of groups.type.values()) addTally(all, tally);
  return numbersOf(all);
}

type LabelOf = (key: string) => string;

/** A group in the period and in the one before. */
type Pair = { key: string; tally: Tally; earlier: Tally };

function pairsOf(tallies: Map<string, Tally>, earlier: Map<string, Tally>): Pair[] {
  return [...new Set([...tallies.keys(), ...earlier.keys()])].map((key) => ({
    key,
    tally: tallies.get(key) ?? emptyTally(),
    earlier: earlier.get(key) ?? emptyTally(),
  }));
}

function groups(pairs: readonly Pair[], labelOf: LabelOf): NumbersGroup[] {
  const all = pairs
    .map((pair) => ({ ...pair, label: labelOf(pair.key) }))
    .toSorted(
      (one, other) =>
        other.tally.requests - one.tally.requests ||
        other.earlier.requests - one.earlier.requests ||
        one.label.localeCompare(other.label),
    );
  const shown = all.slice(0, MOST_GROUPS);
  const others = all.slice(MOST_GROUPS);
  if (others.length > 0) {
    const rest = { tally: emptyTally(), earlier: emptyTally() };
    for (const other of others) {
      addTally(rest.tally, other.tally);
      addTally(rest.earlier, other.earlier);
    }
    shown.push({ key: REST, label: `${others.length} others`, ...rest });
  }
  return shown.map(({ key, label, tally, earlier }) => ({
    ...{ key, label, ...numbersOf(tally) },
    earlier: numbersOf(earlier),
  }));
}

async function readLabels(db: Db, by: Grouping, keys: readonly string[]): Promise<LabelOf> {
  if (by === 'broker') {
    const names = await readNames(db, keys);
    return (key) => names.get(key) ?? 'Without a broker';
  }
  return LABELS[by];
}

const LABELS: Record<Exclude<Grouping, 'broker'>, LabelOf> = {
  type: (key) => typeName(key as CaseType),
  city: (key) => key || 'Not known',
  // Promises that were settled before this was kept have none.
  source: (key) => (key ? sourceName(key as CaseSource) : 'Not known'),
  campaign: (key) => key || 'No campaign',
};

async function readNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== '');
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(inArray(people.id, known));
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}
