import { entries } from '#content/chat/entries.ts';
import { calibrate, type Packed, pack } from './classifier.ts';
import { learnDanger } from './learn-danger.ts';
import { type Example, train } from './train.ts';
import { readWordings } from './wordings.server.ts';

/** Every twelfth wording is kept apart to calibrate on, before the last training takes all of them. */
const CALIBRATED_ON = 12;

/** What people say about the talk itself, or in need, is not in the words of an answer. */
const NOT_TAUGHT_BY_ANSWERS = /^(?:talk|do|danger)-/;

/** What the assistant has learned: which entry a text asks for, and whether it speaks of danger. */
export type Learned = { entries: Packed; danger: Packed };

/** Reads all wordings and learns from them; `taught` are those that the desk has added since. */
export async function learn(taught: readonly Example[] = []): Promise<Learned> {
  return learnFrom([...(await readWordings()), ...taught]);
}

/** Learns from these wordings and from the entries' own words. */
export function learnFrom(wordings: readonly Example[]): Learned {
  const own = examplesOfEntries();
  const kept = wordings.filter((_, at) => at % CALIBRATED_ON !== 0);
  const apart = wordings.filter((_, at) => at % CALIBRATED_ON === 0);
  const temperature = calibrate(train([...kept, ...own]), apart);
  return {
    entries: pack(train([...wordings, ...own]), temperature),
    danger: pack(learnDanger(wordings), 1),
  };
}

/** An entry's own question and answer hold words that nobody thought of. */
function examplesOfEntries(): Example[] {
  return Object.entries(entries).flatMap(([key, { question, answer }]) => {
    const words = answer.replaceAll(/\{[^{}:]*\}|\{(?:before|from) [^:]*:|\]\([^)]*\)/g, ' ');
    return [
      { key, text: question },
      ...(NOT_TAUGHT_BY_ANSWERS.test(key) ? [] : [{ key, text: `${question} ${words}` }]),
    ];
  });
}
