import { DYING_NOW, LIFELINE, OF_DYING, POISON, UNCLEAR } from './danger-keys.ts';
import type { Ranking } from './decide.ts';
import type { Heard, Listening } from './listen.server.ts';
import { THRESHOLDS } from './thresholds.ts';

type Danger = { key: string; share: number };

/** What has been done or taken already. */
const DONE: ReadonlySet<string> = new Set([DYING_NOW, POISON]);

/** What the kind depends on: the danger that goes on, what the talk makes likely, and what is heard in the words. */
type Among = { before: string | null; ranking: Ranking; heard: Listening };

/**
 * Which danger is said first. Of one that goes on, the same is said again unless the words clearly name another, or it had no clear
 * kind. A sounding alarm, or somebody who gets dizzy, comes before what only may be about wanting to die: whom to call for that
 * stands below it (`isHint`).
 */
export function kindSaidFirst(
  danger: Danger,
  { before, ranking, heard }: Among,
): { key: string; isHint: boolean } {
  const isOfDying = OF_DYING.has(danger.key) || OF_DYING.has(before ?? '');
  const done = isOfDying ? doneAlready(before, ranking, heard) : null;
  if (done) return { key: done, isHint: true };
  if (before === LIFELINE) {
    const isOther = danger.key !== LIFELINE && isClearlyOther(danger, ranking, heard);
    return isOther ? { key: danger.key, isHint: true } : { key: LIFELINE, isHint: false };
  }
  if (danger.key === LIFELINE) {
    const other = besideLifeline(ranking, heard);
    if (before === null || before === UNCLEAR) return { key: other ?? LIFELINE, isHint: other !== null };
  }
  const isSame = danger.key === UNCLEAR || danger.share < THRESHOLDS.dangerOtherKind;
  const key = before !== null && before !== UNCLEAR && isSame ? before : danger.key;
  return { key, isHint: false };
}

/**
 * What somebody has done to die, or swallowed, comes before what is said to whoever only thinks of it: an ambulance is called for it.
 * That is so also where the words say more of wanting to die, and whatever is said to it after.
 */
function doneAlready(before: string | null, ranking: Ranking, { whole, parts }: Listening): string | null {
  if (before !== null && DONE.has(before)) return DYING_NOW;
  const isSaid = ({ key, share, heard }: Heard) =>
    DONE.has(key) && share >= THRESHOLDS.dangerInTalk && heard >= THRESHOLDS.dangerHeardInTalk;
  if ([whole, ...parts].some(isSaid)) return DYING_NOW;
  return [...DONE].find((key) => shareOf(key, ranking) >= THRESHOLDS.doneAlready) ?? null;
}

/** After somebody spoke of dying: another danger that is loud, and likelier in the talk than that one. */
function isClearlyOther({ key, share }: Danger, ranking: Ranking, heard: Listening): boolean {
  if (key === UNCLEAR || share < THRESHOLDS.dangerAfterLifeline) return false;
  return loudest(heard) >= THRESHOLDS.dangerSurelyHeard && shareOf(key, ranking) > shareOf(LIFELINE, ranking);
}

/** Where it is not sure that somebody wants to die, the other danger that the talk, or a part of the message, may be about. */
function besideLifeline(ranking: Ranking, heard: Listening): string | null {
  const named = namedInPart(heard);
  if (named && shareOf(LIFELINE, ranking) < THRESHOLDS.lifelineDespite) return named;
  const isSure =
    loudest(heard) >= THRESHOLDS.dangerSurelyHeard && shareOf(LIFELINE, ranking) >= THRESHOLDS.lifelineSure;
  if (isSure) return null;
  const other = ranking.find(({ key }) => key.startsWith('danger-') && key !== LIFELINE && key !== UNCLEAR);
  return other && other.share >= THRESHOLDS.dangerKind ? other.key : null;
}

/** What a part says clearly, where none says that somebody wants to die: "he is coming over to torch my car". */
function namedInPart({ parts }: Listening): string | null {
  if (parts.some(({ key, share }) => key === LIFELINE && share >= THRESHOLDS.dangerInTalk)) return null;
  const isNamed = ({ key, share, heard }: Heard) =>
    key !== UNCLEAR && share >= THRESHOLDS.namedInPart && heard >= THRESHOLDS.dangerSurelyHeard;
  return parts.find(isNamed)?.key ?? null;
}

function loudest({ whole, parts }: Listening): number {
  return [whole, ...parts].reduce((most, { heard }) => Math.max(most, heard), 0);
}

function shareOf(key: string, ranking: Ranking): number {
  return ranking.find((one) => one.key === key)?.share ?? 0;
}
