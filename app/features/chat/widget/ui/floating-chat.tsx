import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useChat } from '#app/features/chat/widget/conversation/use-chat.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { LauncherButton } from './launcher-button.tsx';

/** `full` fills the screen of a phone; elsewhere the window grows to four fifths of the height. */
type Shape = 'closed' | 'minimized' | 'open' | 'full';

const SMALLER = { full: 'open', open: 'minimized', minimized: 'minimized' } as const;
const LARGER = { minimized: 'open', open: 'full', full: 'full' } as const;

export type FloatingChatProps = {
  path: string;
  /** Whether its button stands among the pages of people who work here. */
  isAtWork: boolean;
  /** Whether somebody has pressed its button already. */
  isAsked: boolean;
};

/** The floating chat: a button that opens a window of 350 by 500 pixels. */
export function FloatingChat({ path, isAtWork, isAsked }: FloatingChatProps) {
  const [shape, setShape] = useState<Shape>(isAsked ? 'open' : 'closed');
  const isOpen = shape === 'open' || shape === 'full';
  const chat = useChat(path, isOpen);
  const launcher = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const expandButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const unread = useUnread(chat.chat.messages.filter(({ role }) => role === 'assistant').length, isOpen);

  useEffect(() => {
    if (shape === 'open' || shape === 'full') input.current?.focus();
    if (shape === 'minimized') expandButton.current?.focus();
    if (shape === 'closed' && wasOpen.current) launcher.current?.focus();
    wasOpen.current = shape !== 'closed';
  }, [shape]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    setShape('closed');
  }

  return (
    <aside aria-label="Chat" className="print:hidden">
      {shape === 'closed' && (
        <LauncherButton
          button={launcher}
          unread={unread}
          isAside={isAtWork}
          onPress={() => setShape('open')}
        />
      )}
      {shape !== 'closed' && (
        <div
          role="dialog"
          aria-label="Chat assistant"
          onKeyDown={closeOnEscape}
          className={classNames(
            'fixed right-3 bottom-3 z-50 flex w-[350px] max-w-[calc(100%-1.5rem)] flex-col overflow-hidden rounded-card border border-line bg-surface text-ink shadow-soft',
            'animate-arrive sm:right-6 sm:bottom-6',
            isOpen && 'h-[500px] max-h-[80vh]',
            shape === 'full' &&
              'sm:h-[80vh] sm:w-[30rem] max-sm:inset-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:border-0',
          )}
        >
          <ChatHeader
            chat={chat}
            size={shape}
            unread={unread}
            expandButton={expandButton}
            onMinimize={() => setShape(SMALLER[shape])}
            onExpand={() => setShape(LARGER[shape])}
            onClose={() => setShape('closed')}
          />
          {isOpen && <ChatPanel chat={chat} input={input} />}
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
