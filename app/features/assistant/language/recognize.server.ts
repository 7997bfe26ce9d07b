import { eld } from 'eld/extrasmall';
import type { Classifier } from '#app/features/assistant/understanding/classifier.ts';
import { plainWords } from '#app/features/assistant/understanding/features.ts';
import { languageReplies } from '#content/chat/languages.ts';
import { STOP_WORDS } from '#content/chat/stop-words.ts';

const LATIN = /\p{Script=Latin}/u;
const OTHER_LETTERS =
  /[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Han}]/gu;
/** A word or a name in another script within an English sentence makes it no other language. */
const LEAST_OF_OTHER_LETTERS = 0.4;
/** In Latin letters, fewer words are too few to tell one language from another. */
const LEAST_LATIN_WORDS = 3;
/** A short English text may look like French to the library. So many of its words are then plain English ones. */
const LEAST_ENGLISH_WORDS = 0.25;
const ENGLISH_THOUGH_SHORT = new Set(['my', 'is', 'we', 'do', 'of']);
const ELSEWHERE_TOO = new Set(['may', 'has', 'once', 'sin', 'son', 'plus']);
/** Punjabi, Hindi and Urdu as they are typed in Latin letters are known from wordings, like anything else. */
const WRITTEN_OTHERWISE = 'language-';
const LEAST_WRITTEN_OTHERWISE = 0.4;
/** No library has them: the nearest that it has decides between the script and the wordings. */
const SAME_SCRIPT: Readonly<Record<string, readonly string[]>> = { ur: ['pa-Arab', 'ur'], ar: ['ar'] };

/**
 * The language of a message, as a tag of `languageReplies`, or null for English and for what cannot be told. Short Latin
 * words are left to be read as English.
 */
export function recognizeLanguage(text: string, classifier: Classifier): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const others = text.match(OTHER_LETTERS)?.length ?? 0;
  if (letters === 0) return null;
  const shares = sharesOf(text, classifier);
  const { language } = eld.detect(text);
  if (others / letters >= LEAST_OF_OTHER_LETTERS) {
    const near = SAME_SCRIPT[language] ?? [];
    const nearest = near.toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0))[0];
    return nearest ?? (language in languageReplies ? language : byScript(text));
  }
  if (!LATIN.test(text)) return null;
  const [tag, share] = [...shares].reduce<[string | null, number]>(
    (best, one) => (one[1] > best[1] ? one : best),
    [null, 0],
  );
  if (tag?.endsWith('-Latn') && share >= LEAST_WRITTEN_OTHERWISE) return tag;
  const words = plainWords(text);
  if (words.length < LEAST_LATIN_WORDS || !eld.detect(text).isReliable()) return null;
  if (words.filter(isPlainEnglish).length / words.length >= LEAST_ENGLISH_WORDS) return null;
  return language in languageReplies ? language : null;
}

function isPlainEnglish(word: string): boolean {
  if (ENGLISH_THOUGH_SHORT.has(word)) return true;
  return word.length > 2 && STOP_WORDS.has(word) && !ELSEWHERE_TOO.has(word);
}

/** How much a message is like the wordings of each way of writing. */
function sharesOf(text: string, { keys, read }: Classifier): Map<string, number> {
  const probabilities = read(text);
  return new Map(
    keys.flatMap((key, at): [string, number][] =>
      key.startsWith(WRITTEN_OTHERWISE)
        ? [[key.slice(WRITTEN_OTHERWISE.length), probabilities[at] ?? 0]]
        : [],
    ),
  );
}

function byScript(text: string): string | null {
  if (/\p{Script=Gurmukhi}/u.test(text)) return 'pa';
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'uk';
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : null;
}
