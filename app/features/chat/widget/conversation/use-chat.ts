import { useEffect, useRef } from 'react';
import { deleteKeptLead } from '#app/features/chat/lead/kept-lead-calls.ts';
import type { LeadDraft } from '#app/features/chat/lead/lead-script.ts';
import { consentIn } from '#app/features/chat/lead/replies/consent-reply.ts';
import { forgets } from '#app/features/chat/lead/replies/forgets.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { pageNote } from '#content/chat/known-pages.ts';
import { script } from '#content/chat/script.ts';
import { sendEnd, sendVote } from './chat-calls.ts';
import {
  hasKeptLead,
  isConsentOpen,
  line,
  withConsentAsked,
  withDetailsForgotten,
  withHeard,
  withLeadDeleted,
  withLines,
  withPageNote,
} from './chat-state.ts';
import type { ChatMessage } from './kept-chat.ts';
import { askForPerson, type HandoffContact } from './people-calls.ts';
import { ask, leaveScript, resumeScript, take } from './take-typed.ts';
import { typedLabel } from './typed-label.ts';
import { type KeptChatStore, useKeptChat } from './use-kept-chat.ts';
import { useLiveChat } from './use-live-chat.ts';

/**
 * The conversation of this browser: the script, the questions, and the person who may take over. `isOpen`: whether the
 * visitor sees it.
 */
export function useChat(path: string, isOpen = true) {
  const store = useKeptChat();
  const { chat, latest, update, isPending, typed, setTyped } = store;
  usePageNotes({ path, isOpen }, store);
  const isPersonTyping = useLiveChat(chat.mode === 'bot' ? null : chat.token, (heard) =>
    update((now) => withHeard(now, heard)),
  );

  /** Sends what was typed; returns the button that it does the same as, if it does. */
  function send(text: string): ChatPart | null {
    const message = text.trim();
    if (message === '' || isPending) return null;
    const { mode, leadId } = latest.current;
    update((now) => withLines(now, line('user', message)));
    const label = mode === 'bot' ? typedLabel(message) : null;
    // What is kept is looked at before it is deleted.
    if (hasKeptLead(latest.current) && (label === 'kept' || forgets(message))) return 'kept';
    if (label === 'person') return 'form';
    if (label === 'details' && !leadId) resumeScript(store);
    else if (label === 'ask' && !leadId) leaveScript(store);
    else take(store, path, message);
    return null;
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
    forget: () => update(withDetailsForgotten),
    deleteKept: async () => {
      await deleteKeptLead(latest.current.token);
      update(withLeadDeleted);
    },
    askConsent: () => update(withConsentAsked),
    correct: (draft: LeadDraft) => update((now) => ({ ...now, draft, leadErrors: {} })),
    leaveScript: () => leaveScript(store),
    resumeScript: () => resumeScript(store),
    handOff: (contact: HandoffContact) => handOff(store, contact),
    retry,
    vote: (message: ChatMessage, chosen: Vote, reason?: string) => vote(store, message, { chosen, reason }),
    clear,
  };
}

/** A part of the window that somebody opens: the form for a person, or what is kept of them. */
export type ChatPart = 'form' | 'kept';
export type Chat = ReturnType<typeof useChat>;

type Vote = 'up' | 'down';

function vote(
  { latest, update }: KeptChatStore,
  message: ChatMessage,
  { chosen, reason }: { chosen: Vote; reason: string | undefined },
): void {
  const { token } = latest.current;
  if (!message.id || !token) return;
  sendVote(token, { messageId: message.id, vote: chosen, ...(reason && { reason }) });
  const voted = (other: ChatMessage) => (other.id === message.id ? { ...other, vote: chosen } : other);
  update((now) => ({ ...now, messages: now.messages.map(voted) }));
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
