import type { ChatButton } from '#app/features/assistant/schema.ts';
import { ask, openStep, type ScriptTurn, saysYes, withDetails } from '#app/features/chat/lead/lead-script.ts';
import { classify } from '#app/features/chat/lead/lead-types.ts';
import { currentConsentWording } from '#app/features/quotes/consents/wording.ts';
import { brand } from '#content/brand.ts';
import { failureText } from '#content/chat/failures.ts';
import { script } from '#content/chat/script.ts';
import type { Answered, NotAnswered } from './chat-calls.ts';
import { type ChatMessage, type KeptChat, readKept } from './kept-chat.ts';
import type { Heard } from './people-calls.ts';

export function line(
  role: ChatMessage['role'],
  content: string,
  extra: Partial<ChatMessage> = {},
): ChatMessage {
  return { role, content, timestamp: new Date().toISOString(), ...extra };
}

/** A yes of more words says something else too. */
const YES_WORDS = 4;

/** Pages behind a tracking link or a login: whoever reads them has given their details. */
const KNOWN_THERE = /^\/(?:track|portal|broker|admin)\/(?!login|register|forgot|reset|verify|invitation)/;

/** Nobody's details, and nothing that asks for them. */
const NOTHING_GIVEN = {
  step: 'name',
  hasLeft: true,
  draft: {},
  leadId: null,
  isShared: false,
  isUndecided: false,
  leadErrors: {},
} as const satisfies Partial<KeptChat>;

/** A conversation that begins. It asks for contact data only where nobody knows them yet. */
export function newChat(path = globalThis.location?.pathname ?? '/'): KeptChat {
  const isKnown = KNOWN_THERE.test(`${path}/`);
  return {
    messages: [line('assistant', (isKnown ? script.welcomeKnown : script.welcome)(brand.name))],
    step: 'name',
    hasLeft: isKnown,
    draft: {},
    leadId: null,
    isShared: false,
    isUndecided: false,
    mode: 'bot',
    promiseAt: null,
    person: null,
    leadErrors: {},
    token: null,
    failures: 0,
  };
}

/** The conversation of this browser. What a new tab does not know any more is asked again. */
export function restoredChat(): KeptChat {
  const kept = readKept(new Date());
  if (!kept) return newChat();
  const chat = { ...newChat(), ...kept };
  return chat.leadId ? chat : { ...chat, step: openStep(chat.draft) };
}

export function withLines(chat: KeptChat, ...messages: ChatMessage[]): KeptChat {
  return { ...chat, messages: [...chat.messages, ...messages] };
}

/** The page that the visitor is on, once the conversation has begun: in place of the page before, where nothing was said there. */
export function withPageNote(chat: KeptChat, note: string): KeptChat {
  if (chat.messages.length <= 1) return chat;
  const last = chat.messages.findLast(({ role, id }) => role === 'system' && !id);
  if (last?.content === note) return chat;
  const messages = last === chat.messages.at(-1) ? chat.messages.slice(0, -1) : chat.messages;
  return withLines({ ...chat, messages }, line('system', note));
}

/** Whether a button begins with the details. */
export function opensDetails(button: ChatButton): boolean {
  return 'open' in button && button.open === 'details';
}

/** Whether the visitor is asked if their details may be shared, and has said neither yes nor no. */
export function isConsentOpen({ step, hasLeft, leadId, isUndecided }: KeptChat): boolean {
  return step === 'complete' && !hasLeft && (leadId === null || isUndecided);
}

/** Whether somebody has given details that are not saved. */
export function hasUnsaved({ mode, leadId, draft }: KeptChat): boolean {
  return mode === 'bot' && leadId === null && Object.keys(draft).length > 0;
}

/** Whether details are saved that no broker gets: whoever left them may see and delete them here. */
export function hasKeptLead({ mode, leadId, isShared }: KeptChat): boolean {
  return mode === 'bot' && leadId !== null && !isShared;
}

/** The talk goes on, without the details that were given. */
export function withDetailsForgotten(chat: KeptChat): KeptChat {
  return withLines({ ...chat, ...NOTHING_GIVEN }, line('assistant', script.forgotten));
}

/** The same, once what was saved of them is deleted. */
export function withLeadDeleted(chat: KeptChat): KeptChat {
  return withLines({ ...chat, ...NOTHING_GIVEN }, line('assistant', script.deleted));
}

/**
 * The contact data go with the next call once they are complete, and again with a yes or a no to being shared. Where neither
 * was said `consent` is null: they are looked at, and kept nowhere.
 */
export function leadToSend({ step, hasLeft, draft, leadId, isShared }: KeptChat, consent?: boolean) {
  // Who has left the script asks; their details wait until they take it up again.
  if (step !== 'complete' || hasLeft || openStep(draft) !== 'complete') return null;
  if (leadId && (isShared || consent === undefined)) return null;
  return { ...draft, consent: consent ?? null, wordingVersion: currentConsentWording() };
}

/**
 * The conversation after a turn of the script. Who has told in the talk what it is about is not asked for it: the newest line
 * of theirs that names a kind of insurance goes with the details, and the summary shows it.
 */
export function withTurn(chat: KeptChat, turn: ScriptTurn): KeptChat {
  const { step, draft, reply } = turn.step === 'insurance' ? withKindSaid(chat, turn) : turn;
  return withLines({ ...chat, step, draft }, line('assistant', reply));
}

/**
 * The conversation after an answer to what the script did not ask for: it goes on asking once, and who asks on has left it, and
 * finds it again behind a choice.
 */
export function withAskedOn(chat: KeptChat, turn: ScriptTurn): KeptChat {
  const isAsked = chat.messages.some(({ role, content }) => role === 'assistant' && content === turn.reply);
  return isAsked ? { ...chat, hasLeft: true } : withTurn(chat, turn);
}

function withKindSaid({ messages }: KeptChat, turn: ScriptTurn): ScriptTurn {
  const said = messages.findLast(({ role, content }) => role === 'user' && classify(content) !== 'general');
  if (!said) return turn;
  return ask({ ...withDetails(turn.draft, said.content), insuranceType: classify(said.content) });
}

/** Whether a line says yes to leaving one's details, which the newest answer offers. */
export function takesUpDetails({ mode, leadId, hasLeft, messages }: KeptChat, message: string): boolean {
  const newest = messages.findLast(({ role }) => role === 'assistant');
  const isOffered = mode === 'bot' && !leadId && hasLeft && newest?.buttons?.some(opensDetails);
  return Boolean(isOffered) && saysYes(message) && message.trim().split(/\s+/).length <= YES_WORDS;
}

/** The script is taken up again where it was left. */
export function withScriptResumed(chat: KeptChat): KeptChat {
  const step = openStep(chat.draft);
  return withTurn({ ...chat, hasLeft: false }, { step, draft: chat.draft, reply: script.resume[step]() });
}

/** Asks once more whether to share, where it was answered with a no. */
export function withConsentAsked(chat: KeptChat): KeptChat {
  return { ...chat, step: openStep(chat.draft), hasLeft: false, isUndecided: true };
}

type Exchange = {
  question: string;
  key?: string;
  answer: Answered | NotAnswered;
  /** What was said to being shared, in a call with the contact data. */
  consent?: boolean | null | undefined;
};

/** What is shorter than this takes no room when it is said again. */
const LONG_CHARACTERS = 160;

/**
 * An answer whose paragraphs were said before, as what to do in danger is below each answer after it: of those the first sentence
 * stands, where something else is said beside them.
 */
function withoutRepeats(response: string, messages: readonly ChatMessage[]): string {
  const told = new Set(
    messages.flatMap(({ role, content }) => (role === 'assistant' ? content.split(/\n{2,}/) : [])),
  );
  const paragraphs = response.split(/\n{2,}/);
  if (paragraphs.every((paragraph) => told.has(paragraph))) return response;
  const isRepeat = (paragraph: string) =>
    paragraph.length > LONG_CHARACTERS && !paragraph.startsWith('- ') && told.has(paragraph);
  const firstSentence = (paragraph: string) => /^.+?[.?!](?=\s)/.exec(paragraph)?.[0] ?? paragraph;
  return paragraphs
    .map((paragraph) => (isRepeat(paragraph) ? firstSentence(paragraph) : paragraph))
    .join('\n\n');
}

/** The conversation after an exchange: the answer, or the failure in words with the question kept for another try. */
export function withAnswer(chat: KeptChat, { question, key, answer, consent }: Exchange): KeptChat {
  if (answer.kind === 'limited') {
    const asked = chat.messages.findLastIndex(
      ({ role, content }) => role === 'user' && content.includes(question),
    );
    const others = chat.messages.filter(({ isLimit }, index) => index !== asked && !isLimit);
    return withLines({ ...chat, messages: others }, line('assistant', answer.text, { isLimit: true }));
  }
  if (answer.kind !== 'answered') {
    const failures = chat.failures + 1;
    const again = { retry: question, ...(key && { key }) };
    if (answer.kind === 'refused') {
      const said = line('assistant', script.detailsRefused, again);
      return withLines({ ...chat, failures, leadErrors: answer.errors }, said);
    }
    const text = answer.kind === 'said' ? answer.text : failureText(question, failures);
    return withLines({ ...chat, failures }, line('assistant', text, again));
  }
  const { response, messageId, mode, token, leadId, sources, buttons } = answer;
  const next = {
    ...chat,
    // Who is answered waits no more.
    messages: chat.messages.filter(({ isLimit }) => !isLimit),
    failures: 0,
    mode,
    token,
    leadId: leadId ?? chat.leadId,
    isShared: chat.isShared || (leadId !== null && consent === true),
    isUndecided: leadId !== null && typeof consent === 'boolean' ? false : chat.isUndecided,
  };
  if (!response) return next;
  const said = line('assistant', withoutRepeats(response, chat.messages), {
    ...(messageId && { id: messageId }),
    ...(sources.length > 0 && { sources }),
    ...(buttons.length > 0 && { buttons }),
  });
  return withLines(notedWish(next, question, buttons), said);
}

/** The conversation with what people have written and what was noted about them since, each line once. */
export function withHeard(chat: KeptChat, { mode, promiseAt, person, lines }: Heard): KeptChat {
  const known = new Set(chat.messages.map(({ id }) => id));
  const fresh = lines
    .filter(({ id }) => !known.has(id))
    .map(({ id, content, author, createdAt }) =>
      line(author ? 'assistant' : 'system', content, {
        id,
        timestamp: createdAt,
        ...(author && { author }),
      }),
    );
  return withLines({ ...chat, mode, promiseAt, person }, ...fresh);
}

/** Whoever is offered to leave their details has said what for: it goes with them. */
function notedWish(chat: KeptChat, question: string, buttons: readonly ChatButton[]): KeptChat {
  if (!buttons.some(opensDetails) || chat.leadId) return chat;
  const kind = classify(question);
  // What they have named is not asked again; the summary shows it.
  const named = kind === 'general' ? {} : { insuranceType: kind };
  return { ...chat, draft: { ...withDetails(chat.draft, question), ...named } };
}
