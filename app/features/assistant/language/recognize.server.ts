import { eld } from 'eld/extrasmall';
import type { Classifier } from '#app/features/assistant/understanding/classifier.ts';
import { plainWords } from '#app/features/assistant/understanding/features.ts';
import { ENGLISH } from '#app/features/assistant/understanding/learn-languages.ts';
import { FRENCH_PLACE_NAMES, languageReplies } from '#content/chat/languages.ts';
import { STOP_WORDS } from '#content/chat/stop-words.ts';

const LATIN = /\p{Script=Latin}/u;
const OTHER_LETTERS =
  /[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Han}]/gu;
/** A word or a name in another script within an English sentence makes it no other language. */
const LEAST_OF_OTHER_LETTERS = 0.4;
/** In Latin letters a single word belongs to many languages, and the library needs more than two. */
const LEAST_WORDS = 2;
const LEAST_WORDS_FOR_LIBRARY = 3;
/** A short English text may look like French. So many of its words are then plain English ones. */
const LEAST_ENGLISH_WORDS = 0.25;
const ENGLISH_THOUGH_SHORT = new Set(['my', 'is', 'it', 'we', 'do', 'of']);
const ELSEWHERE_TOO = new Set(['may', 'has', 'once', 'sin', 'son', 'plus']);
/** Half of the words in plain English make a message English, whatever it is like. */
const MOST_ENGLISH_WORDS = 0.5;
/** What is so unlike our wordings in English is in the language whose wordings it is most like. */
const LEAST_UNLIKE_ENGLISH = 0.6;
/** What is written in Latin letters is none of these, however little it is like English. */
const IN_OTHER_LETTERS = ['ar', 'hi', 'pa', 'pa-Arab', 'uk', 'ur', 'zh'];
/** "Super visa quote" looks French to a library, and is like our wordings in English. */
const SURELY_ENGLISH = 0.9;
/** Keys that were hit at random are like no language at all. */
const LEAST_LIKE_ANOTHER = 0.3;
/** Two or three words may be somebody's name: they have to be much like a language. */
const FEW_WORDS = 3;
const LEAST_LIKE_IN_FEW_WORDS = 0.8;
/** No library tells apart what is written in Arabic letters: the wordings decide. */
const IN_ARABIC_LETTERS = ['pa-Arab', 'ur', 'ar'];

/**
 * The language of a message, as a tag of `languageReplies`, or null for English and for what cannot be told. Short Latin
 * words are left to be read as English.
 */
export function recognizeLanguage(said: string, languages: Classifier): string | null {
  const text = said.replaceAll(FRENCH_PLACE_NAMES, ' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const others = text.match(OTHER_LETTERS)?.length ?? 0;
  if (letters === 0) return null;
  const shares = sharesOf(text, languages);
  if (others / letters >= LEAST_OF_OTHER_LETTERS) {
    const script = byScript(text);
    if (script !== 'ar') return script;
    return IN_ARABIC_LETTERS.reduce((a, b) => ((shares.get(b) ?? 0) > (shares.get(a) ?? 0) ? b : a));
  }
  const words = plainWords(text);
  if (!LATIN.test(text) || words.length < LEAST_WORDS) return null;
  const english = shares.get(ENGLISH) ?? 0;
  for (const other of [ENGLISH, ...IN_OTHER_LETTERS]) shares.delete(other);
  const [likeliest, share] = [...shares].reduce((best, one) => (one[1] > best[1] ? one : best));
  const plain = words.filter(isPlainEnglish).length / words.length;
  const isUnlikeEnglish = 1 - english >= LEAST_UNLIKE_ENGLISH && plain < MOST_ENGLISH_WORDS;
  const line = words.length <= FEW_WORDS ? LEAST_LIKE_IN_FEW_WORDS : LEAST_LIKE_ANOTHER;
  if (isUnlikeEnglish && share >= line) return likeliest;
  const { language, isReliable } = eld.detect(text);
  if (words.length < LEAST_WORDS_FOR_LIBRARY || !isReliable() || plain >= LEAST_ENGLISH_WORDS) return null;
  if (english >= SURELY_ENGLISH) return null;
  return language in languageReplies ? language : null;
}

/** Within a talk, so few words are in the language that they are surely in; one word in that of the turn before, or in English. */
const FEW_IN_TALK = 6;
const SURELY_LIKE = 0.97;

/**
 * The same within a talk, whose last turn was `before`: "and the hotel" is too little to leave English by, and "combien ça coûte" is
 * not.
 */
export function recognizeInTalk(
  text: string,
  before: string | undefined,
  languages: Classifier,
): string | null {
  const words = plainWords(text).length;
  if (before === undefined || !LATIN.test(text) || words > FEW_IN_TALK)
    return recognizeLanguage(text, languages);
  const [likeliest, share] = [...sharesOf(text, languages)].reduce((best, one) =>
    one[1] > best[1] ? one : best,
  );
  if (likeliest === ENGLISH || share < SURELY_LIKE) return null;
  return words >= LEAST_WORDS || recognizeLanguage(before, languages) === likeliest ? likeliest : null;
}

function isPlainEnglish(word: string): boolean {
  if (ENGLISH_THOUGH_SHORT.has(word)) return true;
  return word.length > 2 && STOP_WORDS.has(word) && !ELSEWHERE_TOO.has(word);
}

/** How much a message is like the wordings in each language. */
function sharesOf(text: string, { keys, read }: Classifier): Map<string, number> {
  const probabilities = read(text);
  return new Map(keys.map((key, at) => [key, probabilities[at] ?? 0]));
}

function byScript(text: string): string | null {
  if (/\p{Script=Gurmukhi}/u.test(text)) return 'pa';
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'uk';
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : null;
}
