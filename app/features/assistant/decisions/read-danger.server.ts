import { recognizeLanguage } from '#app/features/assistant/language/recognize.server.ts';
import type { Understanding } from '#app/features/assistant/understanding/open-understanding.server.ts';
import { LIFELINE, OF_DYING, UNCLEAR } from './danger-keys.ts';
import type { Ranking } from './decide.ts';
import { type Heard, type Listening, listen } from './listen.server.ts';
import { THRESHOLDS } from './thresholds.ts';

type Danger = { key: string; share: number };

/** The kind of danger that a message speaks of, and how likely, or null. */
export function readDanger(said: string, learned: Understanding): Danger | null {
  const isForeign = recognizeLanguage(said, learned.languages) !== null;
  return dangerIn(listen(said, learned, { isForeign }), { isForeign });
}

/**
 * The same, once the message was listened to. `isNear`: the talk was about a danger already, and less is enough. `isInTalk`:
 * it was about something else, and a few odd words are no call for help unless both opinions hear one. `isClear`: something
 * else is clearly asked for, and a danger of no clear kind has to be heard twice as well. `isForeign`: in another
 * language what was heard counts as it is.
 */
export function dangerIn(
  { whole, parts }: Listening,
  { isNear = false, isInTalk = false, isClear = false, isForeign = false } = {},
): Danger | null {
  if (isForeign) {
    const loud = parts.filter((one) => isAround(whole) || one.danger >= THRESHOLDS.dangerInPartAbroad);
    const worst = worstOf([whole, ...loud]);
    return worst && worst.danger >= 1 ? worst : null;
  }
  const isOdd = (one: Heard) =>
    isInTalk && one.heard < THRESHOLDS.dangerHeardInTalk && one.share < THRESHOLDS.dangerClear;
  const line = isNear ? THRESHOLDS.dangerNear : 1;
  const isUnlikely = isClear && whole.key === UNCLEAR && whole.danger < THRESHOLDS.dangerDespite;
  if (!isOdd(whole) && !isUnlikely && (isNear || isHeard(whole)) && whole.danger >= line) return whole;
  if (whole.danger < THRESHOLDS.dangerAround) return null;
  const worst = worstOf(parts.filter((one) => isHeardInPart(one) && !isOdd(one)));
  return worst && worst.danger >= THRESHOLDS.dangerInPart ? worst : null;
}

function worstOf(heard: readonly Heard[]): Heard | null {
  return heard.reduce<Heard | null>((most, one) => (one.danger > (most?.danger ?? 0) ? one : most), null);
}

/** A part of a message in another language counts where the whole sounds a trace like it, or it says much. */
function isAround(whole: Heard): boolean {
  return whole.danger >= THRESHOLDS.dangerAroundAbroad;
}

/** What listens for danger alone hears a little of it, unless the entries are sure; and the entries know of it. */
function isHeard({ heard, share }: Heard): boolean {
  if (share < THRESHOLDS.dangerUnlikely) return false;
  return heard >= THRESHOLDS.dangerFaint || share >= THRESHOLDS.dangerUnheard;
}

/** The same for a part, which says more by chance. */
function isHeardInPart({ heard, share }: Heard): boolean {
  return heard >= THRESHOLDS.dangerFaintInPart || share >= THRESHOLDS.dangerUnheardInPart;
}

/** An alarm, or somebody who feels sick, that is told in words that lean on the question before: both opinions have to hear it. */
export function dangerTogether({ key, share, heard, danger }: Heard): Danger | null {
  const isHeardTwice = share >= THRESHOLDS.dangerTogether && heard >= THRESHOLDS.dangerHeardTogether;
  return isHeardTwice && key !== LIFELINE && key !== UNCLEAR && danger >= 1 ? { key, share } : null;
}

/**
 * Within a talk that makes no danger likely, and something else, what sounds like one without naming it (a pill that is taken, a hip
 * that broke) is answered, and whom to call stands below. Wanting to die is answered first.
 */
export function isUnlikelyInTalk({ key }: Danger, ranking: Ranking, { whole, parts }: Listening): boolean {
  if (key === LIFELINE || [whole, ...parts].some(({ share }) => share >= THRESHOLDS.dangerSaid)) return false;
  const [dangers, others] = [true, false].map((is) =>
    ranking.filter((one) => one.key.startsWith('danger-') === is),
  );
  const together = dangers?.reduce((sum, { share }) => sum + share, 0) ?? 0;
  return together < THRESHOLDS.dangerUnlikelyInTalk && (others?.[0]?.share ?? 0) >= THRESHOLDS.elseInTalk;
}

/**
 * "We don't have a truck, just our own cars": what listens for danger alone hears nothing, and the talk does not surely make it one, as
 * it does "it happened 10 min ago". Wanting to die is answered first.
 */
export function isHardlyHeard({ key, share }: Danger, { whole, parts }: Listening): boolean {
  if (OF_DYING.has(key) || share >= THRESHOLDS.dangerSurelyInTalk) return false;
  return [whole, ...parts].every(({ heard }) => heard < THRESHOLDS.dangerHardlyHeard);
}

/**
 * "She takes insulin", "he threatens to sue me": what sounds like a danger alone, and not surely, and of none at all with the question
 * before it, goes on with that. Wanting to die is answered first.
 */
export function isOddInTalk({ key }: Danger, { whole, parts }: Listening, together: Heard): boolean {
  if (OF_DYING.has(key) || together.danger >= THRESHOLDS.dangerOddTogether) return false;
  if (parts.some(({ heard }) => heard >= THRESHOLDS.dangerSurelyHeard)) return false;
  return whole.heard < THRESHOLDS.dangerOddHeard;
}

/**
 * Whether a message, or a part of it, plans to tell an insurer something untrue. Where it clearly asks for something else
 * (`isClear`), such as why a claim was denied, it has to say so as a whole, and twice as much.
 */
export function isUntrueIn({ whole, parts }: Listening, isClear: boolean): boolean {
  if (isClear) return whole.untrue >= 2;
  if (whole.untrue >= 1) return true;
  return (
    whole.untrue >= THRESHOLDS.untrueAround && parts.some(({ untrue }) => untrue >= THRESHOLDS.untrueInPart)
  );
}
