import { entries } from '#content/chat/entries.ts';
import { MOST_CHOICES, MOST_IN_TALK, THRESHOLDS } from './thresholds.ts';

/** How likely each entry is to be what was asked for, the likeliest first. */
export type Ranking = readonly { key: string; share: number }[];

/** What is done about a question. */
export type Decision = Decided & {
  /** The talk hints faintly at wanting to die: whatever is said ends with whom to call. */
  isHint?: boolean;
  /** It sounds like a danger that the talk makes unlikely: whatever is said ends with whom to call if there is one. */
  isDangerBelow?: boolean;
  /** After a danger, or what is said about suicide, it clearly is about something else. */
  isElse?: boolean;
  /** Where it is not sure what is meant within a talk: what was just said, if that may be. */
  above?: string;
  /** All that was said asks for that more than for anything else: a sentence of it comes before the choices. */
  isAboveFirst?: boolean;
  /** The danger before, which may go on: whom to call stands below what is said about something else. */
  after?: string;
};

type Decided =
  /**
   * `beside` is what else may well be asked for, where it is not sure that a refusal is, and `perhaps` where it is not sure that an
   * answer is.
   */
  | {
      kind: 'danger' | 'answer' | 'refuse';
      key: string;
      share: number;
      others: readonly string[];
      beside?: string;
      perhaps?: string;
    }
  /**
   * `first` and `second` are how likely the first two of the keys are; `isBoth` where the words alone clearly ask for the first
   * as well; `isOffered` where the last answer offered to tell one of them.
   */
  | {
      kind: 'ask';
      keys: readonly string[];
      share: number;
      first: number;
      second: number;
      isBoth?: boolean;
      isOffered?: boolean;
    }
  /** `near` is what comes nearest, to look at. */
  | { kind: 'unknown'; share: number; near: readonly string[] };

const IS_REFUSAL = /^(?:no-|talk-(?:off-topic|abuse|prompt-injection)$)/;
const OTHERS = 2;
/** What is told and not asked: an age, a town, how many. */
export const DETAILS = 'talk-details';

/**
 * Answers, asks back or says that it does not know, by how likely the entries are. Within a talk, what is `isFar` from what
 * was said before has to be much likelier to be answered, and what was `said` just before is no choice to offer.
 */
export function decide(
  ranking: Ranking,
  isFar?: (key: string) => boolean,
  said: string | null = null,
): Decision {
  const [first] = ranking;
  if (!first) return { kind: 'unknown', share: 0, near: [] };
  const others = ranking
    .slice(1, 1 + OTHERS)
    .flatMap(({ key, share }) => (share >= THRESHOLDS.choice ? [key] : []));
  const refusals = ranking.filter(({ key }) => IS_REFUSAL.test(key));
  const refused = refusals.reduce((sum, { share }) => sum + share, 0);
  const [likeliest] = refusals;
  const [other] = ranking.filter(({ key }) => !IS_REFUSAL.test(key));
  const isDoubtful = isFar !== undefined && (other?.share ?? 0) >= THRESHOLDS.doubtsRefusal;
  const refusedFrom = isDoubtful ? THRESHOLDS.refuseDoubtful : THRESHOLDS.refuse;
  // Within a talk, several refusals of which none is likely are not one to say.
  const isOne =
    isFar === undefined ||
    refused >= THRESHOLDS.surelyRefused ||
    (likeliest?.share ?? 0) >= THRESHOLDS.refuseInTalk;
  if (likeliest && isOne && refused >= refusedFrom && likeliest.share >= first.share / 2) {
    return refuse(likeliest.key, refused, ranking);
  }
  const isAstray = isFar?.(first.key) ?? false;
  // Within a talk a refusal has lines of its own.
  const isRefusal = isFar !== undefined && IS_REFUSAL.test(first.key);
  if (!isRefusal && first.share >= answersFrom(first.key, isAstray, isFar !== undefined))
    return { kind: 'answer', ...first, others, ...unsure(first, ranking) };
  // "Ok thx bye" is thanks as much as a goodbye: either will do.
  const ofTalk = ranking.reduce((sum, { key, share }) => sum + (isOfTalk(key) ? share : 0), 0);
  if (isOfTalk(first.key) && ofTalk >= THRESHOLDS.answer) return { kind: 'answer', ...first, others };
  const likely = ranking.filter(({ share }) => share >= THRESHOLDS.choice);
  const isInTalk = isFar !== undefined;
  const near = likely
    .filter(({ key }) => isChoice(key) && key !== said)
    .slice(0, isInTalk ? MOST_IN_TALK : MOST_CHOICES);
  const counted = isInTalk ? near : likely.slice(0, MOST_CHOICES);
  const together = counted.reduce((sum, { share }) => sum + share, 0);
  const isSomething = likely.length > 1 || first.share >= THRESHOLDS.onlyOne;
  const [offered] = near;
  const least = isInTalk ? 0 : Math.max(THRESHOLDS.offered, THRESHOLDS.ofTheFirst * (offered?.share ?? 0));
  const keys = near.flatMap(({ key, share }) => (share >= least ? [key] : []));
  const choicesFrom = isInTalk ? THRESHOLDS.choicesInTalk : THRESHOLDS.choices;
  if (isSomething && together >= choicesFrom && offered && offered.share >= THRESHOLDS.mayBeMeant) {
    const next = ranking.find(({ key }) => key !== offered.key);
    return { kind: 'ask', keys, share: together, first: offered.share, second: next?.share ?? 0 };
  }
  return { kind: 'unknown', share: first.share, near: nearestOf(near) };
}

/** What else may be meant, where the likeliest is not sure and that is not too unlikely. */
function unsure(first: Ranking[number], ranking: Ranking): { perhaps?: string } {
  if (first.share >= THRESHOLDS.surelyAnswered) return {};
  const next = ranking.find(({ key }) => key !== first.key && informs(key));
  return next && next.share >= THRESHOLDS.choice ? { perhaps: next.key } : {};
}

/** Below what may be meant: pages and questions to look at, which do not claim to be it. */
function nearestOf(near: Ranking): string[] {
  return near.filter(({ share }) => share >= THRESHOLDS.near).map(({ key }) => key);
}

/** A word about the talk is nothing to choose, and whoever is in danger is not asked which. */
export function isChoice(key: string): boolean {
  return !/^(?:danger-|talk-(?!bot|what-can))/.test(key);
}

/** Declines; where that is not sure, with what else may well be asked for. */
export function refuse(key: string, share: number, ranking: Ranking): Decision {
  const others = ranking
    .filter((one) => one.key !== key && one.share >= THRESHOLDS.choice)
    .slice(0, OTHERS)
    .map((one) => one.key);
  const other = ranking.find((one) => !IS_REFUSAL.test(one.key));
  const isBeside = other && informs(other.key) && other.share >= THRESHOLDS.besideRefusal;
  const isSure = share >= THRESHOLDS.surelyRefused || !isBeside;
  return { kind: 'refuse', key, share, others, ...(!isSure && { beside: other.key }) };
}

function answersFrom(key: string, isAstray: boolean, isInTalk: boolean): number {
  if (!isInTalk) return THRESHOLDS.answer;
  if (isOfTalk(key) && key !== DETAILS) return THRESHOLDS.talkInTalk;
  if (!informs(key)) return THRESHOLDS.doneInTalk;
  return isAstray ? THRESHOLDS.answerAstray : THRESHOLDS.answerInTalk;
}

/** A word about the talk itself. */
function isOfTalk(key: string): boolean {
  return entries[key]?.kind === 'talk';
}

/** To open a form is something else than to tell about what it is for. */
function informs(key: string): boolean {
  return (entries[key]?.kind ?? 'answer') === 'answer';
}
