import type { BookEntry } from '../entries/entry-book.server.ts';
import type { ChatButton, ChatOutcome, ChatSource } from '../schema.ts';

export type Reply = {
  outcome: ChatOutcome;
  response: string;
  sources: ChatSource[];
  buttons: ChatButton[];
  /** The entry that was said, where one was. */
  key: string | null;
};

export const PERSON: ChatButton = { label: 'Talk to a person', open: 'person' };
/** So many questions are offered beside an answer. */
export const NEAR = 3;

const SYMPATHY = /^I am (?:so |very )?sorry[^.]*\.\s/;

/** What an entry answers in its first sentence, after its question and a word of sympathy. */
export function inShort({ question, answer, sources }: BookEntry): {
  question: string;
  said: string;
  to: string | undefined;
} {
  const [said = answer] = answer.replace(SYMPATHY, '').split(/(?<=[.!?])\s/);
  return { question, said, to: sources[0]?.to };
}

/** The pages that an entry can be read on. */
export function pagesOf({ sources }: BookEntry): ReadonlySet<string> {
  return new Set(sources.map(({ to }) => to.replace(/#.*/, '')));
}
