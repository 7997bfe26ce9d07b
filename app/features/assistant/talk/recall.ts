import type { Turn } from '#app/features/assistant/conversation.ts';
import { NO_DANGER, OF_DYING } from '#app/features/assistant/decisions/danger-keys.ts';
import type { Decision } from '#app/features/assistant/decisions/decide.ts';
import { entries } from '#content/chat/entries.ts';
import { isAboutSite, isAside, subjectOf } from './subjects.ts';

/** What the assistant knows of the talk so far. */
export type Memory = {
  /** The entry of the last turn that was about something, and what else it might have been about. */
  entry: string | null;
  others: readonly string[];
  /** The choices that were offered last. */
  offered: readonly string[];
  subject: string | null;
  /** What the visitor said then, with what it followed on. */
  asked: string;
  /** All that the visitor said of the subject of the talk, up to here. */
  told: string;
  /** What was answered last, word for word. */
  said: string;
  /** What the last answer offered to tell or do, or to choose from, and in which words. */
  promised: { keys: readonly string[]; words: string };
  /** Whether somebody who seemed to speak of dying was told whom to call, and has not said since that nobody is in danger. */
  isLifelineTold?: boolean;
  /** So many turns since then were clearly about something else. */
  movedOn?: number;
};

export const NOTHING_SAID: Memory = {
  entry: null,
  others: [],
  offered: [],
  subject: null,
  asked: '',
  told: '',
  said: '',
  promised: { keys: [], words: '' },
};

/** Turns further back are not what somebody means by "and". */
const TURNS_RECALLED = 4;
/** What can be spoken of further: what informs, and what is done; a refusal and a word about the talk are not. */
const IS_ABOUT: ReadonlySet<string | undefined> = new Set([undefined, 'do']);
/** What tried to change the rules may be insisted on. */
const IS_TALK = /^(?:talk(?!-prompt-injection)|language)-/;
const ASKED_WORDS = 40;
const TOLD_WORDS = 80;
const SENTENCE_END = /(?<=[.!?])\s+/;
/** From here on, together or the first by itself, what is offered is what the talk is about from there. */
const MOVES_TALK = 0.6;
const FIRST_MOVES_TALK = 0.3;
/** So much of an earlier turn is read again: what it was about, not every danger in it. */
const RECALLED_CHARACTERS = 240;

/**
 * Reads the earlier turns again, one after another, each with what came before it. `subjectIn` tells what a text is about, by
 * its words or as the talk, where what was made of it tells nothing: a price that was asked for, or what was not known.
 */
export function recall(
  earlier: readonly Turn[],
  read: (question: string, memory: Memory) => Decision,
  subjectIn: (text: string, talkedOf: string | null) => string | null,
): Memory {
  const turns = earlier.slice(-2 * TURNS_RECALLED);
  let memory = NOTHING_SAID;
  for (const { role, content } of turns) {
    if (role !== 'user') {
      memory = { ...memory, said: content };
      continue;
    }
    const decision = read(content.slice(0, RECALLED_CHARACTERS), memory);
    const known = remember(memory, content, decision, subjectIn);
    memory = { ...known, told: toldIn(memory, known, content), promised: promisedBy(decision) };
  }
  return memory;
}

function promisedBy(decision: Decision): Memory['promised'] {
  if (decision.kind === 'ask') return { keys: decision.keys, words: '' };
  const entry = 'key' in decision ? entries[decision.key] : undefined;
  return { keys: entry?.offers ?? [], words: entry?.answer.split(SENTENCE_END).at(-1) ?? '' };
}

/**
 * What is known after a turn: a word about the talk itself, or what serves any subject, leaves it where it was, unless it names
 * another kind of insurance.
 */
function remember(
  before: Memory,
  asked: string,
  decision: Decision,
  subjectIn: (text: string, talkedOf: string | null) => string | null,
): Memory {
  const memory = { ...before, movedOn: (before.movedOn ?? 0) + Number(decision.isElse ?? false) };
  const subject = memory.subject ?? subjectIn(asked, null);
  if (decision.kind === 'unknown') {
    return { ...memory, subject, offered: [], asked: lastWords(`${memory.asked} ${asked}`) };
  }
  // What is asked of this site is about no kind of insurance, whatever its words sound like.
  const subjectBy = (key: string) => subjectOf(key) ?? (isAboutSite(key) ? memory.subject : subject);
  if (decision.kind === 'ask') {
    const about = decision.keys.find((key) => IS_ABOUT.has(entries[key]?.kind));
    // What was said before may be likelier than all that is offered: then the talk stays with it.
    const isFirst = decision.keys[0] === about && decision.first >= decision.second;
    // What hardly was likely moves no talk that was about something.
    const isLikely = decision.first >= FIRST_MOVES_TALK || decision.share >= MOVES_TALK;
    const isNew = about !== undefined && (isLeft(memory.entry) || (isFirst && isLikely));
    return {
      ...memory,
      entry: isNew ? about : memory.entry,
      offered: decision.keys,
      // What was only offered beside something likelier is not what somebody spoke of.
      subject: isNew && decision.keys[0] === about ? subjectBy(about) : memory.subject,
      asked: lastWords(`${memory.asked} ${asked}`),
    };
  }
  const { key, others } = decision;
  // Nothing of a danger that there was none of leans on what comes next.
  if (key === NO_DANGER) return { ...NOTHING_SAID, subject: memory.subject };
  if (IS_TALK.test(key)) return { ...memory, offered: [] };
  const goesOn = memory.entry !== null && entries[memory.entry]?.kind !== 'danger';
  const named = isAside(key) ? subjectIn(asked, memory.subject) : null;
  const isOther = named !== null && named !== memory.subject;
  if (goesOn && isAside(key) && !isOther) return { ...memory, offered: [], asked: lastWords(asked) };
  return {
    entry: key,
    others,
    offered: [],
    subject: subjectOf(key) ?? named ?? subject,
    asked: lastWords(asked),
    told: memory.told,
    said: memory.said,
    promised: NOTHING_SAID.promised,
    isLifelineTold: memory.isLifelineTold || OF_DYING.has(key),
    movedOn: OF_DYING.has(key) ? 0 : memory.movedOn,
  };
}

/** Nothing was spoken of yet, or a danger that the visitor does not take up. */
function isLeft(entry: string | null): boolean {
  return entry === null || (entries[entry]?.kind === 'danger' && !OF_DYING.has(entry));
}

/** What was said of another subject, or before a danger that is over, says nothing of what comes next. */
function toldIn(before: Memory, after: Memory, said: string): string {
  const isOther = before.subject !== null && after.subject !== before.subject;
  const isNew = isOther || after.asked === '';
  return isNew ? lastWords(said, TOLD_WORDS) : lastWords(`${before.told} ${said}`, TOLD_WORDS);
}

function lastWords(text: string, count = ASKED_WORDS): string {
  return text.split(/\s+/).slice(-count).join(' ');
}
