import { type Example, TRAINING, type Trained, train } from './train.ts';
import type { WordVectors } from './words/word-vectors.ts';

/** What is said in English, whatever it asks for. */
export const ENGLISH = 'en';

/** Of so many wordings in English, one is enough to know English by. */
const ONE_OF = 4;

/** A wording, and its language where that is not English. */
export type AskedWording = Example & { language?: string };

/** Learns in which language something is said: short or without its accents, where no library is sure. */
export function learnLanguages(wordings: readonly AskedWording[], vectors: WordVectors): Trained {
  const english = wordings.filter(({ language }) => !language).filter((_, at) => at % ONE_OF === 0);
  const others = wordings.flatMap(({ text, language }) => (language ? [{ text, key: language }] : []));
  return train([...english.map(({ text }) => ({ text, key: ENGLISH })), ...others], vectors, TRAINING);
}
