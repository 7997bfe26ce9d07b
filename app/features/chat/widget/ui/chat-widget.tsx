import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { forgetKept, hasKept, onKeptElsewhere } from '#app/features/chat/widget/conversation/kept-storage.ts';
import { onLogOut } from '#app/platform/browser/session-channel.ts';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import type { FloatingChatProps } from './floating-chat.tsx';
import { LauncherButton } from './launcher-button.tsx';

/** The chat as a page shows the same assistant, and would stand beside itself. */
const OWN_PAGE = '/chatbot';
/** Where people work whose place for chats is their own: those with people. */
const AT_WORK = /^\/(broker|admin)\b/;

const loadWindow = async () => (await import('./floating-chat.tsx')).FloatingChat;

/** The chat beside a page: a button alone, until somebody wants it or has a conversation that goes on. */
export function ChatWidget() {
  const { pathname } = useLocation();
  if (pathname.replace(/\/$/, '') === OWN_PAGE) return null;
  return <ChatBeside path={pathname} />;
}

/** `opening` is said by the button: the window's script is on its way. */
type Loading = 'idle' | 'opening' | 'failed';

function ChatBeside({ path }: { path: string }) {
  const [Floating, setFloating] = useState<ComponentType<FloatingChatProps>>();
  const [loading, setLoading] = useState<Loading>('idle');
  const isAsked = useRef(false);
  useLoadAhead(loadWindow);

  const show = useCallback(() => loadWindow().then((found) => setFloating(() => found)), []);
  useEffect(() => {
    if (Floating) return;
    const goOn = () => void show().catch(() => undefined);
    if (hasKept()) goOn();
    const stops = [onKeptElsewhere(goOn), onLogOut(forgetKept)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [Floating, show]);

  function open() {
    isAsked.current = true;
    setLoading('opening');
    show().catch(() => setLoading('failed'));
  }

  if (Floating) return <Floating path={path} isAtWork={AT_WORK.test(path)} isAsked={isAsked.current} />;
  return (
    <aside aria-label="Chat" className="print:hidden">
      <LauncherButton
        unread={0}
        isAside={AT_WORK.test(path)}
        isOpening={loading === 'opening'}
        onPress={open}
      />
      {loading === 'failed' && (
        <p
          role="alert"
          className="fixed right-20 bottom-6 z-30 max-w-[calc(100%-6rem)] rounded-control bg-ink px-4 py-3 text-sm text-surface"
        >
          The chat did not load.{' '}
          {/* A document of its own: a browser does not fetch again what a page has asked for in vain. */}
          <a href={OWN_PAGE} className="inline-block py-1 font-semibold underline underline-offset-2">
            Open it on its own page
          </a>
        </p>
      )}
    </aside>
  );
}
