import { LIFELINE, UNCLEAR } from '#app/features/assistant/decisions/danger-keys.ts';
import type { Ranking } from '#app/features/assistant/decisions/decide.ts';
import { type Heard, type Listening, listenWith } from '#app/features/assistant/decisions/listen.server.ts';
import {
  dangerIn,
  dangerTogether,
  isHardlyHeard,
  isOddInTalk,
  isUnlikelyInTalk,
} from '#app/features/assistant/decisions/read-danger.server.ts';
import { THRESHOLDS } from '#app/features/assistant/decisions/thresholds.ts';
import { isDangerKey } from '#app/features/assistant/understanding/learn-danger.ts';
import type { Understanding } from '#app/features/assistant/understanding/open-understanding.server.ts';
import type { Memory } from '../recall.ts';
import { hintedDespair, isFaintDespair, isOddDespair, stillLifeline } from './despair.server.ts';

type Danger = { key: string; share: number };

/** What is known of a message: the talk before it, what it may ask for, and what is heard in it. */
type Known = { memory: Memory; ranking: Ranking; heard: Listening };

/** `isElse`: it clearly leaves the danger before it; `isNear`: it does not; `isClear`: it clearly asks for something. */
type Said = { isElse: boolean; isNear: boolean; isClear: boolean; isForeign: boolean };

/**
 * The danger that is answered first, if there is one. `isBelow`: what sounds like one is unlikely within the talk, and whom to call
 * stands below the answer; `isHint`: so does the lifeline, for what only hints at wanting to die.
 */
export function dangerSaid(
  question: string,
  { memory, ranking, heard }: Known,
  { isElse, isNear, isClear, isForeign }: Said,
  learned: Pick<Understanding, 'entries' | 'danger' | 'abroad'>,
): { danger: Danger | null; isBelow: boolean; isHint: boolean } {
  const isInTalk = memory.entry !== null && !isNear;
  // What leaves a danger for something else is heard without it.
  const together = isInTalk && !isElse ? listenWith(memory.asked, question, learned) : null;
  const hint = hintedDespair(ranking, memory, { isElse, heard, together });
  const loud = dangerIn(heard, { isNear, isInTalk, isClear, isForeign });
  const isFaint = loud !== null && memory.asked === '' && !isForeign && isFaintDespair(loud, ranking, heard);
  const likely = likelyDanger(ranking, heard, isNear && memory.entry !== UNCLEAR);
  const isDoubted = (one: Danger) => together !== null && !isForeign && isOddInTalk(one, heard, together);
  const isUnheard = likely !== null && isInTalk && (isHardlyHeard(likely, heard) || isDoubted(likely));
  const isBelow =
    isUnheard || (loud !== null && isInTalk && (isUnlikelyInTalk(loud, ranking, heard) || isDoubted(loud)));
  const isOdd = likely !== null && isInTalk && isOddDespair(likely.key, { ranking, memory, heard, together });
  const danger =
    (isBelow || isFaint ? null : loud && (together ? kindInTalk(loud, ranking, together) : loud)) ??
    (together && dangerTogether(together)) ??
    (isOdd || isUnheard ? null : likely) ??
    (hint?.isFirst ? hint : null) ??
    stillLifeline(memory, isNear);
  return { danger, isBelow, isHint: hint !== null || isFaint };
}

/**
 * "He is the reason I'm going", of a trip: what sounds like a farewell alone, and of no kind of danger with the question before it, is an
 * alarm of no clear kind, unless the talk makes wanting to die likely. Both numbers are said, and they do not take the place of what is asked next.
 */
function kindInTalk(loud: Danger, ranking: Ranking, together: Heard): Danger {
  const share = ranking.find(({ key }) => key === LIFELINE)?.share ?? 0;
  const isClear = together.key !== UNCLEAR || share >= THRESHOLDS.dangerInTalk;
  return loud.key === LIFELINE && !isClear ? { ...loud, key: UNCLEAR } : loud;
}

/** What the talk makes likely to be a danger, and sounds like one, is no choice to offer: it is answered. */
function likelyDanger(ranking: Ranking, { whole, parts }: Listening, isNear: boolean): Danger | null {
  const all = [whole, ...parts];
  const heard = all.reduce((most, one) => Math.max(most, one.heard), 0);
  const isLoud = all.some(({ danger }) => danger >= THRESHOLDS.dangerLoudInTalk);
  if (!isNear && !isLoud && heard < THRESHOLDS.dangerHeardInTalk) return null;
  const dangers = ranking.filter(({ key }) => isDangerKey(key));
  const share = dangers.reduce((sum, one) => sum + one.share, 0);
  const [first] = dangers;
  const line = isNear ? THRESHOLDS.dangerInTalkNear : THRESHOLDS.dangerInTalk;
  return first && share >= line ? { key: first.key, share } : null;
}
