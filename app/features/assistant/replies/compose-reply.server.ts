import { languageReplies } from '#content/chat/languages.ts';
import { replies } from '#content/chat/replies.ts';
import { DYING_NOW, LIFELINE } from '../decisions/danger-keys.ts';
import { DETAILS, type Decision, isChoice } from '../decisions/decide.ts';
import { LISTED, MOST_CHOICES } from '../decisions/thresholds.ts';
import { askButton, type BookEntry } from '../entries/entry-book.server.ts';
import { composeUnknown, placeOf } from '../grounding/compose-answer.server.ts';
import { sayFromPages } from '../grounding/say-from-pages.server.ts';
import type { Knowledge } from '../knowledge.server.ts';
import type { ChatButton, ChatOutcome } from '../schema.ts';
import { mayAskForThemselves } from '../talk/danger/despair.server.ts';
import { followUp } from '../talk/follow-up.ts';
import { subjectInTalk } from '../talk/named-subject.ts';
import type { Memory } from '../talk/recall.ts';
import { fitsTalk, quoteFor, subjectOf } from '../talk/subjects.ts';
import type { Understood } from '../understand.server.ts';
import { withDoneBeside } from './done-beside.server.ts';
import { inShort, NEAR, PERSON, pagesOf, type Reply } from './reply.server.ts';
import { again, alreadySaid, withAbove } from './say-again.server.ts';

const MOST_BUTTONS = 4;
/** So many questions stand beside a single choice. */
const BESIDE_ONE = 2;
const PRICE = 'no-price';
/** An answer that begins with so many signs of the last one is the last one. */
const SAME_BEGINNING = 60;
const LIFELINE_NUMBER = '9-8-8';
const ANY_FORM = '/get-quote';
const QUOTE_FORM: ChatButton = { label: 'Open the quote form', to: ANY_FORM };

/** What is said to a question, from entries and pages alone. */
export function composeReply(question: string, understood: Understood, knowledge: Knowledge): Reply {
  const reply = withDoneBeside(compose(question, understood, knowledge), understood, knowledge);
  const below = saidBelow(understood.decision, knowledge);
  const isTold = understood.decision.isHint && reply.response.includes(LIFELINE_NUMBER);
  return !below || isTold ? reply : { ...reply, response: `${reply.response}\n\n${below}` };
}

/** Whom to call, below what is said: where there may be a danger, or one may go on. */
function saidBelow({ isHint, isDangerBelow, after }: Decision, { book }: Knowledge): string | undefined {
  if (isHint) return replies.lifeline;
  if (isDangerBelow) return replies.ifInDanger;
  const danger = after ? book().find(after) : undefined;
  return danger && replies.ifDangerGoesOn(inShort(danger).said);
}

function compose(question: string, understood: Understood, knowledge: Knowledge): Reply {
  const { decision, memory, language } = understood;
  if (language) return inLanguage(language, decision);
  const notKnown = () => unknown(question, understood, knowledge);
  if (decision.kind === 'unknown' || decision.kind === 'ask') {
    return withAbove(askBack(question, understood, knowledge) ?? notKnown(), question, decision, knowledge);
  }
  const following = decision.kind === 'danger' ? null : followUp(decision.key, memory);
  const key = following?.kind === 'entry' ? following.key : decision.key;
  const entry = knowledge.book().find(key);
  if (!entry) return notKnown();
  const whole = withFormFor(
    question,
    entry,
    sayEntry(question, entry, { decision, memory }, knowledge),
    understood,
    knowledge,
  );
  if (following && following.kind !== 'entry') return again(question, following, knowledge) ?? whole;
  const beside =
    decision.kind === 'refuse' && decision.beside ? knowledge.book().find(decision.beside) : null;
  if (beside && !memory.said.includes(beside.answer.slice(0, SAME_BEGINNING))) {
    const { answer, question: about, sources } = beside;
    return { ...whole, response: replies.besides(about, answer, whole.response), sources };
  }
  const isSaid = entry.kind === undefined && memory.said.startsWith(whole.response.slice(0, SAME_BEGINNING));
  if (isSaid) return alreadySaid(question, entry, understood, knowledge);
  const also = alsoSaid(understood, knowledge);
  const more = also.length > 0 ? also : nearIt(understood, knowledge);
  return { ...whole, response: [whole.response, ...more].join('\n\n') };
}

/** Where an answer is not sure, what else may be meant, in a sentence: often it is the very point of the question. */
function nearIt({ decision, memory }: Understood, { book }: Knowledge): string[] {
  if (decision.kind !== 'answer' || !decision.perhaps) return [];
  const near = book().find(decision.perhaps);
  const isSaid = near && memory.said.includes(near.answer.slice(0, SAME_BEGINNING));
  return near && !isSaid && !book().find(decision.key)?.kind ? [replies.listed([inShort(near)])] : [];
}

/** What a second question in the same message asks for; a price is declined where it is asked for. */
function alsoSaid({ decision, also }: Understood, { book }: Knowledge): string[] {
  if (decision.kind !== 'answer' || !also || also === decision.key) return [];
  const entry = book().find(also);
  return entry && (entry.kind === undefined || also === PRICE) ? [entry.answer] : [];
}

function sayEntry(
  question: string,
  entry: BookEntry,
  { decision, memory }: Pick<Understood, 'decision' | 'memory'>,
  knowledge: Knowledge,
): Reply {
  const others = 'others' in decision ? decision.others : [];
  const beside = others.filter(isChoice).flatMap((key) => knowledge.book().find(key) ?? []);
  const own = ownButtons(question, entry, memory, knowledge);
  // After details, what may be asked in this talk comes before what may be asked in any.
  const isDetails = entry.key === DETAILS && beside.length > 1;
  const buttons = isDetails
    ? [...own.filter((button) => !('ask' in button)), ...beside.flatMap(askButton)]
    : [...own, ...beside.flatMap(askButton)];
  const labels = buttons.map(({ label }) => label);
  const listed = isDetails ? replies.listed(beside.slice(0, LISTED).map(inShort)) : '';
  return {
    outcome: outcomeOf(entry),
    response: [entry.answer, listed, restOf(decision, knowledge)].filter(Boolean).join('\n\n'),
    sources: entry.sources.map((source) => knowledge.finder.partOf(source, entry.question)),
    buttons: (entry.isLast ? [] : buttons)
      .filter(({ label }, at) => labels.indexOf(label) === at)
      .slice(0, isDetails ? MOST_CHOICES : MOST_BUTTONS),
    key: entry.key,
  };
}

/** Who asks for a price or a quote, or tells details, finds the form for what it is about, in the message or in the talk. */
function withFormFor(
  question: string,
  { kind }: BookEntry,
  reply: Reply,
  { memory }: Understood,
  { book, learned }: Knowledge,
): Reply {
  const isOpen = (button: ChatButton) => 'to' in button && button.to === ANY_FORM;
  if (kind === undefined || kind === 'danger' || !reply.buttons.some(isOpen)) return reply;
  const subject = subjectInTalk(question, learned.entries, memory.subject);
  const form = book()
    .find(quoteFor(subject))
    ?.buttons.find((button) => 'to' in button);
  if (!form) return reply;
  return {
    ...reply,
    response: reply.response.replaceAll(`](${ANY_FORM})`, `](${form.to})`),
    buttons: reply.buttons.map((button) => (isOpen(button) ? form : button)),
  };
}

/** What an entry leads to. One that serves every kind of insurance, such as a refusal, stays with the subject of the question, or of the talk. */
function ownButtons(
  question: string,
  entry: BookEntry,
  { entry: before, subject: talkedOf }: Memory,
  { book, learned }: Knowledge,
): ChatButton[] {
  if (entry.kind === undefined || entry.kind === 'danger') return entry.buttons;
  const subject = subjectInTalk(question, learned.entries, talkedOf);
  if (!subject) return entry.buttons;
  const isAside = (key: string) => ![null, subject].includes(subjectOf(key));
  const next = entry.next ?? [];
  if (!next.some(isAside)) return entry.buttons;
  // What the talk led to before is offered again only where it stays with its subject.
  const led = before && [null, subject].includes(talkedOf) ? (book().find(before)?.next ?? []) : [];
  const keys = [...led, ...next].filter((key) => !isAside(key));
  const asks = [...new Set(keys)].slice(0, NEAR).flatMap((key) => askButton(book().find(key)));
  return [...entry.buttons.filter((button) => !('ask' in button)), ...asks];
}

/** What else was asked, below whom to call. */
function restOf(decision: Decision, { book }: Knowledge): string | undefined {
  if (decision.kind !== 'danger') return undefined;
  const [rest] = decision.others;
  return rest && book().find(rest)?.answer;
}

function outcomeOf({ kind }: BookEntry): ChatOutcome {
  if (kind === 'danger') return 'emergency';
  return kind === 'refusal' ? 'refused' : 'answer';
}

/**
 * The choices as buttons, with the sentence that answers each; null where too few of them are something to choose. After a single
 * one comes what that leads to, and what the last answer leads to. What is clearly meant is said at once, under its question.
 */
function askBack(
  question: string,
  { decision, memory }: Understood,
  { book, learned }: Knowledge,
): Reply | null {
  if (decision.kind !== 'ask') return null;
  const likely = decision.keys.filter(isChoice);
  const nextTo = (key: string | null | undefined) => (key && book().find(key)?.next) || [];
  const beside =
    likely.length > 1 ? [] : [...nextTo(likely[0]), ...nextTo(memory.entry)].slice(0, BESIDE_ONE);
  const offered = [...likely, ...beside];
  const choices = [...new Set(offered)].flatMap((key) => book().find(key) ?? []);
  const buttons = choices.slice(0, MOST_CHOICES).flatMap(askButton);
  const [likeliest] = choices;
  if (!likeliest || buttons.length < 2) return null;
  const isFirstSaid = isMeant(decision, likeliest, memory);
  const listed = choices.slice(isFirstSaid ? 1 : 0, LISTED).filter(isTold);
  const asked = decision.isOffered ? replies.offered : replies.choices;
  const lead = isFirstSaid ? replies.perhaps(likeliest.question, likeliest.answer) : asked;
  const response = [lead, replies.listed(listed.map(inShort))].filter(Boolean).join('\n\n');
  // Its own answer ends with whom to call; a choice that leads to it says so too.
  const besideIt = offered.slice(isFirstSaid ? 1 : 0, MOST_CHOICES);
  return {
    outcome: 'choices',
    response: withLifeline(response, mayAskForThemselves(question, besideIt, memory, learned)),
    sources: likeliest.sources.slice(0, 1),
    buttons: [...buttons, PERSON],
    key: null,
  };
}

/** Of what is declined no first sentence is told. */
function isTold({ kind }: BookEntry): boolean {
  return kind === undefined || kind === 'do';
}

const withLifeline = (response: string, isDue: boolean) =>
  isDue ? `${response}\n\n${replies.lifeline}` : response;

/**
 * Whether the words alone clearly ask for the first of the choices, and it was not said before. What only may be meant is not said
 * in full: of that, readers called more wrong or beside the point than right.
 */
function isMeant(
  { keys, isBoth = false }: Extract<Decision, { kind: 'ask' }>,
  likeliest: BookEntry,
  { said }: Memory,
): boolean {
  // A form is opened for whoever asks for it, not for whoever may have.
  if (!isBoth || likeliest.kind === 'do') return false;
  return keys[0] === likeliest.key && !said.includes(likeliest.answer.slice(0, SAME_BEGINNING));
}

/**
 * Where nothing is likely enough: that it does not know, with the questions that come near and what each answers in a sentence, or
 * where there is none the nearest pages, a person and the form.
 */
function unknown(question: string, { decision, memory }: Understood, knowledge: Knowledge): Reply {
  const { finder, book, learned } = knowledge;
  const near = decision.kind === 'unknown' ? decision.near : [];
  const fitting = near.filter((key) => isChoice(key) && fitsTalk(question, memory, key));
  const offered = fitting.slice(0, NEAR);
  const questions = offered.flatMap((key) => book().find(key) ?? []).filter(isTold);
  const pages =
    questions.length > 0 ? [] : finder.find(question, NEAR).map(({ passage }) => placeOf(passage));
  const talkedOf = book().find(memory.entry ?? '');
  const said =
    talkedOf &&
    sayFromPages(
      question,
      { about: talkedOf.question, said: memory.said, pages: pagesOf(talkedOf) },
      knowledge,
    );
  const response = composeUnknown({ questions: questions.map(inShort), pages, said: said?.text ?? null });
  return {
    outcome: 'unknown',
    response: withLifeline(response, mayAskForThemselves(question, offered, memory, learned)),
    sources: [],
    buttons: [...offered.flatMap((key) => askButton(book().find(key))), PERSON, QUOTE_FORM],
    key: null,
  };
}

/** The sentence of a language: whom to call comes first where somebody may be in danger. */
function inLanguage(language: string, decision: Decision): Reply {
  const said = languageReplies[language];
  const isDanger = decision.kind === 'danger';
  const first = isDanger && decision.key !== LIFELINE && said?.danger;
  const lifeline = isDanger && (decision.key === LIFELINE || decision.key === DYING_NOW) && said?.lifeline;
  return {
    outcome: isDanger ? 'emergency' : 'answer',
    response: [first, lifeline, said?.answer].filter(Boolean).join('\n\n'),
    sources: [],
    buttons: [QUOTE_FORM, PERSON],
    key: isDanger ? decision.key : null,
  };
}
