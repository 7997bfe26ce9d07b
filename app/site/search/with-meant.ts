import type { Meant } from '#app/features/assistant/search/schema.ts';
import { isFigure, searchedWordsIn } from './searched-words.ts';
import type { find } from './use-index.ts';

type Place = ReturnType<typeof find>[number];
/** A place, or what is meant and the place where it can be read. */
type Listed = Place & { place?: string };

/** Whether a word stands there that is no figure: a figure is looked for itself, and words may mean something. */
export function mayMean(wanted: string): boolean {
  return searchedWordsIn(wanted).some((word) => !isFigure(word));
}

/** Whether the words find little: nothing is called by them. What only has them somewhere in a long text may be about something else. */
export function findsLittle(wanted: string, [best]: readonly Place[]): boolean {
  return mayMean(wanted) && best?.fit !== 'phrase';
}

/** Whether it is one word, which often says less than what is meant. */
export function isOneWord(wanted: string): boolean {
  return searchedWordsIn(wanted).length < 2;
}

/**
 * What words mean above what they find. What people ask for by these very words comes first, and what is only called by them where it is not clear what they mean, of one
 * word all that has it; and below something that is meant nothing has only some of them.
 */
export function withMeant(found: readonly Place[], { isSure, items }: Meant, isVague = false): Listed[] {
  const meant = items.map(
    ({ question, answer, to, place }): Listed => ({
      ...{ id: `meant ${question}`, kind: 'Question', title: question, excerpt: answer, to, place },
      fit: 'phrase',
    }),
  );
  const places = new Set(items.map(({ to, place }) => `${to} ${place}`));
  const others = found.filter(({ to, title }) => !places.has(`${to} ${title}`));
  const fitting = meant.length > 0 ? others.filter(isFitting) : others;
  const called = fitting.filter(({ fit, isAsked }) => {
    if (isAsked || (isVague && fit === 'phrase')) return true;
    return !isSure && (isVague || fit === 'phrase');
  });
  return [...called, ...meant, ...fitting.filter((place) => !called.includes(place))];
}

/** Whether a place is called by the words, or has all of them or those that tell most. */
export function isFitting({ fit }: Place): boolean {
  return fit !== 'some';
}
