import { withoutPersonalData } from '#app/features/assistant/conversation.ts';
import {
  DETAILS,
  type Decision,
  decide,
  isChoice,
  type Ranking,
} from '#app/features/assistant/decisions/decide.ts';
import {
  LISTED,
  MOST_CHOICES,
  MOST_IN_TALK,
  THRESHOLDS,
} from '#app/features/assistant/decisions/thresholds.ts';
import { contentWords } from '#app/features/assistant/passages/question-words.ts';
import { plainWords } from '#app/features/assistant/understanding/features.ts';
import { isDangerKey } from '#app/features/assistant/understanding/learn-danger.ts';
import type { Understanding } from '#app/features/assistant/understanding/open-understanding.server.ts';
import { entries } from '#content/chat/entries.ts';
import { followUp } from './follow-up.ts';
import { choicesAmong, nearestInTalk } from './nearest-in-talk.ts';
import { rankInTalk } from './read-in-talk.server.ts';
import { type Memory, NOTHING_SAID } from './recall.ts';
import { isAboutSite, isFarFrom, isWishFor, quoteFor } from './subjects.ts';

/** What is said to an answer and asks nothing: "k", "ripoff", "no thanks then". */
const REACTIONS: ReadonlySet<string> = new Set(
  ['abuse', 'goodbye', 'greeting', 'okay', 'small-talk', 'thanks', 'wrong-answer'].map(
    (name) => `talk-${name}`,
  ),
);
const FEW_WORDS = 4;
/** A question, with its sign or by the word that it begins with; "and his side" is one too. */
const ASKS =
  /\?|^and\b|^(?:(?:so|but|ok|then|or|well|even)\s+)*(?:what|how|who|whose|when|where|which|why|can|could|do|does|did|is|are|am|was|were|will|would|should|must|may|if|for)\b|^(?:what|how|who|where)'?s\b/i;
/** What ends a talk asks nothing: "is a guess ok" is a question, and no goodbye. */
const ENDINGS: readonly string[] = ['goodbye', 'okay', 'thanks'].map((name) => `talk-${name}`);
/** "Does it cost me anything up front" may lean on the talk, unless it speaks to this site: "how long do you keep it". */
const LEANS = /\b(?:it|that|this|they|them)\b/i;
const SPEAKS_TO_US = /\b(?:you|your|u|ur)\b/i;
const WHY = 'talk-why';
/** "Why is that" asks for the reason of the last answer; "why is it so much more for a trade" for something of its own. */
const BARE_WORDS = 1;

/**
 * Decides with the talk. What the words alone ask for as well, and clearly, is answered however far it is from the talk, or said
 * with choices beside it; and where they alone clearly tell details, ask for the last answer in another way ("why"), or are a
 * short word about it, they are taken as that. Nobody begins with details. What is offered is what comes nearest by all that was said.
 */
export function decideInTalk(
  question: string,
  weighed: Ranking,
  memory: Memory,
  learned: Pick<Understanding, 'entries' | 'talk'>,
): Decision {
  const likely = memory.asked !== '' && asks(question) ? withoutAll(ENDINGS, weighed) : weighed;
  const decided = decideAmong(question, likely, memory, learned);
  if (memory.asked === '') return decided;
  const nearest = nearestInTalk(withoutPersonalData(question), likely, memory, learned.entries);
  const again = isUnsure(decided, nearest) ? saidAgain(question, nearest, likely, memory, learned) : null;
  if (again) return again;
  const decision = withNearest(decided, nearest, likely, memory);
  return withAbove(decision, likely, nearest, memory);
}

/** Neither answered nor declined; or a refusal or a wish for a quote that is not likely, and that all that was said does not ask for. */
function isUnsure(decision: Decision, [first]: Ranking): boolean {
  if (decision.kind === 'ask') return !decision.isBoth;
  if (decision.kind === 'unknown') return true;
  const { key, share } = decision;
  if (first === undefined || first.key === key) return false;
  if (entries[key]?.kind === 'refusal') return share < THRESHOLDS.surelyRefused;
  return entries[key]?.facet === 'quote' && share < THRESHOLDS.surelyDone;
}

/** Whoever insists on what was just declined, or asks for the last answer in other words, where all that was said asks for that answer. */
function saidAgain(
  question: string,
  [first]: Ranking,
  ranking: Ranking,
  memory: Memory,
  learned: Pick<Understanding, 'entries' | 'talk'>,
): Decision | null {
  if (!first || first.key !== memory.entry) return null;
  const { key, share } = first;
  if (entries[key]?.kind === 'refusal') {
    const isInsisted = share >= THRESHOLDS.insisted && shareOf(key, ranking) >= THRESHOLDS.insistedInTalk;
    return isInsisted ? { kind: 'refuse', key, share, others: [] } : null;
  }
  const [alone] = rankInTalk(withoutPersonalData(question), NOTHING_SAID, learned);
  const isAgain = alone !== undefined && followUp(alone.key, memory)?.kind === 'again';
  return isAgain && alone.share >= THRESHOLDS.againInTalk ? { kind: 'answer', ...alone, others: [] } : null;
}

/**
 * What may be chosen from is what comes nearest by all that was said; the likeliest by the talk's own reading is one that is told in a
 * sentence. The same stands beside details that are told, and beside an answer that comes up again.
 */
function withNearest(decision: Decision, nearest: Ranking, ranking: Ranking, memory: Memory): Decision {
  const said = memory.offered.length === 0 ? memory.entry : null;
  const likeliest = ranking.find(({ key }) => isChoice(key) && key !== said);
  const keys = choicesAmong(nearest, likeliest, said);
  const [first] = keys;
  if (isBesides(decision, memory)) {
    return { ...decision, others: keys.filter((key) => key !== decision.key && key !== memory.entry) };
  }
  if (decision.kind === 'ask' && decision.isBoth) {
    const [clear = ''] = decision.keys;
    return { ...decision, keys: [clear, ...keys.filter((key) => key !== clear)].slice(0, MOST_CHOICES) };
  }
  if (!isUnsure(decision, nearest) || first === undefined) return decision;
  const left = said === null ? nearest : without(said, nearest);
  if (decision.kind === 'unknown' && shareOf(first, left) < THRESHOLDS.nearestAsked) {
    return { ...decision, near: keys.slice(0, LISTED) };
  }
  const second = ranking.find(({ key }) => key !== first)?.share ?? 0;
  return { kind: 'ask', keys, share: decision.share, first: shareOf(first, ranking), second };
}

function decideAmong(
  question: string,
  weighed: Ranking,
  memory: Memory,
  learned: Pick<Understanding, 'entries' | 'talk'>,
): Decision {
  if (memory.asked === '') return decide(without(DETAILS, weighed));
  const said = memory.offered.length === 0 ? memory.entry : null;
  const isBare = contentWords(question).length <= BARE_WORDS;
  const ranking = isBare ? weighed : without(WHY, weighed);
  // From an alarm everything is far, and nothing is farther for it.
  const before = memory.entry && isDangerKey(memory.entry) ? null : memory.entry;
  const isFar = (key: string) => isFarFrom(before, key);
  const decided = (by: Ranking) => decide(by, isFar, said);
  const taken = decided(ranking);
  const decision = askedWithDetails(taken, decided(without(DETAILS, ranking)));
  const [first] = ranking;
  const isUnsure = decision.kind === 'ask' || decision.kind === 'unknown';
  if (!isUnsure || !first) return decision;
  // Where nothing is likely enough to be chosen, which part is meant is asked of what was just said.
  if (decision.kind === 'unknown' && first.key === said && first.share >= THRESHOLDS.whichPart) {
    return { kind: 'answer', ...first, others: [] };
  }
  if (decision.kind === 'unknown' && isToldFurther(question, ranking, memory)) {
    const share = shareOf(DETAILS, ranking);
    return { kind: 'answer', key: DETAILS, share, others: [] };
  }
  const byWords = rankInTalk(withoutPersonalData(question), NOTHING_SAID, learned);
  const [alone] = byWords;
  if (!alone) return decision;
  const wished = wishedFor(question, byWords, memory);
  if (wished) return wished;
  // What is asked of this site has no subject that a talk could be about.
  if (alone.share >= THRESHOLDS.siteAlone && isAboutSite(alone.key))
    return ofSite(question, alone, decision, memory);
  if (alone.share < THRESHOLDS.clear) return decision;
  if (isReaction(alone.key, question)) {
    return { kind: 'answer', ...alone, others: [] };
  }
  const following = followUp(alone.key, memory);
  const leans = following !== null && (alone.key === WHY ? isBare : following.kind !== 'entry');
  if (alone.key === DETAILS || leans) {
    return { kind: 'answer', ...alone, others: [] };
  }
  if (alone.key !== first.key || isFar(first.key)) return decision;
  if (first.share >= THRESHOLDS.besideTalk) return { kind: 'answer', ...first, others: [] };
  const keys = 'keys' in decision ? decision.keys : decision.near;
  if (keys[0] !== first.key) return decision;
  return {
    kind: 'ask',
    keys,
    share: first.share,
    first: first.share,
    second: ranking[1]?.share ?? 0,
    isBoth: true,
  };
}

/** "Fire too?" may be answered by what was just said: it is no choice to offer, and a sentence of it is told again. */
function withAbove(
  decision: Decision,
  ranking: Ranking,
  [nearest]: Ranking,
  { entry, offered }: Memory,
): Decision {
  const isUnsure = decision.kind === 'ask' || decision.kind === 'unknown';
  if (!isUnsure || !entry || offered.length > 0) return decision;
  const share = shareOf(entry, ranking);
  if (share < THRESHOLDS.above) return decision;
  const isNearest = nearest?.key === entry && nearest.share >= THRESHOLDS.nearestAbove;
  return { ...decision, above: entry, isAboveFirst: isNearest && share >= THRESHOLDS.aboveFirst };
}

/** What the words alone ask of this site; what may be asked in the talk stands beside what leans on it. */
function ofSite(question: string, alone: Ranking[number], decision: Decision, { entry }: Memory): Decision {
  const mayLean = alone.share < THRESHOLDS.siteSurely || LEANS.test(question);
  const leans = mayLean && !isAboutSite(entry) && !SPEAKS_TO_US.test(question);
  const beside = leans && 'keys' in decision ? decision.keys.filter((key) => key !== alone.key) : [];
  if (entries[alone.key]?.kind !== undefined || beside.length === 0) {
    return { kind: 'answer', ...alone, others: [] };
  }
  const keys = [alone.key, ...beside].slice(0, MOST_IN_TALK);
  return { kind: 'ask', keys, share: alone.share, first: alone.share, second: 0, isBoth: true };
}

/** A short word about the answer before, which asks nothing where it could end the talk. */
function isReaction(key: string, question: string): boolean {
  if (!REACTIONS.has(key) || plainWords(question).length > FEW_WORDS) return false;
  return !(ENDINGS.includes(key) && asks(question));
}

/** "Quote please": the words alone clearly wish for one, and the talk tells for what. */
function wishedFor(question: string, byWords: Ranking, { subject }: Memory): Decision | null {
  const key = quoteFor(subject);
  const wishes = byWords.filter((one) => isWishFor(question, one.key, subject));
  const share = wishes.reduce((sum, one) => sum + one.share, 0);
  return subject && key !== 'do-quote' && share >= THRESHOLDS.clear
    ? { kind: 'answer', key, share, others: [] }
    : null;
}

/** "No camera, i asked already": what asks nothing, and goes on with what was just said, is taken as details of it, unless that was a danger. */
function isToldFurther(question: string, ranking: Ranking, { entry }: Memory): boolean {
  if (entry && isDangerKey(entry)) return false;
  const together = shareOf(DETAILS, ranking) + (entry ? shareOf(entry, ranking) : 0);
  return together >= THRESHOLDS.toldFurther && !asks(question);
}

/** Whether a message asks something, rather than tells it. */
export function asks(message: string): boolean {
  return ASKS.test(message.trim());
}

function shareOf(key: string, ranking: Ranking): number {
  return ranking.find((one) => one.key === key)?.share ?? 0;
}

/** Who tells something and clearly may ask for one of a few things is asked for which: "its a rebuilt title tho". */
function askedWithDetails(decision: Decision, otherwise: Decision): Decision {
  const isUnsure =
    decision.kind === 'answer' && decision.key === DETAILS && decision.share < THRESHOLDS.surelyDetails;
  const isAsked = otherwise.kind === 'ask' && otherwise.share >= THRESHOLDS.askedWithDetails;
  return isUnsure && isAsked ? otherwise : decision;
}

/** Details that are told, and an answer that comes up again, have beside them what else may be asked for. */
function isBesides(
  decision: Decision,
  { entry }: Memory,
): decision is Extract<Decision, { kind: 'answer' | 'danger' | 'refuse' }> {
  const isAnswer = decision.kind === 'answer' && [DETAILS, entry].includes(decision.key);
  return isAnswer && !isDangerKey(decision.key);
}

function withoutAll(keys: readonly string[], ranking: Ranking): Ranking {
  return keys.reduce((left, key) => without(key, left), ranking);
}

/** The rest of a ranking, as likely as it would be without an entry. */
export function without(key: string, ranking: Ranking): Ranking {
  const share = ranking.find((one) => one.key === key)?.share ?? 0;
  if (share === 0 || share === 1) return ranking;
  return ranking.flatMap((one) =>
    one.key === key ? [] : [{ key: one.key, share: one.share / (1 - share) }],
  );
}
