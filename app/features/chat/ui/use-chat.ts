import { useCallback, useEffect, useRef, useState } from 'react';
import { CURRENT_CONSENT_WORDING } from '#app/features/quotes/wording.ts';
import { formatAlbertaTime } from '#app/platform/clock.ts';
import { brand } from '#content/brand.ts';
import { failureText } from '#content/chat/failures.ts';
import { pageNote } from '#content/chat/known-pages.ts';
import { script } from '#content/chat/script.ts';
import { type LeadDraft, openStep, saysYes, takeReply } from '../lead-script.ts';
import {
  askForPerson,
  type HandoffContact,
  type Heard,
  readChatState,
  sendEnd,
  sendMessage,
  sendVote,
} from './chat-calls.ts';
import { type ChatMessage, forgetKept, type KeptChat, keep, readKept } from './kept-chat.ts';
import { useLiveChat } from './use-live-chat.ts';

/** The scripted replies take their time (specification §9). */
const SCRIPT_DELAY_MS = 500;

const line = (role: ChatMessage['role'], content: string, extra: Partial<ChatMessage> = {}): ChatMessage => ({
  role,
  content,
  timestamp: new Date().toISOString(),
  ...extra,
});

function newChat(): KeptChat {
  return {
    messages: [line('assistant', script.welcome(brand.name))],
    step: 'name',
    hasLeft: false,
    draft: {},
    leadId: null,
    isShared: false,
    mode: 'bot',
    promiseAt: null,
    token: null,
    failures: 0,
  };
}

function restoredChat(): KeptChat {
  const kept = readKept(new Date());
  if (!kept) return newChat();
  const chat = { ...newChat(), ...kept };
  // What a new tab does not know any more is asked again.
  return chat.leadId ? chat : { ...chat, step: openStep(chat.draft) };
}

/** The conversation of this browser: the script, the questions, and the person who may take over. */
export function useChat(path: string) {
  const [chat, setChat] = useState(restoredChat);
  const [isPending, setPending] = useState(false);
  // Replies come later than the render that sent the message, and have to build on what is there by then.
  const latest = useRef(chat);
  const cleared = useRef(0);

  const update = useCallback((change: (chat: KeptChat) => KeptChat) => {
    latest.current = change(latest.current);
    setChat(latest.current);
    keep(latest.current);
  }, []);
  const say = useCallback(
    (...messages: ChatMessage[]) => update((now) => ({ ...now, messages: [...now.messages, ...messages] })),
    [update],
  );

  usePageNotes(path, latest, say);
  useLiveChat(chat.mode === 'bot' ? null : chat.token, (heard) => update((now) => withHeard(now, heard)));

  /** After the script's half second, unless the conversation was cleared meanwhile. */
  function later(change: (chat: KeptChat) => KeptChat) {
    const turn = cleared.current;
    setPending(true);
    setTimeout(() => {
      if (turn !== cleared.current) return;
      setPending(false);
      update(change);
    }, SCRIPT_DELAY_MS);
  }

  async function ask(
    question: string,
    { isRetry = false, consent }: { isRetry?: boolean; consent?: boolean } = {},
  ) {
    const before = latest.current;
    const earlier = before.messages;
    if (!isRetry) say(line('user', question));
    const lead = leadToSend(before, consent ?? saysYes(question));
    const turn = cleared.current;
    setPending(true);
    const answer = await sendMessage({ question, earlier, page: path, token: before.token, lead });
    if (turn !== cleared.current) return;
    setPending(false);
    update((now) => {
      if (answer.kind === 'answered') {
        const messages = answer.response
          ? [line('assistant', answer.response, answer.messageId ? { id: answer.messageId } : {})]
          : [];
        return {
          ...now,
          messages: [...now.messages, ...messages],
          failures: 0,
          mode: answer.mode,
          token: answer.token,
          leadId: answer.leadId ?? now.leadId,
          isShared: now.isShared || (answer.leadId !== null && lead?.consent === true),
        };
      }
      const failures = now.failures + 1;
      const text = answer.kind === 'said' ? answer.text : failureText(question, failures);
      return { ...now, failures, messages: [...now.messages, line('assistant', text, { retry: question })] };
    });
  }

  function send(text: string) {
    const message = text.trim();
    if (message === '' || isPending) return;
    const { step, hasLeft, mode } = latest.current;
    if (step === 'complete' || hasLeft || mode !== 'bot') {
      void ask(message);
      return;
    }
    say(line('user', message));
    later((now) => {
      const turn = takeReply(step, message, now.draft);
      const messages = [...now.messages, line('assistant', turn.reply)];
      return { ...now, step: turn.step, draft: turn.draft, messages };
    });
  }

  /** Leaves the script to ask. A name that was a question all along is asked now. */
  function leaveScript() {
    const { draft } = latest.current;
    const question = draft.name?.endsWith('?') ? draft.name : null;
    update((now) => ({
      ...now,
      hasLeft: true,
      ...(question && { draft: withoutName(now.draft), step: 'name' as const }),
    }));
    if (question) void ask(question);
    else say(line('assistant', script.askAway()));
  }

  function resumeScript() {
    update((now) => {
      const step = openStep(now.draft);
      return {
        ...now,
        step,
        hasLeft: false,
        messages: [...now.messages, line('assistant', script.resume[step]())],
      };
    });
  }

  function retry(message: ChatMessage) {
    if (message.retry === undefined || isPending) return;
    const question = message.retry;
    update((now) => ({ ...now, messages: now.messages.filter((other) => other !== message) }));
    void ask(question, { isRetry: true });
  }

  async function handOff(contact: HandoffContact) {
    const { promiseAt, reference, token } = await askForPerson(contact, latest.current.token);
    const time = formatAlbertaTime(new Date(promiseAt), 'dayTime');
    update((now) => ({
      ...now,
      mode: now.mode === 'human' ? 'human' : 'waiting',
      promiseAt,
      token,
      messages: [...now.messages, line('assistant', script.waiting(time, reference))],
    }));
  }

  function vote(message: ChatMessage, chosen: 'up' | 'down', reason?: string) {
    const { token } = latest.current;
    if (!message.id || !token) return;
    sendVote(token, { messageId: message.id, vote: chosen, ...(reason && { reason }) });
    update((now) => ({
      ...now,
      messages: now.messages.map((other) => (other.id === message.id ? { ...other, vote: chosen } : other)),
    }));
  }

  function clear() {
    const { token } = latest.current;
    if (token) sendEnd(token);
    cleared.current += 1;
    setPending(false);
    forgetKept();
    latest.current = newChat();
    setChat(latest.current);
  }

  return {
    chat,
    isPending,
    send,
    share: (consent: boolean) => {
      if (!isPending)
        void ask(consent ? 'Yes, please share it.' : 'No, please do not share it.', { consent });
    },
    correct: (draft: LeadDraft) => update((now) => ({ ...now, draft })),
    leaveScript,
    resumeScript,
    retry,
    handOff,
    vote,
    clear,
  };
}

export type Chat = ReturnType<typeof useChat>;

/** The contact data go with the next call once they are complete, and again when sharing is agreed to later. */
function leadToSend({ step, draft, leadId, isShared }: KeptChat, consent: boolean) {
  if (step !== 'complete' || openStep(draft) !== 'complete') return null;
  if (leadId && (isShared || !consent)) return null;
  return { ...draft, consent, wordingVersion: CURRENT_CONSENT_WORDING };
}

function withHeard(now: KeptChat, { mode, promiseAt, messages }: Heard): KeptChat {
  const known = new Set(now.messages.map(({ id }) => id));
  const fresh = messages
    .filter(({ id }) => !known.has(id))
    .map(({ id, content, author, createdAt }) =>
      line('assistant', content, { id, author, timestamp: createdAt }),
    );
  const isBack = now.mode !== 'bot' && mode === 'bot';
  const note = isBack ? [line('assistant', script.handedBack())] : [];
  if (fresh.length === 0 && note.length === 0 && mode === now.mode) return now;
  return { ...now, mode, promiseAt, messages: [...now.messages, ...fresh, ...note] };
}

function withoutName({ name: _, ...draft }: LeadDraft): LeadDraft {
  return draft;
}

/** A conversation that has begun takes note of the page its visitor moves on to. */
function usePageNotes(
  path: string,
  latest: { readonly current: KeptChat },
  say: (message: ChatMessage) => void,
): void {
  const seen = useRef(path);
  useEffect(() => {
    if (seen.current === path) return;
    seen.current = path;
    const note = pageNote(path);
    if (note && latest.current.messages.length > 1) say(line('system', note));
  }, [path, latest, say]);
}
