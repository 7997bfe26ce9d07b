import type { AuditEntry } from '#app/features/oversight/audit/schema.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';

/** What looks and changes nothing. */
const READ = /\.(?:listed|searched|read|viewed)$|^document\.opened$/;

/** An entry of the log, and those of the same day and words that came before it. */
export type Folded = { entry: AuditEntry; earlier: AuditEntry[] };

/** Entries, newest first; what somebody read again and again on one day is one, with its earlier times. All else stays as it is. */
export function foldReads(entries: readonly AuditEntry[]): Folded[] {
  const rows: Folded[] = [];
  const reads = new Map<string, Folded>();
  for (const entry of entries) {
    const key = `${albertaDate(new Date(entry.at))} ${entry.action} ${entry.sentence}`;
    const known = READ.test(entry.action) ? reads.get(key) : undefined;
    if (known) {
      known.earlier.push(entry);
      continue;
    }
    const row = { entry, earlier: [] };
    rows.push(row);
    reads.set(key, row);
  }
  return rows;
}
