import { type Turn, withoutPersonalData } from './conversation.ts';
import { NO_DANGER, OF_DYING, ON_SUICIDE_CLAUSE, UNCLEAR } from './decisions/danger-keys.ts';
import { type Decision, type Ranking, refuse } from './decisions/decide.ts';
import { kindSaidFirst } from './decisions/kind-of-danger.server.ts';
import { type Listening, listen } from './decisions/listen.server.ts';
import { isUntrueIn } from './decisions/read-danger.server.ts';
import { bothAsked, secondQuestion, wishBeside } from './decisions/second-question.server.ts';
import { THRESHOLDS } from './decisions/thresholds.ts';
import type { BookEntry, EntryBook } from './entries/entry-book.server.ts';
import type { Knowledge } from './knowledge.server.ts';
import { recognizeInTalk } from './language/recognize.server.ts';
import { spelledRight } from './language/spelling.ts';
import { questionIn, withoutCourtesy, withoutReaction } from './talk/courtesy.ts';
import { dangerSaid } from './talk/danger/danger-said.server.ts';
import { goesOnElse, isAboutElse, isAfterDespair } from './talk/danger/despair.server.ts';
import { decideInTalk, without } from './talk/decide-in-talk.server.ts';
import { leansOnLast } from './talk/follow-up.ts';
import { subjectInTalk } from './talk/named-subject.ts';
import { rankInTalk } from './talk/read-in-talk.server.ts';
import { type Memory, NOTHING_SAID, recall } from './talk/recall.ts';
import { isAside, ownOfSubject } from './talk/subjects.ts';
import { takenUp } from './talk/taken-up.ts';
import { plainWords } from './understanding/features.ts';
import { isDangerKey, UNTRUE_KEY } from './understanding/learn-danger.ts';
import { readOnce } from './understanding/read-once.ts';

/** Signs and pictures alone say nothing that could be answered. */
const WITHOUT_WORDS: Decision = { kind: 'answer', key: 'talk-not-understood', share: 1, others: [] };

/** A raised thumb is an answer too. */
const APPROVING = /^(?:👍|👌|🙏|🙂|😊|😀|😁|👏|💯|✅|❤|\p{Emoji_Modifier}|\uFE0F|\s)+$/u;
const APPROVED: Decision = { kind: 'answer', key: 'talk-okay', share: 1, others: [] };

/** So many turns about something else, and the talk has left what somebody said of dying. */
const MOVED_ON = 2;
/** An answer that begins with so many signs of another is the same, whatever form it links. */
const SAME_BEGINNING = 60;
/** Whoever hides from somebody is not lectured on what to tell an insurer. */
const HIDING_FROM: ReadonlySet<string> = new Set(['danger-violence', 'danger-followed']);
/** "Ok merci" is no call for help. */
const FEW_WORDS_ELSEWHERE = 3;

/** A question as it was understood, with what is known of the talk, and its language where that is not English. */
export type Understood = {
  decision: Decision;
  memory: Memory;
  language: string | null;
  /** The entry that a second question in the same message clearly asks for. */
  also: string | null;
  /** What a part of it wants done, beside what it asks. */
  wish: string | null;
};

/** What understanding needs to know; where things can be read is no part of it. */
type Known = Pick<Knowledge, 'learned' | 'book'>;

/** Reads a question with the talk before it. Danger comes before everything else, in any language. */
export function understand(said: string, earlier: readonly Turn[], { book, learned }: Known): Understood {
  const entries = readOnce(learned.entries);
  const knowledge = { book, learned: { ...learned, entries } };
  const asSaid = withoutCourtesy(said, entries);
  const memory = recall(
    earlier,
    (text, known) =>
      read(inRightWords(withoutCourtesy(text, entries), knowledge), known, knowledge, { isEarlier: true }),
    (text, talkedOf) => subjectInTalk(text, knowledge.learned.entries, talkedOf),
  );
  const before = earlier.findLast(({ role }) => role === 'user')?.content;
  const isNamed = knowledge.book().named(asSaid) !== undefined;
  const language = isNamed ? null : recognizeInTalk(asSaid, before, knowledge.learned.languages);
  const question = language === null ? inRightWords(asSaid, knowledge) : asSaid;
  const isForeign = language !== null && plainWords(question).length >= FEW_WORDS_ELSEWHERE;
  const decision = read(question, memory, knowledge, { isForeign });
  const wish = language === null ? wishBeside(question, knowledge) : null;
  if (decision.kind === 'ask') {
    const both = bothAsked(question, decision, knowledge);
    if (both) return { language, memory, wish, ...both };
  }
  const also = decision.kind === 'answer' ? secondQuestion(question, decision.key, knowledge) : null;
  return { decision, language, memory, also, wish };
}

/** A message without slips of the pen; a question of the book stays as it is. */
export function inRightWords(question: string, { book, learned }: Known): string {
  if (book().named(question)) return question;
  return spelledRight(question, (word) => learned.entries.directionOf(word).some((side) => side !== 0));
}

/**
 * After somebody spoke of dying, whom to call stands below whatever is answered until the talk has plainly moved on, and below the
 * answer to whoever only asked about the suicide clause. After another danger, which may go on, it stands below what is asked
 * next.
 */
function read(question: string, memory: Memory, known: Known, options = {}): Decision {
  const decision = readTurn(question, memory, known, options);
  if (decision.kind === 'danger') return decision;
  const isNoDanger = decision.kind === 'answer' && decision.key === NO_DANGER;
  const isDenied = ON_SUICIDE_CLAUSE.has(memory.entry ?? '') && isNoDanger;
  if (isDenied || isLifelineDue(decision, memory)) return { ...decision, isHint: true };
  const { entry } = memory;
  // An alarm of no clear kind is said once.
  const isNamed = entry !== null && entry !== UNCLEAR && isDangerKey(entry);
  const mayGoOn = isNamed && !OF_DYING.has(entry) && !isNoDanger;
  return mayGoOn ? { ...decision, after: entry } : decision;
}

/** The second turn that clearly is about something else needs it no more, nor what follows on that. */
function isLifelineDue(
  { isElse = false }: Decision,
  { isLifelineTold = false, movedOn = 0 }: Memory,
): boolean {
  return isLifelineTold && movedOn + Number(isElse) < MOVED_ON;
}

function readTurn(
  question: string,
  memory: Memory,
  { book, learned }: Known,
  { isEarlier = false, isForeign = false } = {},
): Decision {
  if (plainWords(question).length === 0) return APPROVING.test(question) ? APPROVED : WITHOUT_WORDS;
  const named = book().named(question);
  const wasDanger = memory.entry !== null && isDangerKey(memory.entry);
  // "What do I do next?" and "Thank you" are questions of the book too: after a danger they are read with it.
  if (named && !(wasDanger && named.kind === 'talk')) {
    const key = ownOfSubject(named.key, memory.subject);
    return byKind({ kind: 'answer', key, share: 1, others: [] }, book());
  }
  const heard = listen(question, learned, { isWhole: isEarlier, isForeign });
  const isElse = (wasDanger || isAfterDespair(memory)) && isAboutElse(question, memory, heard, learned);
  const isNear = wasDanger && !isElse;
  // A danger of no clear kind is near to nothing: what comes after it is read by itself, as is what leaves a talk about dying.
  const wasUnclear = memory.entry === UNCLEAR;
  const isLeft = OF_DYING.has(memory.entry ?? '') && isElse;
  const known = isLeft
    ? { ...NOTHING_SAID, subject: memory.subject, said: memory.said }
    : { ...memory, entry: wasUnclear ? null : memory.entry };
  const wasInDanger = memory.entry !== null && HIDING_FROM.has(memory.entry);
  const { asked, ranked } = rankAsked(question, known, learned);
  // Whoever was just declined and insists ("everybody does it") does not say the plan again.
  const isDeclined = isJustSaid(book().find(UNTRUE_KEY), memory);
  const ranking = isDeclined ? ranked : withoutUnheard(ranked, wasInDanger ? null : heard);
  const isClear = (ranking[0]?.share ?? 0) >= THRESHOLDS.clear && ranking[0]?.key !== UNTRUE_KEY;
  const said = { isElse, isNear, isClear, isForeign };
  const { danger, isBelow, isHint } = dangerSaid(question, { memory, ranking, heard }, said, learned);
  if (danger) {
    const { share } = danger;
    const first = kindSaidFirst(danger, { before: isNear ? memory.entry : null, ranking, heard });
    const { key } = first;
    // Whom to call comes first, and then the rest of what was asked, where it is clear.
    const line = isNear ? THRESHOLDS.restNear : THRESHOLDS.rest;
    const rest = restOf(ranking, line);
    const isFirst = OF_DYING.has(key) && memory.entry !== key;
    const informs = rest && !isFirst && book().find(rest)?.kind === undefined;
    return {
      kind: 'danger',
      key,
      share,
      others: rest && informs ? [rest] : [],
      ...(first.isHint && { isHint: true }),
    };
  }
  const untrue = ranking.find(({ key }) => key === UNTRUE_KEY)?.share ?? 0;
  const isLikely = memory.asked === '' || isLikelyUntrue(untrue, heard);
  if (!wasInDanger && ((isLikely && isUntrueIn(heard, isClear)) || isUntrueInTalk(untrue, heard))) {
    // Alone, a plan is declined whole; within a talk, or where another is likelier, what may be meant is said as well.
    if (memory.asked !== '' || (ranking[0]?.share ?? 0) > untrue) return refuse(UNTRUE_KEY, untrue, ranking);
    return { kind: 'refuse', key: UNTRUE_KEY, share: untrue, others: [] };
  }
  // Nobody heard a danger: what the talk alone takes for one is none, and the rest is as likely as it would be without.
  const isAlone = memory.entry === null && !(isForeign && memory.asked !== '');
  const harmless = isAlone || isNear ? ranking : withoutDanger(ranking);
  const decision = takenUp(question, memory) ?? decideInTalk(asked, harmless, known, learned);
  const isUnsure = decision.kind === 'ask' || decision.kind === 'unknown';
  // Whoever is in danger gets no choices, nor what serves any subject: whom to call is said again.
  const isAsideOfIt = decision.kind === 'answer' && (isAside(decision.key) || leansOnLast(decision.key));
  if (isNear && !wasUnclear && memory.entry && (isUnsure || isAsideOfIt)) {
    // "What should I photograph?" is answered below it.
    const rest = isAsideOfIt ? decision.key : restOf(ranking, THRESHOLDS.rest);
    const others = rest && book().find(rest)?.kind === undefined ? [rest] : [];
    return { kind: 'danger', key: memory.entry, share: decision.share, others };
  }
  const answered = byKind(refusedAgain(decision, memory, book()) ?? decision, book());
  if (isBelow) return { ...answered, isDangerBelow: true };
  if (isHint) return { ...answered, isHint };
  return isElse || goesOnElse(answered, memory, heard) ? { ...answered, isElse: true } : answered;
}

/**
 * What is asked, and how likely each entry is to answer it: what a message says to the answer before is heard as a danger, and is no
 * part of what it asks, nor is what it doubts at its end.
 */
function rankAsked(question: string, memory: Memory, learned: Knowledge['learned']) {
  const rank = (asked: string) => ({
    asked,
    ranked: rankInTalk(withoutPersonalData(asked), memory, learned),
  });
  const told = rank(memory.asked === '' ? question : withoutReaction(question, learned.entries));
  const asked = questionIn(told.asked, told.ranked[0]?.key, learned.entries);
  return asked === told.asked ? told : rank(asked);
}

/** What a message asks for beside its danger, from a line on. */
function restOf(ranking: Ranking, line: number): string | undefined {
  return ranking.find((one) => one.share >= line && !one.key.startsWith('danger-'))?.key;
}

/** What was just declined, and is the likeliest to be asked for once more, is declined once more: no choices are offered instead. */
function refusedAgain(decision: Decision, memory: Memory, book: EntryBook): Decision | null {
  if (decision.kind !== 'ask' || decision.first < THRESHOLDS.insistedInTalk) return null;
  const [key = ''] = decision.keys;
  const entry = book.find(key);
  if (entry?.kind !== 'refusal' || !isJustSaid(entry, memory)) return null;
  return { kind: 'refuse', key, share: decision.share, others: [] };
}

function withoutDanger(ranking: Ranking): Ranking {
  return ranking.reduce((left, { key }) => (isDangerKey(key) ? without(key, left) : left), ranking);
}

function isJustSaid(entry: BookEntry | undefined, { said }: Memory): boolean {
  return entry !== undefined && said.startsWith(entry.answer.slice(0, SAME_BEGINNING));
}

/** What the talk alone takes for a plan to tell something untrue is none: the rest is as likely as it would be without. */
function withoutUnheard(ranking: Ranking, listening: Listening | null): Ranking {
  const heard = listening ? loudestUntrue(listening) : 0;
  return heard >= THRESHOLDS.untrueToCount ? ranking : without(UNTRUE_KEY, ranking);
}

/** Few words within a talk may sound like anything: "it was old" is no plan unless the talk makes it likely to be one. */
function isLikelyUntrue(share: number, heard: Listening): boolean {
  return share >= THRESHOLDS.untrueLikely || loudestUntrue(heard) >= THRESHOLDS.untrueSurely;
}

/** What the talk makes likely to be a plan to tell something untrue has to sound a little like one too. */
function isUntrueInTalk(share: number, heard: Listening): boolean {
  return share >= THRESHOLDS.untrueInTalk && loudestUntrue(heard) >= THRESHOLDS.untrueHeardInTalk;
}

function loudestUntrue({ whole, parts }: Listening): number {
  return [whole, ...parts].reduce((most, { untrue }) => Math.max(most, untrue), 0);
}

/** An answer is a warning or a refusal where its entry is one. */
function byKind(decision: Decision, book: EntryBook): Decision {
  if (decision.kind !== 'answer') return decision;
  const kind = book.find(decision.key)?.kind;
  if (kind === 'danger') return { ...decision, kind };
  return kind === 'refusal' ? { ...decision, kind: 'refuse' } : decision;
}
