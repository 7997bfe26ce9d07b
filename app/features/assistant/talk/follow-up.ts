import { entries } from '#content/chat/entries.ts';
import type { Facet } from '#content/chat/entry.ts';
import type { Memory } from './recall.ts';
import { entryOfFacet, nextOfFacet, quoteFor } from './subjects.ts';

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
/** What answers it where neither what was asked nor its subject has such a side. */
const OF_ANY: Readonly<Record<string, string>> = { 'talk-documents': 'site-broker-needs' };
const AGAIN: Readonly<Record<string, 'simpler' | 'why' | 'more' | 'sure'>> = {
  'talk-simpler': 'simpler',
  'talk-why': 'why',
  'talk-more': 'more',
  'talk-sure': 'sure',
};
/** Wishes and questions that mean the kind of insurance of the talk. */
const WISHES = new Set(['do-quote', 'do-buy-now']);

/** Reads an entry about the talk with what the talk is about; null leaves the entry as it is. */
export function followUp(key: string, memory: Memory): FollowUp | null {
  const { entry, others, offered, subject, said } = memory;
  const facet = FACETS[key];
  if (facet) {
    const other = nextOfFacet(entry, facet) ?? entryOfFacet(subject, facet);
    if (other ?? OF_ANY[key]) return toEntry(other ?? OF_ANY[key] ?? null);
    return entry && entries[entry]?.kind === undefined ? { kind: 'again', key: entry, how: 'more' } : null;
  }
  if (WISHES.has(key) && quoteFor(subject) !== 'do-quote') return toEntry(quoteFor(subject));
  if (key === 'talk-other-one') return toEntry(offered[1] ?? others[0] ?? null);
  if (key === 'talk-repeat' && said !== '') return { kind: 'quote', said };
  const how = AGAIN[key];
  return how && entry ? { kind: 'again', key: entry, how } : null;
}

function toEntry(key: string | null): FollowUp | null {
  return key ? { kind: 'entry', key } : null;
}
