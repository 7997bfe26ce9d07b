import { isToChoose } from '#app/features/cases/rules/statuses.ts';
import { readSought } from '#app/platform/search/search-words.ts';
import type { Readiness } from './filters.ts';
import type { NextThing } from './next-thing.ts';
import type { QueueItem, QueueQuery } from './schema.ts';

/** A row of a queue before it is shown. */
export type QueueRow = Pick<QueueItem, 'id' | 'kind' | 'title' | 'awaits' | 'version'> & {
  case: QueueRowCase | null;
  next: NextThing;
  since: Date | null;
  /** Null where it was not asked for, and before acceptance. */
  readiness: Readiness | null;
  /** What is searched besides what is shown. */
  searched: readonly string[];
};

/** What is known of a case before its row is among those shown; how its person may be reached is looked up for those alone. */
type QueueRowCase = Omit<NonNullable<QueueItem['case']>, 'mayReach' | 'offer'> & { reach: Reach | null };

/** Where the person of a case may be called or texted. */
export type Reach = { email: string; phone: string };

/** Whether a row is among those that the filters want. Letters match in any case. */
export function isWanted(
  { kind, next, case: about, title, searched, readiness: asItIs }: QueueRow,
  { type, city, status, stage, readiness, clock, unread, uncontacted, q }: Partial<QueueQuery>,
): boolean {
  if (type && about?.type !== type) return false;
  if (city && about?.city !== city) return false;
  if (status && !(about && statusOf(about) === status)) return false;
  if (stage && about?.stage !== stage) return false;
  if (readiness && asItIs !== readiness) return false;
  if (clock && next.clock !== clock) return false;
  if (unread && !about?.unread) return false;
  if (uncontacted && !(kind === 'case' && about && isUncontacted(about))) return false;
  if (!q) return true;
  const sought = readSought(q);
  if (sought && 'phone' in sought) return searched.some((text) => digitsOf(text).endsWith(sought.phone));
  const texts = [title, about?.name, about?.reference, about?.city, ...searched];
  // Each of them is called a request: within that word nothing is found.
  const kindOf = ` ${about?.title.toLowerCase()}`;
  return words(q).every(
    (word) => kindOf.includes(` ${word}`) || texts.some((text) => text?.toLowerCase().includes(word)),
  );
}

/** As its badge says it. */
function statusOf({ status, isQuoteChosen }: QueueRowCase) {
  return isQuoteChosen && isToChoose(status) ? 'chosen' : status;
}

/** As the broker’s own count has it. */
function isUncontacted({ status, isContacted }: QueueRowCase): boolean {
  return !isContacted && status !== 'assigned';
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function words(text: string): string[] {
  return text.toLowerCase().split(' ').filter(Boolean);
}
