import { wordsIn } from '#app/platform/search/search-words.ts';
import { NUMBER_WORDS } from '#content/number-words.ts';

const SIZES: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\d[\d,]*(?:\.\d+)?|(?:${NUMBER_WORDS.join('|')})(?=\s))(k|m|bn?|\s?(?:thousand|mil|millions?|billions?))?(?![\p{L}\p{N}])`,
  'giu',
);

/** "E-bike" is one word: its letter alone is that of E&O too. */
const ELECTRIC = /(?<![\p{L}\p{N}])e[-\s](?=(?:bike|scooter)s?(?![\p{L}\p{N}]))/giu;

/** The name of a city is one word: who looks for a deer means no city. */
const RED_DEER = /(?<![\p{L}\p{N}])red[-\s]+deer(?![\p{L}\p{N}])/giu;

/**
 * The words of a text, in lower case. A figure is one word however it is written: "$5,000,000", "5 million", "5M" and "five
 * million" are all 5000000.
 */
export function searchedWordsIn(text: string): string[] {
  return wordsIn(
    text
      .replaceAll(ELECTRIC, 'e')
      .replaceAll(RED_DEER, 'reddeer')
      .replaceAll(AMOUNT, (written, number: string, size = '') => figureOf(number, size) ?? written),
  );
}

/** Whether a word of these is a figure. */
export function isFigure(word: string): boolean {
  return /^\d+$/.test(word);
}

function figureOf(number: string, size: string): string | undefined {
  const place = NUMBER_WORDS.indexOf(number.toLowerCase());
  // "Two" alone stays a word: it counts things more often than it names an amount.
  if (place >= 0 && size === '') return undefined;
  const amount = place < 0 ? Number(number.replaceAll(',', '')) : place;
  const figure = amount * (SIZES[size.trim().charAt(0).toLowerCase()] ?? 1);
  return Number.isSafeInteger(figure) ? ` ${figure} ` : undefined;
}
