import { Maximize2, Minus, Trash2, X } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useRef, useState } from 'react';
import { type Person, shortName } from '#app/features/chat/widget/conversation/people-calls.ts';
import type { Chat } from '#app/features/chat/widget/conversation/use-chat.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { ClearQuestion } from './clear-question.tsx';

type ChatHeaderProps = {
  chat: Chat;
  /** How large the floating window is; `full` is as large as it gets. The page has none. */
  size?: 'minimized' | 'open' | 'full';
  /** Answers that came while the window was minimized. */
  unread?: number;
  /** Takes the focus of a window that is minimized. */
  expandButton?: RefObject<HTMLButtonElement | null>;
  /** Only the floating window can be changed in size and closed. */
  onMinimize?: () => void;
  onExpand?: () => void;
  onClose?: () => void;
};

/** Title, state and buttons of the window, and the question before everything is cleared. */
export function ChatHeader({
  chat,
  size,
  unread = 0,
  expandButton,
  onMinimize,
  onExpand,
  onClose,
}: ChatHeaderProps) {
  const [isAsking, setAsking] = useState(false);
  const clearButton = useRef<HTMLButtonElement>(null);

  function answer(isClear: boolean) {
    if (isClear) chat.clear();
    setAsking(false);
    requestAnimationFrame(() => clearButton.current?.focus());
  }

  return (
    <>
      <header className="flex items-center gap-1 border-b border-line bg-spruce py-1.5 pr-2 pl-4 text-on-spruce">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-base leading-6 font-semibold">Chat assistant</h2>
          <div className="flex flex-wrap gap-x-1 text-xs">
            <p role="status" className="line-clamp-2">
              {unread > 0 ? `${unread} unread` : stateOf(chat)}
            </p>
            {/* A phone has no room for it in this line; the question says it too. */}
            {unread === 0 && isFreeToSkip(chat) && <p className="max-sm:sr-only">(optional)</p>}
          </div>
        </div>
        <HeaderButton label="Clear" onClick={() => setAsking(true)} ref={clearButton}>
          <Trash2 aria-hidden="true" className="size-5" />
        </HeaderButton>
        {onMinimize && size !== 'minimized' && (
          <HeaderButton label="Minimize" onClick={onMinimize}>
            <Minus aria-hidden="true" className="size-5" />
          </HeaderButton>
        )}
        {onExpand && size !== 'full' && (
          <HeaderButton label="Expand" onClick={onExpand} ref={expandButton}>
            <Maximize2 aria-hidden="true" className="size-5" />
          </HeaderButton>
        )}
        {onClose && (
          <HeaderButton label="Close" onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </HeaderButton>
        )}
      </header>
      {isAsking && <ClearQuestion isPersonAsked={chat.chat.mode !== 'bot'} onAnswer={answer} />}
    </>
  );
}

function stateOf({ chat }: Chat): string | null {
  const { mode, person, promiseAt, leadId, hasLeft, step } = chat;
  if (mode === 'human') return person ? standingOf(person) : 'With a person';
  if (mode === 'waiting') {
    return promiseAt
      ? `A person will answer by ${formatAlbertaTime(new Date(promiseAt), 'dayTime')}`
      : 'Waiting for a person';
  }
  if (leadId) return 'Contact info saved';
  return hasLeft ? null : `Collecting: ${step}`;
}

/** The script begins by asking for a name, which nobody has to give. */
function isFreeToSkip({ chat: { mode, leadId, hasLeft, step } }: Chat): boolean {
  return mode === 'bot' && !leadId && !hasLeft && step === 'name';
}

function standingOf({ name, isHere }: Person): string {
  return isHere ? `${shortName(name)} is here` : `${shortName(name)} is away`;
}

type HeaderButtonProps = {
  label: string;
  onClick: () => void;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
};

function HeaderButton({ label, onClick, children, ref }: HeaderButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control outline-on-spruce hover:bg-spruce-strong focus-visible:-outline-offset-3"
    >
      {children}
    </button>
  );
}
