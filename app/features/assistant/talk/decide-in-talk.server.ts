import { withoutPersonalData } from '#app/features/assistant/conversation.ts';
import {
  DETAILS,
  type Decision,
  decide,
  isChoice,
  type Ranking,
} from '#app/features/assistant/decisions/decide.ts';
import { MOST_IN_TALK, THRESHOLDS } from '#app/features/assistant/decisions/thresholds.ts';
import { contentWords } from '#app/features/assistant/passages/question-words.ts';
import { plainWords } from '#app/features/assistant/understanding/features.ts';
import { isDangerKey } from '#app/features/assistant/understanding/learn-danger.ts';
import type { Understanding } from '#app/features/assistant/understanding/open-understanding.server.ts';
import { entries } from '#content/chat/entries.ts';
import { followUp } from './follow-up.ts';
import { rankInTalk } from './read-in-talk.server.ts';
import { type Memory, NOTHING_SAID } from './recall.ts';
import { isAboutSite, isFarFrom, isWishFor, quoteFor, topicOf } from './subjects.ts';

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
/** What a reading thinks impossible is only unlikely. */
const LEAST_SHARE = 1e-3;
const WHY = 'talk-why';
/** "Why is that" asks for the reason of the last answer; "why is it so much more for a trade" for something of its own. */
const BARE_WORDS = 1;

/**
 * Decides with the talk. What the words alone ask for as well, and clearly, is answered however far it is from the talk, or said
 * with choices beside it; and where they alone clearly tell details, ask for the last answer in another way ("why"), or are a
 * short word about it, they are taken as that. Nobody begins with details.
 */
export function decideInTalk(
  question: string,
  weighed: Ranking,
  memory: Memory,
  learned: Pick<Understanding, 'entries' | 'talk'>,
): Decision {
  const likely = memory.asked !== '' && ASKS.test(question.trim()) ? withoutAll(ENDINGS, weighed) : weighed;
  const decided = decideAmong(question, likely, memory, learned);
  if (memory.asked === '') return decided;
  const decision = withAbove(decided, likely, memory);
  const stays = (among: readonly string[]) =>
    stayingWith(withoutPersonalData(question), memory, learned.entries, among);
  if (decision.kind === 'ask') return { ...decision, stays: stays(decision.keys) };
  if (!isBesides(decision, memory)) return decision;
  const key = stays(decision.others);
  return key ? { ...decision, others: [...decision.others, key] } : decision;
}

/**
 * What stays with the talk, of all that is not offered yet: of its subject, what the words ask for most, by themselves and with what
 * was asked and answered before. Words that say little by themselves are likely to mean it, whatever they sound like.
 */
function stayingWith(
  question: string,
  { asked, entry, subject, offered }: Memory,
  { keys, read }: Understanding['entries'],
  among: readonly string[],
): string | undefined {
  const topic = entry ? topicOf(entry) : subject;
  if (topic === null) return undefined;
  const said = offered.length === 0 ? entry : null;
  const title = (entry && entries[entry]?.question) ?? '';
  const texts = [question, `${asked} ${question}`, `${title} ${question}`];
  const places = [...keys.keys()].filter((at) => topicOf(keys[at] ?? '') === topic);
  const sums = new Map(places.map((at) => [keys[at] ?? '', 0]));
  for (const text of new Set(texts)) {
    const shares = read(text);
    const together = places.reduce((sum, at) => sum + (shares[at] ?? 0), 0);
    for (const at of places) {
      const key = keys[at] ?? '';
      sums.set(key, (sums.get(key) ?? 0) + Math.log(LEAST_SHARE + (shares[at] ?? 0) / together));
    }
  }
  const [most] = [...sums]
    .filter(([key]) => key !== said && !among.includes(key) && isChoice(key))
    .toSorted((a, b) => b[1] - a[1]);
  return most?.[0];
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
  const decided = (by: Ranking) => decide(by, (key) => isFarFrom(memory.entry, key), said);
  const taken = decided(ranking);
  const decision = besides(askedWithDetails(taken, decided(without(DETAILS, ranking))), ranking, memory);
  const [first] = ranking;
  const isUnsure = decision.kind === 'ask' || decision.kind === 'unknown';
  if (!isUnsure || !first) return decision;
  // Where nothing is likely enough to be chosen, which part is meant is asked of what was just said.
  if (decision.kind === 'unknown' && first.key === said && first.share >= THRESHOLDS.whichPart) {
    return besides({ kind: 'answer', ...first, others: [] }, ranking, memory);
  }
  if (decision.kind === 'unknown' && isToldFurther(question, ranking, memory)) {
    const share = shareOf(DETAILS, ranking);
    return besides({ kind: 'answer', key: DETAILS, share, others: [] }, ranking, memory);
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
  const leans = following !== null && following.kind !== 'entry' && (isBare || alone.key !== WHY);
  if (alone.key === DETAILS || leans) {
    return besides({ kind: 'answer', ...alone, others: [] }, ranking, memory);
  }
  if (alone.key !== first.key) return decision;
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
function withAbove(decision: Decision, ranking: Ranking, { entry, offered }: Memory): Decision {
  const isUnsure = decision.kind === 'ask' || decision.kind === 'unknown';
  if (!isUnsure || !entry || offered.length > 0) return decision;
  return shareOf(entry, ranking) >= THRESHOLDS.above ? { ...decision, above: entry } : decision;
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
  return !(ENDINGS.includes(key) && ASKS.test(question.trim()));
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
  return together >= THRESHOLDS.toldFurther && !ASKS.test(question.trim());
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

/** Where details are told, or the last answer comes up again, what else may be asked for is offered beside it. */
function besides(decision: Decision, ranking: Ranking, memory: Memory): Decision {
  if (!isBesides(decision, memory)) return decision;
  const others = without(decision.key, ranking)
    .filter(({ key, share }) => share >= THRESHOLDS.choice && isChoice(key) && key !== memory.entry)
    .map(({ key }) => key);
  return { ...decision, others: others.slice(0, MOST_IN_TALK) };
}

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
