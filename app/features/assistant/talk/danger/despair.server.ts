import { withoutPersonalData } from '#app/features/assistant/conversation.ts';
import {
  LIFELINE,
  NO_DANGER,
  OF_DYING,
  ON_SUICIDE_CLAUSE,
  SUICIDE_CLAUSE,
} from '#app/features/assistant/decisions/danger-keys.ts';
import type { Decision, Ranking } from '#app/features/assistant/decisions/decide.ts';
import { type Heard, type Listening, listen } from '#app/features/assistant/decisions/listen.server.ts';
import { THRESHOLDS } from '#app/features/assistant/decisions/thresholds.ts';
import { isDangerKey } from '#app/features/assistant/understanding/learn-danger.ts';
import type { Understanding } from '#app/features/assistant/understanding/open-understanding.server.ts';
import { rankInTalk } from '../read-in-talk.server.ts';
import { type Memory, NOTHING_SAID } from '../recall.ts';
import { isAside, subjectOf } from '../subjects.ts';

/** Whether somebody spoke of dying, or was just told what is said about suicide. */
export function isAfterDespair({ entry, isLifelineTold = false }: Memory): boolean {
  return isLifelineTold || OF_DYING.has(entry ?? '') || ON_SUICIDE_CLAUSE.has(entry ?? '');
}

/**
 * Whether a message after a danger, or after what is said about suicide, clearly is about something else: it asks for it in words that
 * are clear alone, or says that nobody is in danger, and nothing in it sounds like one. After somebody spoke of dying, what it asks
 * must not be about a life policy: to ask on about that is no other matter.
 */
export function isAboutElse(
  question: string,
  memory: Memory,
  { whole, parts }: Listening,
  learned: Pick<Understanding, 'entries' | 'talk'>,
): boolean {
  const loudest = Math.max(...[whole, ...parts].map(({ danger }) => danger));
  if (loudest >= THRESHOLDS.dangerNear) return false;
  const asked = rankInTalk(withoutPersonalData(question), NOTHING_SAID, learned);
  const [alone] = asked;
  if (alone === undefined || isDangerKey(alone.key)) return false;
  if (alone.key === NO_DANGER) return alone.share >= THRESHOLDS.clear;
  const isDespair = isAfterDespair(memory);
  if (isDespair && loudest >= THRESHOLDS.despairStill) return false;
  if (alone.key.startsWith('talk-') || (isDespair && subjectOf(alone.key) === 'life')) return false;
  // "Do I tell my insurer now or wait" is surely about insurance, though not about one thing.
  const informs = asked.filter(({ key }) => !isDangerKey(key) && !key.startsWith('talk-'));
  const together = informs.reduce((sum, { share }) => sum + share, 0);
  if (!isDespair && together >= THRESHOLDS.aboutElseTogether) return true;
  // "Can I pay monthly?" is about something else too; "how long does it take" may be about help.
  return alone.share >= (isDespair || isAside(alone.key) ? THRESHOLDS.clear : THRESHOLDS.aboutElse);
}

/**
 * Whether a talk that has left what somebody said of dying goes on with something else: it is answered, and calm, and not about a
 * life policy.
 */
export function goesOnElse(decision: Decision, { movedOn = 0, subject }: Memory, heard: Listening): boolean {
  if (movedOn === 0 || (decision.kind !== 'answer' && decision.kind !== 'refuse')) return false;
  const { key, share } = decision;
  if (key.startsWith('talk-') || (subjectOf(key) ?? subject) === 'life') return false;
  const loudest = Math.max(...[heard.whole, ...heard.parts].map(({ danger }) => danger));
  return share >= THRESHOLDS.aboutElse && loudest < THRESHOLDS.despairStill;
}

/**
 * Whoever spoke of dying is told whom to call in place of every answer that follows, unless it clearly asks for something else
 * (`isNear`): that is answered, and whom to call stands below it.
 */
export function stillLifeline({ entry }: Memory, isNear: boolean): { key: string; share: number } | null {
  return entry !== null && OF_DYING.has(entry) && isNear ? { key: entry, share: 0 } : null;
}

/**
 * Within a talk people hint at wanting to die in words that say little alone, such as "they would be fine, I am tired": the
 * talk's own reading is enough there. Whom to call comes first, unless the hint is faint, or the words clearly are about something
 * else (`isElse`).
 */
export function hintedDespair(
  ranking: Ranking,
  memory: Memory,
  { isElse, heard, together }: { isElse: boolean; heard: Listening; together: Heard | null },
): { key: string; share: number; isFirst: boolean } | null {
  const { offered, asked } = memory;
  const share = ranking.find(({ key }) => key === LIFELINE)?.share ?? 0;
  const isAfter = isAfterDespair(memory) || offered.includes(SUICIDE_CLAUSE);
  const line = isAfter ? THRESHOLDS.despairAfterClause : THRESHOLDS.despairInTalk;
  // "He doesn't live with me", after a question about a car, is no such hint.
  const isOdd = !isAfter && !mayHint(ranking, memory, heard);
  if (isOdd && !soundsTogether(together)) return null;
  if (asked === '' || share < (isOdd ? THRESHOLDS.despairFirst : line)) return null;
  const isFirst = !isElse && !isOdd && (isAfter || share >= THRESHOLDS.despairFirst);
  return { key: LIFELINE, share, isFirst };
}

/**
 * Whether whoever is offered the clause on suicide (`offered`) may be asking for themselves, so that whom to call stands below: it is the
 * likeliest, the talk is about a life policy, or a little of danger is heard in the words. "Do they have to sign themselves" is not that.
 */
export function mayAskForThemselves(
  question: string,
  offered: readonly string[],
  { subject }: Memory,
  learned: Understanding,
): boolean {
  if (!offered.includes(SUICIDE_CLAUSE)) return false;
  if (offered[0] === SUICIDE_CLAUSE || subject === 'life') return true;
  const { whole, parts } = listen(question, learned);
  return [whole, ...parts].some(({ heard }) => heard >= THRESHOLDS.despairHeard);
}

/** "The job might go longer" sounds of it only as long as nobody knows that a job was spoken of. */
function soundsTogether(together: Heard | null): boolean {
  return together === null || together.danger >= THRESHOLDS.despairTogether;
}

/** What the talk takes for wanting to die, in words that sound of nothing, alone or with the question before, outside a talk about a life policy. */
export function isOddDespair(
  key: string,
  {
    ranking,
    memory,
    heard,
    together,
  }: { ranking: Ranking; memory: Memory; heard: Listening; together: Heard | null },
): boolean {
  return key === LIFELINE && !mayHint(ranking, memory, heard) && !soundsTogether(together);
}

/**
 * What a talk begins with and that sounds only faintly of wanting to die, in no part clearly, where it more likely asks for something
 * else: "half of them never go to a dentist in their life". That is answered, and whom to call stands below.
 */
export function isFaintDespair(
  { key }: { key: string },
  ranking: Ranking,
  { whole, parts }: Listening,
): boolean {
  if (key !== LIFELINE || parts.some(({ share }) => share >= THRESHOLDS.despairInPart)) return false;
  if ([whole, ...parts].some(({ heard }) => heard >= THRESHOLDS.despairFaint)) return false;
  const [first] = ranking;
  if (whole.share >= THRESHOLDS.despairFaint || !first) return false;
  return !isDangerKey(first.key) && first.share >= THRESHOLDS.despairFaint;
}

/** Words that sound of nothing hint at it only in a talk, or a question, about a life policy. */
function mayHint(ranking: Ranking, { subject }: Memory, { whole, parts }: Listening): boolean {
  if ([whole, ...parts].some(({ heard }) => heard >= THRESHOLDS.despairHeard)) return true;
  const other = ranking.find(({ key }) => !isDangerKey(key));
  return subject === 'life' || subject === null || subjectOf(other?.key ?? '') === 'life';
}
