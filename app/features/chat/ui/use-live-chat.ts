import { useEffect, useRef } from 'react';
import { followChat, type Heard, readChatState } from './chat-calls.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** While a person has the conversation (`token` is not null): reads what they wrote, as soon as the server says so. */
export function useLiveChat(token: string | null, onHeard: (heard: Heard) => void): void {
  const listener = useRef(onHeard);
  listener.current = onHeard;
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    const read = async () => {
      const heard = await readChatState(token);
      if (heard && !stop.signal.aborted) listener.current(heard);
    };
    void follow(token, stop.signal, read);
    return () => stop.abort();
  }, [token]);
}

/** Follows the line, and opens it again with growing pauses when it breaks. What was missed is read each time. */
async function follow(token: string, signal: AbortSignal, read: () => Promise<void>): Promise<void> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    await read();
    await followChat(token, signal, () => void read()).catch(() => undefined);
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
