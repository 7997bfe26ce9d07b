import { lazy, Suspense, useEffect, useState } from 'react';
import { onLogOut } from '#app/platform/session-channel.ts';

/** The chat appears this long after the page has loaded, and its code is not fetched before (specification §9). */
const DELAY_MS = 1_500;

const ChatWidget = lazy(async () => ({ default: (await import('./chat-widget.tsx')).ChatWidget }));

/** Brings the chat to a page once the page itself is done. */
export function ChatLauncher() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(() => setDue(true), DELAY_MS);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      clearTimeout(timer);
    };
  }, []);
  // Also when the window was never opened on this page: the next person at this device must not read it.
  useEffect(() => onLogOut(() => void import('./kept-chat.ts').then(({ forgetKept }) => forgetKept())), []);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <ChatWidget />
    </Suspense>
  );
}
