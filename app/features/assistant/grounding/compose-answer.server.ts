import { addressOf } from '#app/features/assistant/passages/find-passages.server.ts';
import type { Passage } from '#app/features/assistant/passages/passages.server.ts';
import { replies } from '#content/chat/replies.ts';

const SHORT_CHARACTERS = 700;

const NEAREST_SHOWN = 2;

/** A place that a reply leads to. */
type Place = { title: string; to: string };

/** What comes near to what was not known. */
type Near = {
  /** Questions with a sentence that answers each. */
  questions?: Parameters<typeof replies.listed>[0];
  /** Places, best first. */
  pages?: readonly Place[];
  /** What a page says. */
  said?: string | null;
};

/** That no answer was found, with what comes near: questions, links to the nearest places, each once, and what one of them says. */
export function composeUnknown({ questions = [], pages = [], said = null }: Near): string {
  const places = pages.filter(({ to }, index, all) => all.findIndex((other) => other.to === to) === index);
  return replies.unknown({ questions, pages: places.slice(0, NEAREST_SHOWN), said });
}

/** Where a passage stands. A link stands alone: it names the page too, unless the passage does. */
export function placeOf(passage: Passage): Place {
  const { kind, title, pageTitle } = passage;
  const isNamed = kind === 'question' || kind === 'word' || title === pageTitle;
  return { title: isNamed ? title : `${pageTitle}: ${title}`, to: addressOf(passage) };
}

/** The beginning of a passage: whole lines, as many as a short answer holds. */
export function shortText(lines: readonly string[]): string {
  const shown: string[] = [];
  for (const line of lines) {
    if (shown.length > 0 && shown.join(' ').length + line.length > SHORT_CHARACTERS) break;
    shown.push(line);
  }
  return shown.join('\n\n');
}
