import { languageReplies } from '#content/chat/languages.ts';
import { replies } from '#content/chat/replies.ts';
import type { Decision } from './decisions/decide.ts';
import { askButton, type BookEntry } from './entries/entry-book.server.ts';
import { composeUnknown, dayInWords, shortText } from './grounding/compose-answer.server.ts';
import type { Knowledge } from './knowledge.server.ts';
import type { ChatButton, ChatOutcome, ChatSource } from './schema.ts';
import { type FollowUp, followUp } from './talk/follow-up.ts';
import type { Memory } from './talk/recall.ts';
import type { Understood } from './understand.server.ts';

export type Reply = {
  outcome: ChatOutcome;
  response: string;
  sources: ChatSource[];
  buttons: ChatButton[];
  /** The entry that was said, where one was. */
  key: string | null;
};

const MOST_BUTTONS = 5;
/** An answer that begins with so many signs of the last one is the last one. */
const SAME_BEGINNING = 60;
const PERSON: ChatButton = { label: 'Talk to a person', open: 'person' };
const QUOTE_FORM: ChatButton = { label: 'Open the quote form', to: '/get-quote' };
const NEAR = 3;
const LIFELINE = 'danger-suicide';

/** What is said to a question, from entries and pages alone. */
export function composeReply(question: string, understood: Understood, knowledge: Knowledge): Reply {
  const { decision, memory, language } = understood;
  if (language) return inLanguage(language, decision);
  const notKnown = () => unknown(question, memory, knowledge);
  if (decision.kind === 'unknown') return notKnown();
  if (decision.kind === 'ask') return askBack(decision.keys, knowledge) ?? notKnown();
  const following = decision.kind === 'danger' ? null : followUp(decision.key, memory);
  const key = following?.kind === 'entry' ? following.key : decision.key;
  const entry = knowledge.book().find(key);
  if (!entry) return notKnown();
  const whole = sayEntry(entry, decision, knowledge);
  if (following && following.kind !== 'entry') return again(following, knowledge) ?? whole;
  const isSaid = entry.kind === undefined && memory.said.startsWith(whole.response.slice(0, SAME_BEGINNING));
  if (isSaid) return again({ kind: 'again', key, how: 'more' }, knowledge) ?? whole;
  return { ...whole, response: [whole.response, ...alsoSaid(understood, knowledge)].join('\n\n') };
}

/** What a second question in the same message asks for. */
function alsoSaid({ decision, also }: Understood, { book }: Knowledge): string[] {
  if (decision.kind !== 'answer' || !also || also === decision.key) return [];
  const entry = book().find(also);
  return entry && entry.kind === undefined ? [entry.answer] : [];
}

function sayEntry(entry: BookEntry, decision: Decision, knowledge: Knowledge): Reply {
  const others = 'others' in decision ? decision.others : [];
  const buttons = [...entry.buttons, ...others.flatMap((key) => askButton(knowledge.book().find(key)))];
  const labels = buttons.map(({ label }) => label);
  return {
    outcome: outcomeOf(entry),
    response: [entry.answer, restOf(decision, knowledge)].filter(Boolean).join('\n\n'),
    sources: entry.sources,
    buttons: buttons.filter(({ label }, at) => labels.indexOf(label) === at).slice(0, MOST_BUTTONS),
    key: entry.key,
  };
}

/** What else was asked, below whom to call; whoever wants to die is told nothing else. */
function restOf(decision: Decision, { book }: Knowledge): string | undefined {
  if (decision.kind !== 'danger' || decision.key === LIFELINE) return undefined;
  const [rest] = decision.others;
  return rest && book().find(rest)?.answer;
}

function outcomeOf({ kind }: BookEntry): ChatOutcome {
  if (kind === 'danger') return 'emergency';
  return kind === 'refusal' ? 'refused' : 'answer';
}

/** The choices as buttons; null where too few of them are something to choose. */
function askBack(keys: readonly string[], knowledge: Knowledge): Reply | null {
  const buttons = keys
    .filter((key) => !/^talk-(?!bot|what-can)/.test(key))
    .flatMap((key) => askButton(knowledge.book().find(key)));
  if (buttons.length < 2) return null;
  return { outcome: 'choices', response: replies.choices, sources: [], buttons, key: null };
}

/** The last answer once more, in another way. */
function again(following: Exclude<FollowUp, { kind: 'entry' }>, { book, finder }: Knowledge): Reply | null {
  if (following.kind === 'quote') {
    return {
      outcome: 'answer',
      response: replies.youSaid(following.said),
      sources: [],
      buttons: [],
      key: null,
    };
  }
  const entry = book().find(following.key);
  // Whom to call is not explained, it is said again.
  if (!entry || entry.kind === 'danger') return null;
  const [first] = entry.sources;
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
      const [link] = entry.links ?? [];
      const passage = link ? finder.readAt(link) : null;
      const text = passage ? shortText(passage.lines) : '';
      return { ...same, response: text ? replies.fromPage(text) : replies.nothingMore, buttons };
    }
  }
}

/** The nearest pages; within a talk also what is asked next there. */
function unknown(question: string, { entry }: Memory, { finder, book }: Knowledge): Reply {
  const near = (entry && book().find(entry)?.next) || [];
  const asks = near.slice(0, NEAR).flatMap((key) => askButton(book().find(key)));
  return {
    outcome: 'unknown',
    response: composeUnknown(finder.find(question, 2)),
    sources: [],
    buttons: [...asks, PERSON, QUOTE_FORM],
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
