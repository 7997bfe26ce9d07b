import { useEffect, useRef, useState } from 'react';
import { SIGN_EVERY_MS } from '#app/features/messages/presence.ts';
import { followChat, type Heard, readChatState } from './people-calls.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** Whoever types says so every three seconds. */
const TYPING_MS = 6_000;

/**
 * While a person has the conversation (`token` is not null): reads what they wrote, as soon as the server says so, and
 * now and then, which also says that this window is open. A hidden page reads nothing: its person sees nothing.
 * Returns whether somebody is typing.
 */
export function useLiveChat(token: string | null, onHeard: (heard: Heard) => void): boolean {
  const [typedAt, setTypedAt] = useState<number | null>(null);
  const heardLines = useRef(0);
  const listener = useRef(onHeard);
  listener.current = onHeard;

  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    const { signal } = stop;
    const read = async () => {
      if (document.visibilityState === 'hidden') return;
      const heard = await readChatState(token);
      if (!heard || signal.aborted) return;
      listener.current(heard);
      // What was being typed is here.
      if (heard.lines.length > heardLines.current) setTypedAt(null);
      heardLines.current = heard.lines.length;
    };
    const readSoon = () => void read();
    const timer = setInterval(readSoon, SIGN_EVERY_MS);
    document.addEventListener('visibilitychange', readSoon, { signal });
    void follow(token, signal, { onChange: readSoon, onTyping: () => setTypedAt(Date.now()) });
    return () => {
      clearInterval(timer);
      stop.abort();
      setTypedAt(null);
    };
  }, [token]);

  useEffect(() => {
    if (typedAt === null) return;
    const timer = setTimeout(() => setTypedAt(null), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typedAt]);

  return typedAt !== null;
}

/** Follows the line, and opens it again with growing pauses when it breaks. What was missed is read each time. */
async function follow(
  token: string,
  signal: AbortSignal,
  follower: Parameters<typeof followChat>[2],
): Promise<void> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    follower.onChange();
    await followChat(token, signal, follower).catch(() => undefined);
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
