import { languageReplies } from '#content/chat/languages.ts';
import { replies } from '#content/chat/replies.ts';
import type { Decision } from './decisions/decide.ts';
import { LIFELINE } from './decisions/listen.server.ts';
import { MOST_CHOICES, THRESHOLDS } from './decisions/thresholds.ts';
import { askButton, type BookEntry } from './entries/entry-book.server.ts';
import { composeUnknown, dayInWords, placeOf, shortText } from './grounding/compose-answer.server.ts';
import { sayFromPages } from './grounding/say-from-pages.server.ts';
import type { Knowledge } from './knowledge.server.ts';
import type { ChatButton, ChatOutcome, ChatSource } from './schema.ts';
import { type FollowUp, followUp } from './talk/follow-up.ts';
import { subjectIn } from './talk/named-subject.ts';
import type { Memory } from './talk/recall.ts';
import { fitsTalk, quoteFor, subjectOf } from './talk/subjects.ts';
import type { Understood } from './understand.server.ts';

export type Reply = {
  outcome: ChatOutcome;
  response: string;
  sources: ChatSource[];
  buttons: ChatButton[];
  /** The entry that was said, where one was. */
  key: string | null;
};

const MOST_BUTTONS = 4;
/** An answer that begins with so many signs of the last one is the last one. */
const SAME_BEGINNING = 60;
const PERSON: ChatButton = { label: 'Talk to a person', open: 'person' };
const ANY_FORM = '/get-quote';
const QUOTE_FORM: ChatButton = { label: 'Open the quote form', to: ANY_FORM };
const NEAR = 3;
/** Of so many choices the first sentence is said as well: often it is the answer already. */
const LISTED = 3;
/** A word about the talk is nothing to choose, and whoever is in danger is not asked which. */
const IS_NO_CHOICE = /^(?:danger-|talk-(?!bot|what-can))/;

/** What is said to a question, from entries and pages alone. */
export function composeReply(question: string, understood: Understood, knowledge: Knowledge): Reply {
  const { decision, memory, language } = understood;
  if (language) return inLanguage(language, decision);
  const notKnown = () => unknown(question, understood, knowledge);
  if (decision.kind === 'unknown') return notKnown();
  if (decision.kind === 'ask') return askBack(understood, knowledge) ?? notKnown();
  const following = decision.kind === 'danger' ? null : followUp(decision.key, memory);
  const key = following?.kind === 'entry' ? following.key : decision.key;
  const entry = knowledge.book().find(key);
  if (!entry) return notKnown();
  const whole = withFormFor(
    question,
    entry,
    sayEntry(entry, { decision, memory }, knowledge),
    understood,
    knowledge,
  );
  if (following && following.kind !== 'entry') return again(question, following, knowledge) ?? whole;
  const beside =
    decision.kind === 'refuse' && decision.beside ? knowledge.book().find(decision.beside) : null;
  if (beside) {
    const { answer, question: about, sources } = beside;
    return { ...whole, response: replies.besides(about, answer, whole.response), sources };
  }
  const isSaid = entry.kind === undefined && memory.said.startsWith(whole.response.slice(0, SAME_BEGINNING));
  if (isSaid) return alreadySaid(question, entry, understood, knowledge);
  return { ...whole, response: [whole.response, ...alsoSaid(understood, knowledge)].join('\n\n') };
}

/**
 * Whoever asks on and gets the same answer has asked for something that it does not say: the page may say it, and what else
 * may be meant is offered.
 */
function alreadySaid(
  question: string,
  entry: BookEntry,
  { decision, memory }: Understood,
  knowledge: Knowledge,
): Reply {
  const { book } = knowledge;
  const others = 'others' in decision ? decision.others.filter((key) => fitsTalk(question, memory, key)) : [];
  const keys = [...new Set([...others, ...(entry.next ?? [])])].filter((key) => !IS_NO_CHOICE.test(key));
  const choices = keys.flatMap((key) => book().find(key) ?? []).slice(0, NEAR);
  const [page] = entry.sources;
  return {
    outcome: 'choices',
    response: [
      pageOn(question, entry, knowledge),
      replies.alreadySaid(page ?? null),
      replies.listed(choices.slice(0, LISTED).map(inShort)),
    ]
      .filter(Boolean)
      .join('\n\n'),
    sources: entry.sources.slice(0, 1),
    buttons: [...choices.flatMap(askButton), PERSON],
    key: null,
  };
}

/** What an entry answers in its first sentence, after its question. */
function inShort({ question, answer, sources }: BookEntry): {
  question: string;
  said: string;
  to: string | undefined;
} {
  const [said = answer] = answer.split(/(?<=[.!?])\s/);
  return { question, said, to: sources[0]?.to };
}

/** What a second question in the same message asks for. */
function alsoSaid({ decision, also }: Understood, { book }: Knowledge): string[] {
  if (decision.kind !== 'answer' || !also || also === decision.key) return [];
  const entry = book().find(also);
  return entry && entry.kind === undefined ? [entry.answer] : [];
}

function sayEntry(
  entry: BookEntry,
  { decision, memory }: Pick<Understood, 'decision' | 'memory'>,
  knowledge: Knowledge,
): Reply {
  const others = 'others' in decision ? decision.others : [];
  const buttons = [
    ...ownButtons(entry, memory, knowledge),
    ...others.flatMap((key) => askButton(knowledge.book().find(key))),
  ];
  const labels = buttons.map(({ label }) => label);
  return {
    outcome: outcomeOf(entry),
    response: [entry.answer, restOf(decision, knowledge)].filter(Boolean).join('\n\n'),
    sources: entry.sources,
    buttons: buttons.filter(({ label }, at) => labels.indexOf(label) === at).slice(0, MOST_BUTTONS),
    key: entry.key,
  };
}

/** Who asks for a price or a quote finds the form for what it is about, in the message or in the talk. */
function withFormFor(
  question: string,
  { kind }: BookEntry,
  reply: Reply,
  { memory }: Understood,
  { book, learned }: Knowledge,
): Reply {
  const isOpen = (button: ChatButton) => 'to' in button && button.to === ANY_FORM;
  if ((kind !== 'refusal' && kind !== 'do') || !reply.buttons.some(isOpen)) return reply;
  const subject = subjectIn(question, learned.entries) ?? memory.subject;
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

/** What an entry leads to. One that serves every kind of insurance, such as a refusal, stays with the subject of the talk. */
function ownButtons(entry: BookEntry, { entry: before, subject }: Memory, { book }: Knowledge): ChatButton[] {
  if (!subject || entry.kind === undefined || entry.kind === 'danger') return entry.buttons;
  const isAside = (key: string) => ![null, subject].includes(subjectOf(key));
  const next = entry.next ?? [];
  if (!next.some(isAside)) return entry.buttons;
  const keys = [...((before && book().find(before)?.next) || []), ...next].filter((key) => !isAside(key));
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
 * The choices as buttons, with the sentence that answers each; null where too few of them are something to choose. What the
 * last answer leads to comes after them. Outside of a talk, what is likely enough is said at once, under its question.
 */
function askBack({ decision, memory }: Understood, { book }: Knowledge): Reply | null {
  if (decision.kind !== 'ask') return null;
  const likely = decision.keys.filter((key) => !IS_NO_CHOICE.test(key));
  const next = (memory.entry && book().find(memory.entry)?.next) || [];
  const keys = [...likely, ...next];
  const choices = [...new Set(keys)].flatMap((key) => book().find(key) ?? []);
  const buttons = choices.slice(0, MOST_CHOICES).flatMap(askButton);
  const [likeliest] = choices;
  if (!likeliest || buttons.length < 2) return null;
  const isLikely = decision.keys[0] === likeliest.key && decision.first >= THRESHOLDS.perhaps;
  const listed = choices.slice(0, LISTED).filter(({ kind }) => kind === undefined || kind === 'do');
  const response =
    isLikely && memory.asked === ''
      ? replies.perhaps(likeliest.question, likeliest.answer)
      : [replies.choices, replies.listed(listed.map(inShort))].filter(Boolean).join('\n\n');
  return { outcome: 'choices', response, sources: likeliest.sources.slice(0, 1), buttons, key: null };
}

/** What the pages of an entry say on a question and the entry does not, or where none comes near, the question that it names. */
function pageOn(question: string, entry: BookEntry, knowledge: Knowledge): string | undefined {
  const near = sayFromPages(
    question,
    { about: entry.question, said: entry.answer, pages: pagesOf(entry) },
    knowledge,
  );
  if (near) return replies.fromPage(near.text);
  const named = entry.links?.find((link) => !link.startsWith('/'));
  const passage = named ? knowledge.finder.readAt(named) : null;
  const text = passage ? shortText(passage.lines) : '';
  return text ? replies.fromPage(text) : undefined;
}

function pagesOf({ sources }: BookEntry): ReadonlySet<string> {
  return new Set(sources.map(({ to }) => to.replace(/#.*/, '')));
}

/** The last answer once more, in another way. */
function again(
  question: string,
  following: Exclude<FollowUp, { kind: 'entry' }>,
  knowledge: Knowledge,
): Reply | null {
  if (following.kind === 'quote') {
    return {
      outcome: 'answer',
      response: replies.youSaid(following.said),
      sources: [],
      buttons: [],
      key: null,
    };
  }
  const entry = knowledge.book().find(following.key);
  // Whom to call is not explained, it is said again.
  if (!entry || entry.kind === 'danger') return null;
  const [first] = entry.sources;
  if (entry.kind === 'refusal') {
    const { answer: response, sources, buttons, key } = entry;
    return { outcome: 'refused', response, sources, buttons, key };
  }
  const same = { outcome: 'answer' as const, sources: entry.sources, key: entry.key };
  const buttons = [PERSON, ...entry.buttons.filter((button) => 'ask' in button)];
  switch (following.how) {
    case 'simpler': {
      const [sentence = entry.answer] = entry.answer.split(/(?<=[.!?])\s/);
      const response = entry.simpler ? replies.short(entry.simpler) : replies.shortThenPerson(sentence);
      return { ...same, response, buttons };
    }
    case 'sure':
      return first
        ? { ...same, response: replies.sure(first.title, dayInWords(first.reviewedOn)), buttons }
        : null;
    default: {
      return { ...same, response: pageOn(question, entry, knowledge) ?? replies.nothingMore, buttons };
    }
  }
}

/** Where nothing is sure: the nearest pages, and two or three questions that come nearest, or are asked next in the talk. */
function unknown(question: string, { memory, likely }: Understood, knowledge: Knowledge): Reply {
  const { finder, book } = knowledge;
  const nearest = likely.filter(({ key, share }) => share >= THRESHOLDS.choice && !IS_NO_CHOICE.test(key));
  const fitting = nearest.map(({ key }) => key).filter((key) => fitsTalk(question, memory, key));
  const next = (memory.entry && book().find(memory.entry)?.next) || [];
  const choices = [...new Set([...fitting, ...next])].flatMap((key) => book().find(key) ?? []);
  const pages = finder.find(question, NEAR).map(({ passage }) => placeOf(passage));
  const [page] = (fitting.length > 0 ? choices[0] : undefined)?.sources ?? [];
  const talkedOf = book().find(memory.entry ?? '');
  const near =
    talkedOf &&
    sayFromPages(
      question,
      { about: talkedOf.question, said: memory.said, pages: pagesOf(talkedOf) },
      knowledge,
    );
  return {
    outcome: 'unknown',
    response: composeUnknown([...(page ? [page] : []), ...pages], near?.text ?? null),
    sources: [],
    buttons: [...choices.slice(0, NEAR).flatMap(askButton), PERSON, QUOTE_FORM],
    key: null,
  };
}

/** The sentence of a language: whom to call comes first where somebody may be in danger. */
function inLanguage(language: string, decision: Decision): Reply {
  const said = languageReplies[language];
  const isDanger = decision.kind === 'danger';
  const first = isDanger && (decision.key === LIFELINE ? said?.lifeline : said?.danger);
  return {
    outcome: isDanger ? 'emergency' : 'answer',
    response: [first, said?.answer].filter(Boolean).join('\n\n'),
    sources: [],
    buttons: [QUOTE_FORM, PERSON],
    key: isDanger ? decision.key : null,
  };
}
