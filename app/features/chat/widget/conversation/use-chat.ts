import { useEffect, useRef, useState } from 'react';
import { consentIn, corrected, saidOfSharing } from '#app/features/chat/lead/consent-reply.ts';
import {
  askAfterAnswer,
  type LeadDraft,
  type LeadStep,
  type ScriptTurn,
  skipsName,
  takeName,
  takeReply,
} from '#app/features/chat/lead/lead-script.ts';
import { nameAndRest } from '#app/features/chat/lead/name-in.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { newId } from '#app/platform/ids.ts';
import { pageNote } from '#content/chat/known-pages.ts';
import { script } from '#content/chat/script.ts';
import { type Answered, type NotAnswered, sendEnd, sendMessage, sendVote } from './chat-calls.ts';
import {
  isConsentOpen,
  leadToSend,
  line,
  takesUpDetails,
  withAnswer,
  withAskedOn,
  withConsentAsked,
  withDetailsNoted,
  withHeard,
  withLines,
  withPageNote,
  withScriptResumed,
  withTurn,
} from './chat-state.ts';
import type { ChatMessage, KeptChat } from './kept-chat.ts';
import { askForPerson, type HandoffContact } from './people-calls.ts';
import { type Typed, typedLabel } from './typed-label.ts';
import { type KeptChatStore, useKeptChat } from './use-kept-chat.ts';
import { useLiveChat } from './use-live-chat.ts';

/** The scripted replies take their time. */
const SCRIPT_DELAY_MS = 500;

/**
 * The conversation of this browser: the script, the questions, and the person who may take over. `isOpen`: whether the
 * visitor sees it.
 */
export function useChat(path: string, isOpen = true) {
  const store = useKeptChat();
  const { chat, latest, update, isPending } = store;
  // Here and not in the composer: what is half typed outlives a window that is minimized or closed.
  const [typed, setTyped] = useState('');
  usePageNotes({ path, isOpen }, store);
  const isPersonTyping = useLiveChat(chat.mode === 'bot' ? null : chat.token, (heard) =>
    update((now) => withHeard(now, heard)),
  );

  /** Sends what was typed; returns the button whose label it is, if it does what that does. */
  function send(text: string): Typed | null {
    const message = text.trim();
    if (message === '' || isPending) return null;
    const { mode, leadId } = latest.current;
    update((now) => withLines(now, line('user', message)));
    const label = mode === 'bot' && !leadId ? typedLabel(message) : null;
    if (label === 'details') resumeScript(store);
    else if (label === 'ask') leaveScript(store);
    else if (label === null) take(store, path, message);
    return label;
  }

  /** What a button of an answer asks is a question, wherever the script stands. */
  function askOn(question: string) {
    if (isPending) return;
    update((now) => withLines(now, line('user', question)));
    ask(store, path, question);
  }

  function say(message: string, consent: boolean) {
    if (isPending) return;
    update((now) => withLines(now, line('user', message)));
    ask(store, path, message, { consent });
  }

  function retry(message: ChatMessage) {
    const question = message.retry;
    if (question === undefined || isPending) return;
    update((now) => ({ ...now, messages: now.messages.filter((other) => other !== message) }));
    const consent = isConsentOpen(latest.current) ? consentIn(question) : null;
    ask(store, path, question, { key: message.key, consent });
  }

  function vote(message: ChatMessage, chosen: 'up' | 'down', reason?: string) {
    const { token } = latest.current;
    if (!message.id || !token) return;
    sendVote(token, { messageId: message.id, vote: chosen, ...(reason && { reason }) });
    const voted = (other: ChatMessage) => (other.id === message.id ? { ...other, vote: chosen } : other);
    update((now) => ({ ...now, messages: now.messages.map(voted) }));
  }

  function clear() {
    if (latest.current.token) sendEnd(latest.current.token);
    store.clear();
    setTyped('');
  }

  return {
    chat,
    isPending,
    isPersonTyping,
    typed,
    setTyped,
    send,
    askOn,
    share: (isYes: boolean) => say(isYes ? 'Yes, please share it.' : 'No, please do not share it.', isYes),
    askConsent: () => update(withConsentAsked),
    correct: (draft: LeadDraft) => update((now) => ({ ...now, draft, leadErrors: {} })),
    leaveScript: () => leaveScript(store),
    resumeScript: () => resumeScript(store),
    handOff: (contact: HandoffContact) => handOff(store, contact),
    retry,
    vote,
    clear,
  };
}

export type Chat = ReturnType<typeof useChat>;

/** Takes what was typed for an answer to the script, where it asks for something, or for a question. */
function take(store: KeptChatStore, path: string, message: string) {
  const { latest } = store;
  const { step, mode, draft, hasLeft } = latest.current;
  if (mode === 'bot' && isConsentOpen(latest.current)) return answerConsent(store, path, message);
  const noted = withDetailsNoted(latest.current, message);
  if (noted) return afterPause(store, noted);
  const told = hasLeft && !draft.name ? nameAndRest(message) : null;
  if (told) store.update((now) => ({ ...now, draft: { ...now.draft, name: told.name } }));
  if (takesUpDetails(latest.current, message)) return askThenResume(store, path, message);
  if (step === 'complete' || hasLeft || mode !== 'bot') return ask(store, path, message);
  // The welcome says that a name can be skipped.
  if (step === 'name' && skipsName(message)) return leaveScript(store);
  const turn = takeReply(step, message, draft);
  if (turn) followScript(store, turn);
  else askInScript(store, path, { step, message });
}

type Asking = {
  /** Yes or no to being shared; null where neither was said. */
  consent?: boolean | null;
  key?: string | undefined;
  /** What follows on the answer. */
  onAnswer?: (answer: Answered | NotAnswered) => void;
};

/** Sends a question whose line stands in the conversation already. */
function ask(
  store: KeptChatStore,
  page: string,
  question: string,
  { consent, key = newId(), onAnswer = () => undefined }: Asking = {},
): void {
  const { messages, token } = store.latest.current;
  // Where it was not just asked, only a yes that names sharing is one.
  const agreed = consent ?? (consentIn(question, false) === true || undefined);
  const asked = messages.findLastIndex(({ role, content }) => role === 'user' && content.includes(question));
  const lead = leadToSend(store.latest.current, agreed);
  const sent = sendMessage({
    question,
    key,
    earlier: messages.slice(0, Math.max(0, asked)),
    page,
    token,
    lead,
  });
  store.whilePending(sent, (answer) => {
    store.update((now) => withAnswer(now, { question, key, answer, consent: lead?.consent }));
    onAnswer(answer);
  });
}

/** A yes to leaving one's details is heard by the assistant, as danger may be in it, and then the script begins. */
function askThenResume(store: KeptChatStore, path: string, message: string): void {
  ask(store, path, message, {
    onAnswer: (answer) => {
      if (answer.kind !== 'answered' || answer.mode !== 'bot' || answer.outcome === 'emergency') return;
      store.update((now) => withScriptResumed({ ...now, messages: now.messages.slice(0, -1) }));
    },
  });
}

/** A reply to "May we share this?". What is neither yes nor no is answered or taken as a correction, and it is asked again. */
function answerConsent(store: KeptChatStore, path: string, message: string): void {
  const turn = corrected(message, store.latest.current.draft);
  if (turn) {
    followScript(store, turn);
    return;
  }
  const consent = consentIn(message);
  const isUndecided = consent === null;
  const said = isUndecided ? saidOfSharing(message) : null;
  if (said) {
    afterPause(store, (now) => withLines(now, line('assistant', said)));
    return;
  }
  ask(store, path, message, {
    consent,
    onAnswer: (answer) => {
      if (
        !isUndecided ||
        answer.kind !== 'answered' ||
        answer.mode !== 'bot' ||
        answer.outcome === 'emergency'
      )
        return;
      store.update((now) => {
        // What makes no sense to the assistant says nothing here.
        const isSlip = answer.outcome === 'unknown' && !message.includes('?');
        const before = isSlip ? { ...now, messages: now.messages.slice(0, -1) } : now;
        return withLines(before, line('assistant', script.consentAgain));
      });
    },
  });
}

function followScript(store: KeptChatStore, turn: ScriptTurn): void {
  afterPause(store, (now) => withTurn(now, turn));
}

function afterPause(store: KeptChatStore, change: (now: KeptChat) => KeptChat): void {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, SCRIPT_DELAY_MS));
  store.whilePending(pause, () => store.update(change));
}

/**
 * A reply that is not what the script asked for is answered, and the script asks once more, but not for a name: that is
 * taken if it comes next, and who goes on asking has left the script, and finds it again behind a choice.
 */
function askInScript(
  store: KeptChatStore,
  path: string,
  { step, message }: { step: Exclude<LeadStep, 'complete'>; message: string },
): void {
  const beside = step === 'name' ? nameAndRest(message) : null;
  ask(store, path, beside?.rest ?? message, {
    onAnswer: (answer) => {
      if (answer.kind !== 'answered' || answer.mode !== 'bot' || answer.outcome === 'emergency') return;
      store.update((now) => {
        // Who tells what they want has been understood by the script, where the assistant has no answer to it.
        const isSlip = beside && answer.outcome === 'unknown' && !message.includes('?');
        const before = isSlip ? { ...now, messages: now.messages.slice(0, -1) } : now;
        if (beside) return withTurn(before, takeName(beside, now.draft));
        if (step === 'name') return { ...now, hasLeft: now.messages.filter(isAsked).length > 1 };
        const isKnown = answer.outcome !== 'unknown';
        const { turn, isAnswered } = askAfterAnswer(step, message, { draft: now.draft, isKnown });
        if (isAnswered) return withAskedOn(now, turn);
        return withTurn({ ...now, messages: now.messages.slice(0, -1) }, turn);
      });
    },
  });
}

/** A line of the visitor's own. */
function isAsked({ role }: KeptChat['messages'][number]): boolean {
  return role === 'user';
}

/** Leaves the script to ask. */
function leaveScript({ update }: KeptChatStore): void {
  update((now) => withLines({ ...now, hasLeft: true }, line('assistant', script.askAway())));
}

function resumeScript({ update }: KeptChatStore): void {
  update(withScriptResumed);
}

async function handOff({ latest, update }: KeptChatStore, contact: HandoffContact): Promise<void> {
  const { promiseAt, reference, token } = await askForPerson(contact, latest.current.token);
  const time = formatAlbertaTime(new Date(promiseAt), 'dayTime');
  update((now) =>
    withLines(
      // Who asks for a person leaves the script: the next lines are for that person, or questions.
      { ...now, mode: now.mode === 'human' ? 'human' : 'waiting', hasLeft: true, promiseAt, token },
      line('assistant', script.waiting(time, reference)),
    ),
  );
}

/**
 * A conversation that has begun takes note of the page its visitor moves on to. While nobody looks at it nothing is noted:
 * who opens it again finds the page they are on, and not where they have been.
 */
function usePageNotes(
  { path, isOpen }: { path: string; isOpen: boolean },
  { update }: Pick<KeptChatStore, 'update'>,
): void {
  const noted = useRef(path);
  useEffect(() => {
    if (!isOpen || noted.current === path) return;
    noted.current = path;
    const note = pageNote(path);
    if (note) update((now) => withPageNote(now, note));
  }, [path, isOpen, update]);
}
