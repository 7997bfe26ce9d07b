import { dayWords } from '#app/platform/clock/day-words.ts';
import { replies } from '#content/chat/replies.ts';
import { DETAILS, type Decision, isChoice } from '../decisions/decide.ts';
import { LISTED, MOST_IN_TALK } from '../decisions/thresholds.ts';
import { askButton, type BookEntry } from '../entries/entry-book.server.ts';
import { shortText } from '../grounding/compose-answer.server.ts';
import { sayFromPages } from '../grounding/say-from-pages.server.ts';
import type { Knowledge } from '../knowledge.server.ts';
import { contentWords } from '../passages/question-words.ts';
import { asks } from '../talk/decide-in-talk.server.ts';
import type { FollowUp } from '../talk/follow-up.ts';
import { fitsTalk } from '../talk/subjects.ts';
import type { Understood } from '../understand.server.ts';
import { inShort, PERSON, pagesOf, type Reply } from './reply.server.ts';

/** A sentence of fewer words says too little alone. */
const FEW_WORDS = 15;

/**
 * Whoever asks on and gets the same answer has asked for something that it does not say: the page may say it, and which part is
 * meant is asked. Whoever tells something has told details of it.
 */
export function alreadySaid(
  question: string,
  entry: BookEntry,
  { decision, memory }: Understood,
  knowledge: Knowledge,
): Reply {
  const { book } = knowledge;
  const others = 'others' in decision ? decision.others.filter((key) => fitsTalk(question, memory, key)) : [];
  const keys = [...new Set([...others, ...(entry.next ?? [])])].filter(isChoice);
  const choices = keys.flatMap((key) => book().find(key) ?? []).slice(0, MOST_IN_TALK);
  const [page] = entry.sources;
  const near = nearOn(question, entry, knowledge);
  const sentence = sentenceOn(question, entry);
  const details = near || sentence || asks(question) ? undefined : book().find(DETAILS);
  return {
    outcome: 'choices',
    response: [
      near,
      details?.answer ?? replies.alreadySaid(page ?? null, sentence, near ? null : begin(entry)),
      replies.listed(choices.slice(0, LISTED).map(inShort)),
    ]
      .filter(Boolean)
      .join('\n\n'),
    sources: entry.sources.slice(0, 1),
    buttons: [...choices.flatMap(askButton), PERSON],
    key: null,
  };
}

/** A sentence answers a question by its words where it holds so many of them. */
const LEAST_SHARED = 0.5;

/**
 * What was said before that answers a question by its words. The sentence that an answer begins with names its subject, as questions
 * do: it has to hold every word that is asked.
 */
function sentenceOn(question: string, { answer }: BookEntry): string | null {
  const asked = new Set(contentWords(question));
  const [first = '', ...rest] = answer.split(/(?<=[.!?])\s/);
  const shared = (sentence: string) => new Set(contentWords(sentence).filter((word) => asked.has(word))).size;
  const [nearest] = rest.toSorted((a, b) => shared(b) - shared(a));
  if (nearest && shared(nearest) >= Math.max(1, LEAST_SHARED * asked.size)) return nearest;
  return asked.size > 0 && shared(first) === asked.size ? first : null;
}

/** What was just said may be what is meant: the sentence of it that comes nearest stands below the choices, or before them. */
export function withAbove(
  reply: Reply,
  question: string,
  { above, isAboveFirst = false }: Decision,
  { book }: Knowledge,
): Reply {
  const entry = above ? book().find(above) : undefined;
  if (!entry || entry.kind) return reply;
  const sentence = sentenceOn(question, entry) ?? inShort(entry).said;
  const parts = isAboveFirst
    ? [replies.fromAbove(sentence), reply.response]
    : [reply.response, replies.orAbove(sentence)];
  return { ...reply, response: parts.join('\n\n') };
}

/** The last answer once more, in another way. */
export function again(
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
      const response = entry.simpler ? replies.short(entry.simpler) : replies.shortThenPerson(begin(entry));
      return { ...same, response, buttons };
    }
    case 'sure':
      return first
        ? { ...same, response: replies.sure(first.title, dayWords(first.reviewedOn)), buttons }
        : null;
    default: {
      return { ...same, response: pageOn(question, entry, knowledge) ?? replies.nothingMore, buttons };
    }
  }
}

/** How an answer begins: "No law requires it." alone says less than nothing, so the next sentence follows a short one. */
function begin({ answer }: BookEntry): string {
  const [first = answer, second] = answer.split(/(?<=[.!?])\s/);
  return second && first.split(' ').length < FEW_WORDS ? `${first} ${second}` : first;
}

/** What the pages of an entry say on a question and the entry does not, or where none comes near, the question that it names. */
function pageOn(question: string, entry: BookEntry, knowledge: Knowledge): string | undefined {
  const near = nearOn(question, entry, knowledge);
  if (near) return near;
  const named = entry.links?.find((link) => !link.startsWith('/'));
  const passage = named ? knowledge.finder.readAt(named) : null;
  const text = passage ? shortText(passage.lines) : '';
  return text ? replies.fromPage(text) : undefined;
}

/** What the pages of an entry say that comes near to a question. */
function nearOn(question: string, entry: BookEntry, knowledge: Knowledge): string | undefined {
  const { question: about, answer: said } = entry;
  const near = sayFromPages(question, { about, said, pages: pagesOf(entry) }, knowledge);
  return near ? replies.fromPage(near.text) : undefined;
}
