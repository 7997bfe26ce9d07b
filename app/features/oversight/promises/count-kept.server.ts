import { countThings } from '#app/features/ledger/audit-queries.server.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';

/** Anybody may ask, and counting reads the whole log: so long one count answers everybody. */
const COUNTED_EVERY_MS = HOUR_MS;

const counts = new WeakMap<Db, { at: number; kept: Promise<number> }>();

/** Requests whose person was reached or left a message, and whose promised time never passed before; up to an hour old. */
export function countKept(db: Db): Promise<number> {
  const known = counts.get(db);
  if (known && now().getTime() - known.at < COUNTED_EVERY_MS) return known.kept;
  const kept = countThings(db, {
    thing: 'case',
    action: 'case.contact_logged',
    // Nobody was reached.
    otherThan: ['outcome', 'no_answer'],
    without: 'case.promise_missed',
  });
  counts.set(db, { at: now().getTime(), kept });
  kept.catch(() => counts.delete(db));
  return kept;
}
