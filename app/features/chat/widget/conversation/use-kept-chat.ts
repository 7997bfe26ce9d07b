import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { onLogOut } from '#app/platform/browser/session-channel.ts';
import { newChat, restoredChat } from './chat-state.ts';
import { type KeptChat, keep } from './kept-chat.ts';
import { forgetKept, onKeptElsewhere } from './kept-storage.ts';

export type KeptChatStore = {
  chat: KeptChat;
  /** Replies come later than the render that sent the message, and have to build on what is there by then. */
  latest: RefObject<KeptChat>;
  update: (change: (chat: KeptChat) => KeptChat) => void;
  isPending: boolean;
  /** Does `work` as pending. What it resolves to is dropped when the conversation was cleared meanwhile. */
  whilePending: <Value>(work: Promise<Value>, then: (value: Value) => void) => void;
  clear: () => void;
  /** What is half typed. Here and not in the composer: it outlives a window that is minimized or closed. */
  typed: string;
  setTyped: (change: string | ((typed: string) => string)) => void;
};

/** The conversation, kept in this browser after each change. */
export function useKeptChat(): KeptChatStore {
  const [chat, setChat] = useState(restoredChat);
  const [isPending, setPending] = useState(false);
  const [typed, setTyped] = useState('');
  const latest = useRef(chat);
  const turn = useRef(0);

  const update = useCallback((change: (chat: KeptChat) => KeptChat) => {
    latest.current = change(latest.current);
    setChat(latest.current);
    keep(latest.current);
  }, []);

  function whilePending<Value>(work: Promise<Value>, then: (value: Value) => void) {
    const started = turn.current;
    setPending(true);
    void work.then((value) => {
      if (started !== turn.current) return;
      setPending(false);
      then(value);
    });
  }

  const clear = useCallback(() => {
    turn.current += 1;
    setPending(false);
    forgetKept();
    latest.current = newChat();
    setChat(latest.current);
  }, []);
  useEffect(() => onLogOut(clear), [clear]);
  useEffect(
    () =>
      // Two tabs show one conversation: otherwise the one that writes last would drop the lines of the other.
      onKeptElsewhere(() => {
        const { person, leadErrors } = latest.current;
        latest.current = { ...restoredChat(), person, leadErrors };
        setChat(latest.current);
      }),
    [],
  );

  return { chat, latest, update, isPending, whilePending, clear, typed, setTyped };
}
