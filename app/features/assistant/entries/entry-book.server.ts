import type { PassageFinder } from '#app/features/assistant/passages/find-passages.server.ts';
import type { ChatButton, ChatSource } from '#app/features/assistant/schema.ts';
import { plainWords } from '#app/features/assistant/understanding/features.ts';
import { entries } from '#content/chat/entries.ts';
import type { Entries, Entry } from '#content/chat/entry.ts';
import { factsOn, holdsOn } from '#content/facts/facts.ts';
import { fillFacts } from '#content/facts/reading/fill-facts.ts';

/** An entry as it reads on one day, with the places it can be read at. */
export type BookEntry = Entry & { key: string; topic: string; sources: ChatSource[]; buttons: ChatButton[] };

/** Everything the assistant can say on one day. */
export type EntryBook = {
  find(key: string): BookEntry | undefined;
  /** The entry whose own question this is, as its button sends it. */
  named(question: string): BookEntry | undefined;
  list(): BookEntry[];
};

const MOST_SUGGESTIONS = 3;

/**
 * The entries as they read on a day, with those that were `written` at the desk; those that do not hold are left out.
 * `places` knows where pages and questions are.
 */
export function bookOn(
  day: string,
  places: Pick<PassageFinder, 'placeOf'>,
  written: Entries = {},
): EntryBook {
  const facts = factsOn(day);
  const known = new Map<string, BookEntry>();
  const filled = Object.entries({ ...written, ...entries }).filter(([, entry]) => holdsOn(entry, day));
  for (const [key, entry] of filled) {
    known.set(key, {
      ...entry,
      key,
      topic: topicOf(key),
      question: fillFacts(entry.question, facts),
      answer: fillFacts(entry.answer, facts),
      ...(entry.simpler && { simpler: fillFacts(entry.simpler, facts) }),
      sources: (entry.links ?? []).flatMap((link) => places.placeOf(link) ?? []),
      buttons: [],
    });
  }
  for (const entry of known.values()) entry.buttons.push(...buttonsOf(entry, known));
  // A question of the pages is asked by its own words too: the entry that leads to it first answers.
  const byName = new Map<string, BookEntry>();
  for (const entry of known.values()) {
    const [first] = entry.sources;
    if (first?.title.endsWith('?') && !byName.has(nameOf(first.title)))
      byName.set(nameOf(first.title), entry);
  }
  for (const entry of known.values()) byName.set(nameOf(entry.question), entry);
  return {
    find: (key) => known.get(key),
    named: (question) => byName.get(nameOf(question)),
    list: () => [...known.values()],
  };
}

/** The first word of a key. */
export function topicOf(key: string): string {
  return key.split('-')[0] ?? key;
}

function buttonsOf({ opens = [], next = [] }: Entry, known: ReadonlyMap<string, BookEntry>): ChatButton[] {
  const opening = opens.map(
    (one): ChatButton =>
      'to' in one ? { label: one.label, to: one.to } : { label: one.label, open: one.what },
  );
  return [...opening, ...next.slice(0, MOST_SUGGESTIONS).flatMap((key) => askButton(known.get(key)))];
}

/** A button that asks an entry's own question. */
export function askButton(entry: BookEntry | undefined): ChatButton[] {
  return entry ? [{ label: entry.question, ask: entry.question }] : [];
}

function nameOf(question: string): string {
  return plainWords(question).join(' ');
}
