import type { Found } from '#app/features/assistant/passages/find-passages.server.ts';
import { contentWords, stem, synonymsOf, wordsOf } from '#app/features/assistant/passages/question-words.ts';
import type { ChatSource } from '#app/features/assistant/schema.ts';
import { replies } from '#content/chat/replies.ts';
import { SKELETON_HEADINGS } from '#content/pages/skeleton-page.ts';

const GENERAL_HEADINGS: readonly string[] = Object.values(SKELETON_HEADINGS);
const SHORT_CHARACTERS = 700;
const LINES_SHOWN = 5;
/** A second page is worth a link when it comes this close to the first. */
const NEARLY_AS_GOOD = 0.6;

export type Composed = { response: string; sources: ChatSource[] };

/** An answer made of the best passage itself, with the page it stands on, the day of its last reading, and a second page. */
export function composeAnswer(question: string, found: readonly Found[]): Composed {
  const [best] = found;
  if (!best) throw new RangeError('There is nothing to answer with.');
  const { passage } = best;
  const next = found.find(
    ({ passage: other, score }) => other.page !== passage.page && score > best.score * NEARLY_AS_GOOD,
  );
  const sources = [passage, ...(next ? [next.passage] : [])].map(sourceOf);
  return { response: `${bodyOf(question, passage)}\n\n${readMore(sources)}`, sources };
}

const NEAREST_SHOWN = 2;

/** That no answer was found, with links to the nearest passages, best first, each place once. */
export function composeUnknown(near: readonly Found[]): string {
  const places = near
    .map(({ passage }) => ({ title: linkTextOf(passage), to: passage.to }))
    .filter(({ to }, index, all) => all.findIndex((other) => other.to === to) === index);
  return replies.unknown(places.slice(0, NEAREST_SHOWN));
}

/** A link stands alone: it names the page too, unless the passage does. */
function linkTextOf({ kind, title, pageTitle }: Found['passage']): string {
  return kind === 'question' || kind === 'word' || title === pageTitle ? title : `${pageTitle}: ${title}`;
}

/** "Read more: [page](/path), last reviewed November 20, 2026. See also [page](/path)." */
export function readMore(sources: readonly ChatSource[]): string {
  const [first, ...others] = sources;
  if (!first) return '';
  const also = others.map(({ title, to }) => `[${title}](${to})`).join(' and ');
  return `Read more: [${first.title}](${first.to}), last reviewed ${dayInWords(first.reviewedOn)}.${also ? ` See also ${also}.` : ''}`;
}

export function sourceOf({ pageTitle, to, reviewedOn }: Found['passage']): ChatSource {
  return { title: pageTitle, to, reviewedOn };
}

function bodyOf(question: string, passage: Found['passage']): string {
  const { kind, title, lines } = passage;
  // The page's own question says what is answered, which may differ a little from what was asked.
  if (kind === 'question') return `**${title}** ${lines.join('\n\n')}`;
  if (kind === 'fact') return lines.join(' ');
  if (kind === 'word') return `${title}: ${lines.join(' ')}`;
  const [opening = '', ...rest] = shorten(question, lines);
  return [
    headingOf(passage) + opening,
    rest.length > 1 && rest.every(isItem) ? rest.map((line) => `- ${line}`).join('\n') : rest.join('\n\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Headings that stand on many pages say of which one they are. What names itself in its first words needs none. */
function headingOf({ title, pageTitle, lines }: Found['passage']): string {
  const [named = ''] = lines[0]?.split(/[:.]/) ?? [];
  if (title === pageTitle || title.endsWith(named)) return '';
  const heading = GENERAL_HEADINGS.includes(title) ? `${pageTitle}: ${title}` : title;
  return `**${heading}${/[.?!]$/.test(heading) ? '' : '.'}** `;
}

/** Long sections keep their first line and the lines that speak of what was asked, in their order. */
function shorten(question: string, lines: readonly string[]): string[] {
  if (lines.join(' ').length <= SHORT_CHARACTERS) return [...lines];
  const asked = contentWords(question).flatMap((word) => [word, ...synonymsOf(word)]);
  const worth = lines.map((line, index) => {
    const words = new Set(wordsOf(line).map(stem));
    const met = asked.filter((word) => words.has(word)).length;
    return { index, worth: index === 0 ? Number.POSITIVE_INFINITY : met - index / 100 };
  });
  const kept = worth.toSorted((a, b) => b.worth - a.worth).slice(0, LINES_SHOWN);
  const indexes = new Set(kept.map(({ index }) => index));
  const shown: string[] = [];
  for (const [index, line] of lines.entries()) {
    const length = shown.join(' ').length;
    if (indexes.has(index) && (shown.length === 0 || length + line.length <= SHORT_CHARACTERS))
      shown.push(line);
  }
  return shown;
}

function isItem(line: string): boolean {
  return line.length < 170;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** An ISO day in words: `2026-11-20` is "November 20, 2026". */
function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}
