import { entries } from '#content/chat/entries.ts';
import type { Facet } from '#content/chat/entry.ts';
import type { Memory } from './recall.ts';
import { entryOfFacet, isAboutSite, nextOfFacet, quoteFor } from './subjects.ts';

/** What to do with a question that follows on: another entry, or the last one said in another way. */
export type FollowUp =
  | { kind: 'entry'; key: string }
  | { kind: 'again'; key: string; how: 'simpler' | 'why' | 'more' | 'sure' }
  | { kind: 'quote'; said: string };

const FACETS: Readonly<Record<string, Facet>> = {
  'talk-how-much-minimum': 'minimum',
  'talk-how-long': 'how-long',
  'talk-documents': 'documents',
};
const WHY = 'talk-why';
const AGAIN: Readonly<Record<string, 'simpler' | 'why' | 'more' | 'sure'>> = {
  'talk-simpler': 'simpler',
  [WHY]: 'why',
  'talk-more': 'more',
  'talk-sure': 'sure',
};
/** What says nothing without the answer before: which side of it, how, or what to do then. */
const LEANING: ReadonlySet<string> = new Set([
  ...Object.keys(FACETS),
  ...Object.keys(AGAIN),
  ...['talk-what-next', 'talk-other-one', 'talk-repeat'],
]);

/** Whether an entry says nothing without the answer before. */
export function leansOnLast(key: string): boolean {
  return LEANING.has(key);
}

/** A claim takes its own time and its own papers, whatever was lost. */
const ANY_CLAIM: Readonly<Record<string, string | undefined>> = {
  'talk-how-long': 'claim-how-long',
  'talk-documents': 'claim-papers',
};
/** What to have ready, where nothing in the talk has papers of its own. */
const ASKED_BY_BROKERS = 'site-broker-needs';
/** Wishes and questions that mean the kind of insurance of the talk. */
const WISHES = new Set(['do-quote', 'do-buy-now']);

/** Reads an entry about the talk with what the talk is about; null leaves the entry as it is. */
export function followUp(key: string, memory: Memory): FollowUp | null {
  const { entry, others, offered, subject, said } = memory;
  const facet = FACETS[key];
  if (facet) {
    const other = nextOfFacet(entry, facet) ?? ofAny(key, entry) ?? entryOfFacet(subject, facet);
    if (other) return toEntry(other);
    if (key === 'talk-documents') return toEntry(ASKED_BY_BROKERS);
    return entry && entries[entry]?.kind === undefined ? { kind: 'again', key: entry, how: 'more' } : null;
  }
  if (WISHES.has(key) && quoteFor(subject) !== 'do-quote') return toEntry(quoteFor(subject));
  if (key === 'talk-other-one') return toEntry(offered[1] ?? others[0] ?? null);
  if (key === 'talk-repeat' && said !== '') return { kind: 'quote', said };
  const reason = key === WHY && entry ? entries[entry]?.reason : undefined;
  if (reason) return toEntry(reason);
  const how = AGAIN[key];
  return how && entry ? { kind: 'again', key: entry, how } : null;
}

/** What serves any claim; and a request, which asks for more than its subject has papers for. */
function ofAny(key: string, entry: string | null): string | null {
  if (!entry) return null;
  if (entry.startsWith('claim-') && ANY_CLAIM[key]) return ANY_CLAIM[key];
  if (!entry.startsWith('do-quote') && !isAboutSite(entry)) return null;
  if (key === 'talk-documents') return ASKED_BY_BROKERS;
  return key === 'talk-how-long' ? 'site-when-contacted' : null;
}

function toEntry(key: string | null): FollowUp | null {
  return key ? { kind: 'entry', key } : null;
}
