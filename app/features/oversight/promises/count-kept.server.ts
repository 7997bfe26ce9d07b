import { countThings, countTold } from '#app/features/ledger/audit-queries.server.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';

/** Anybody may ask, and counting reads the whole log: so long one count answers everybody. */
const COUNTED_EVERY_MS = HOUR_MS;

const counts = new WeakMap<Db, { at: number; kept: Promise<number> }>();

/** The promises that the audit log says were kept; up to an hour old. */
export function countKept(db: Db): Promise<number> {
  const known = counts.get(db);
  if (known && now().getTime() - known.at < COUNTED_EVERY_MS) return known.kept;
  const kept = readKept(db);
  counts.set(db, { at: now().getTime(), kept });
  kept.catch(() => counts.delete(db));
  return kept;
}

/** Of what was logged before rows said what became of a promise: a request whose person was reached, and none was missed. */
async function readKept(db: Db): Promise<number> {
  const told = await countTold(db, 'case', ['promise', 'kept']);
  const before = await countThings(db, {
    thing: 'case',
    action: 'case.contact_logged',
    otherThan: ['outcome', 'no_answer'],
    without: 'case.promise_missed',
    untold: 'promise',
  });
  return told + before;
}
