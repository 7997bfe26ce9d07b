import { withoutPersonalData } from '#app/features/assistant/conversation.ts';
import { readerKeys } from '#app/features/assistant/talk/reader-keys.ts';
import type { Classifier } from '#app/features/assistant/understanding/classifier.ts';
import {
  DANGER,
  isDangerKey,
  NEITHER,
  UNTRUE,
  UNTRUE_KEY,
} from '#app/features/assistant/understanding/learn-danger.ts';
import { UNCLEAR } from './danger-keys.ts';
import { partsOf } from './parts.ts';
import { THRESHOLDS } from './thresholds.ts';

/** What is heard in a text, in units of the lines from which danger is answered, and what is untrue declined. */
export type Heard = { key: string; share: number; heard: number; danger: number; untrue: number };

/** What is heard in a message as a whole and, unless `isWhole`, in its parts. */
export type Listening = { whole: Heard; parts: readonly Heard[] };

type Reader = Pick<Classifier, 'keys' | 'read'>;
type Ears = Record<'entries' | 'danger', Reader> & { abroad: Reader & Pick<Classifier, 'knownOf'> };

/** Listens for what must not be missed: it may stand anywhere within a long story. */
export function listen(said: string, learned: Ears, { isWhole = false, isForeign = false } = {}): Listening {
  const text = withoutPersonalData(said);
  const hearOne = (one: string) => (isForeign ? hearAbroad(one, learned) : hear(one, learned));
  return { whole: hearOne(text), parts: isWhole ? [] : partsOf(text).map(hearOne) };
}

/** What is heard in a message together with what was asked before it: "ours rings all evening" says little alone. */
export function listenWith(before: string, said: string, learned: Ears): Heard {
  return hear(withoutPersonalData(`${before}. ${said}`), learned);
}

/** Two opinions are added up: how likely the text asks for the entries, and what a classifier hears that listens for nothing else. */
function hear(text: string, { entries, danger }: Ears): Heard {
  const shares = entries.read(text);
  const heard = danger.read(text);
  let share = 0;
  let most = 0;
  let likeliest = UNCLEAR;
  const { dangers, places } = readerKeys(entries.keys);
  for (const at of dangers) {
    const probability = shares[at] ?? 0;
    share += probability;
    if (probability > most) [most, likeliest] = [probability, entries.keys[at] ?? UNCLEAR];
  }
  const untrue = shares[places.get(UNTRUE_KEY) ?? -1] ?? 0;
  const heardOf = (one: string) => heard[danger.keys.indexOf(one)] ?? 0;
  return {
    ...{ key: most >= THRESHOLDS.dangerKind ? likeliest : UNCLEAR, share, heard: heardOf(DANGER) },
    danger: share / THRESHOLDS.dangerShare + heardOf(DANGER) / THRESHOLDS.dangerHeard,
    untrue: untrueIn(untrue, heardOf(UNTRUE)),
  };
}

/**
 * The same in another language, where the second opinion is of what knows no English: their odds are multiplied, as either alone takes
 * words that it does not know for much or little by chance. What it does not know leaves the second opinion at how often a danger is told.
 */
function hearAbroad(text: string, ears: Ears): Heard {
  const { abroad } = ears;
  const one = hear(text, ears);
  const odds = oddsOf(1 - (abroad.read(text)[abroad.keys.indexOf(NEITHER)] ?? 1));
  const usual = oddsOf(THRESHOLDS.dangerUsualAbroad);
  const said = usual * (odds / usual) ** abroad.knownOf(text);
  return {
    ...one,
    key: kindAbroad(text, ears),
    heard: said / (1 + said),
    danger: Math.sqrt((oddsOf(one.share) * said) / THRESHOLDS.dangerOddsAbroad),
  };
}

/** Which danger it is: what both take for likely, so that a kind which English words have moved alone is not it. */
function kindAbroad(text: string, { entries, abroad }: Ears): string {
  const [shares, said] = [entries.read(text), abroad.read(text)];
  const { places } = readerKeys(entries.keys);
  let [most, likeliest] = [0, UNCLEAR];
  for (const [at, key] of abroad.keys.entries()) {
    if (!isDangerKey(key)) continue;
    const [here, there] = [shares[places.get(key) ?? -1] ?? 0, said[at] ?? 0];
    if (Math.max(here, there) < THRESHOLDS.dangerKind || here * there <= most) continue;
    [most, likeliest] = [here * there, key];
  }
  return likeliest;
}

/** Nothing is quite sure. */
const SURE = 1e-5;
function oddsOf(share: number): number {
  const likely = Math.min(1 - SURE, Math.max(SURE, share));
  return likely / (1 - likely);
}

/** One opinion alone says nothing, unless the entries are sure. */
function untrueIn(share: number, heard: number): number {
  if (heard < THRESHOLDS.untrueFaint && share < THRESHOLDS.untrueUnheard) return 0;
  return share / THRESHOLDS.untrueShare + heard / THRESHOLDS.untrueHeard;
}
