import { MessageCircle } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useChat } from '#app/features/chat/widget/conversation/use-chat.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatPanel } from './chat-panel.tsx';

type Shape = 'closed' | 'open' | 'minimized';

/** The chat as a page shows the same assistant, and would stand beside itself. */
const OWN_PAGE = '/chatbot';
/** Portals have a bar at the bottom of small screens. */
const HAS_BOTTOM_BAR = /^\/(?:portal|broker|admin)(?:\/|$)/;
/** Their lower edge is where people write to each other: below wide screens the button stands at the top. */
const HAS_COMPOSER = /^\/(?:portal|broker)\/cases\//;

function placeOn(path: string): string {
  if (HAS_COMPOSER.test(path))
    return 'top-18 right-3 size-11 md:top-3 xl:top-auto xl:right-6 xl:bottom-6 xl:size-14';
  const place = 'right-4 size-14 sm:right-6';
  return `${place} ${HAS_BOTTOM_BAR.test(path) ? 'bottom-20 md:bottom-6' : 'bottom-4 sm:bottom-6'}`;
}

/** The floating chat: a round button that opens a window of 350 by 500 pixels. */
export function ChatWidget() {
  const { pathname } = useLocation();
  if (pathname.replace(/\/$/, '') === OWN_PAGE) return null;
  return <FloatingChat path={pathname} />;
}

function FloatingChat({ path }: { path: string }) {
  const chat = useChat(path);
  const [shape, setShape] = useState<Shape>('closed');
  const launcher = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const expandButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const unread = useUnread(
    chat.chat.messages.filter(({ role }) => role === 'assistant').length,
    shape === 'open',
  );

  useEffect(() => {
    if (shape === 'open') input.current?.focus();
    if (shape === 'minimized') expandButton.current?.focus();
    if (shape === 'closed' && wasOpen.current) launcher.current?.focus();
    wasOpen.current = shape !== 'closed';
  }, [shape]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    setShape('closed');
  }

  const isWindow = shape !== 'closed';
  return (
    <aside aria-label="Chat" className="print:hidden">
      {!isWindow && (
        <button
          ref={launcher}
          type="button"
          aria-label={unread > 0 ? `Open chat assistant, ${unread} unread` : 'Open chat assistant'}
          aria-haspopup="dialog"
          onClick={() => setShape('open')}
          className={classNames(
            'fixed z-30 inline-flex items-center justify-center rounded-full bg-spruce text-on-spruce',
            'animate-arrive shadow-soft hover:bg-spruce-strong forced-colors:border',
            placeOn(path),
          )}
        >
          <MessageCircle aria-hidden="true" className="size-6" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute -top-1 -right-1 inline-flex min-w-6 items-center justify-center rounded-full border-2 border-paper bg-danger px-1 text-xs font-semibold text-on-danger"
            >
              {unread}
            </span>
          )}
        </button>
      )}
      {isWindow && (
        <div
          role="dialog"
          aria-label="Chat assistant"
          onKeyDown={closeOnEscape}
          className={classNames(
            'fixed right-0 bottom-0 z-50 flex w-full flex-col overflow-hidden rounded-t-card border border-line bg-surface text-ink shadow-soft',
            'animate-arrive sm:right-6 sm:bottom-6 sm:w-[350px] sm:rounded-card',
            shape === 'open' && 'h-[500px] max-h-[80vh]',
          )}
        >
          <ChatHeader
            chat={chat}
            isMinimized={shape === 'minimized'}
            unread={unread}
            expandButton={expandButton}
            onMinimize={() => setShape('minimized')}
            onExpand={() => setShape('open')}
            onClose={() => setShape('closed')}
          />
          {shape === 'open' && <ChatPanel chat={chat} input={input} />}
        </div>
      )}
    </aside>
  );
}

const WELCOME = 1;

/** Answers that came while the window was not open. The welcome is none of them: nobody has asked for it. */
function useUnread(count: number, isOpen: boolean): number {
  const [read, setRead] = useState(() => Math.max(count, WELCOME));
  useEffect(() => {
    if (isOpen || count < read) setRead(Math.max(count, WELCOME));
  }, [count, isOpen, read]);
  return isOpen ? 0 : Math.max(0, count - read);
}
