import { recognizeLanguage } from '#app/features/assistant/language/recognize.server.ts';
import type { Understanding } from '#app/features/assistant/understanding/open-understanding.server.ts';
import { type Heard, type Listening, listen, UNCLEAR } from './listen.server.ts';
import { THRESHOLDS } from './thresholds.ts';

type Danger = { key: string; share: number };

/** The kind of danger that a message speaks of, and how likely, or null. */
export function readDanger(said: string, learned: Understanding): Danger | null {
  const isForeign = recognizeLanguage(said, learned.languages) !== null;
  return dangerIn(listen(said, learned), { isForeign });
}

/**
 * The same, once the message was listened to. `isNear`: the talk was about a danger already, and less is enough. `isInTalk`:
 * it was about something else, and a few odd words are no call for help unless both opinions hear one. `isClear`: something
 * else is clearly asked for, and a danger of no clear kind has to be heard twice as well. `isForeign`: another language is
 * known from few wordings, so less is enough.
 */
export function dangerIn(
  { whole, parts }: Listening,
  { isNear = false, isInTalk = false, isClear = false, isForeign = false } = {},
): Danger | null {
  if (isForeign) {
    const worst = parts.reduce((most, one) => (one.danger > most.danger ? one : most), whole);
    return worst.danger >= THRESHOLDS.dangerForeign ? worst : null;
  }
  const isOdd = (one: Heard) =>
    isInTalk && one.heard < THRESHOLDS.dangerHeardInTalk && one.share < THRESHOLDS.dangerClear;
  const line = isNear ? THRESHOLDS.dangerNear : 1;
  const isUnlikely = isClear && whole.key === UNCLEAR && whole.danger < THRESHOLDS.dangerDespite;
  if (!isOdd(whole) && !isUnlikely && (isNear || isHeard(whole)) && whole.danger >= line) return whole;
  const worst = parts
    .filter((one) => isHeard(one) && !isOdd(one))
    .reduce<Heard | null>((most, one) => (one.danger > (most?.danger ?? 0) ? one : most), null);
  return worst && worst.danger >= THRESHOLDS.dangerInPart ? worst : null;
}

/** What listens for danger alone hears at least a little of it, unless the entries are nearly sure. */
function isHeard({ heard, share }: Heard): boolean {
  return heard >= THRESHOLDS.dangerFaint || share >= THRESHOLDS.dangerUnheard;
}

/**
 * Whether a message, or a part of it, plans to tell an insurer something untrue. Where it clearly asks for something else
 * (`isClear`), such as why a claim was denied, it has to say so as a whole, and twice as much.
 */
export function isUntrueIn({ whole, parts }: Listening, isClear: boolean): boolean {
  if (isClear) return whole.untrue >= 2;
  return whole.untrue >= 1 || parts.some(({ untrue }) => untrue >= THRESHOLDS.untrueInPart);
}
