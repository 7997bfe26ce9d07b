import { albertaDate } from '#app/platform/clock/clock.ts';
import { DISCLOSURE_FIELDS, type DisclosureField } from '../disclosures.ts';
import type { PassportEntry } from '../schema.ts';

const FIELDS_IN_ORDER = Object.keys(DISCLOSURE_FIELDS) as DisclosureField[];

/**
 * The lines of a passport with what one person read on one Alberta day for one reason as one line: the time is that of
 * their first look, the fields are all that they read. A page that stands open reads by itself whenever the case changes, and the
 * ledger keeps each of these times. Whatever else happened to the same person's access, as that it ended, begins a new
 * line; a document that was opened keeps its own. Newest first, before and after.
 */
export function readingsByDay(entries: readonly PassportEntry[]): PassportEntry[] {
  const open = new Map<string, PassportEntry>();
  const lines: PassportEntry[] = [];
  for (const entry of entries.toReversed()) {
    const who = JSON.stringify(entry.recipient);
    const isReading = entry.kind === 'viewed' && entry.documentId === null;
    if (!isReading) {
      lines.push(entry);
      if (entry.kind !== 'viewed') forget(open, who);
      continue;
    }
    const key = `${who} ${entry.purpose} ${albertaDate(new Date(entry.at))}`;
    const line = open.get(key);
    if (line) {
      line.fields = FIELDS_IN_ORDER.filter((field) => [...line.fields, ...entry.fields].includes(field));
      continue;
    }
    const first = { ...entry };
    open.set(key, first);
    lines.push(first);
  }
  return lines.toReversed();
}

function forget(open: Map<string, PassportEntry>, who: string): void {
  for (const key of open.keys()) if (key.startsWith(`${who} `)) open.delete(key);
}
