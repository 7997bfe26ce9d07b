import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { type Notice, readNotice } from './chat-calls.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLine } from './chat-line.tsx';
import { HandoffForm } from './handoff-form.tsx';
import { LeadSummary } from './lead-summary.tsx';
import { MessageText } from './message-text.tsx';
import { shortName } from './people-calls.ts';
import type { Chat } from './use-chat.ts';

/** The inside of the chat: notice, conversation, what can be done next, and the place to type. */
export function ChatPanel({ chat, input }: { chat: Chat; input: RefObject<HTMLTextAreaElement | null> }) {
  const { messages, step, mode, leadId, isShared, hasLeft, person } = chat.chat;
  const notice = useNotice();
  const [isHandingOff, setHandingOff] = useState(false);
  const isComplete = step === 'complete' && mode === 'bot';
  const scroller = useScrollToNew(messages.length, chat.isPending, isHandingOff);

  return (
    <>
      <div
        ref={scroller}
        className="relative flex-1 overflow-y-auto overscroll-contain px-4 py-3 text-sm"
        {...SCROLLS_BY_KEYBOARD}
      >
        <NoticeText notice={notice} />
        <div role="log" aria-label="Conversation" aria-live="polite" className="mt-3 flex flex-col gap-3">
          {messages.map((message) => (
            <ChatLine
              key={`${message.timestamp} ${message.role} ${message.content}`}
              message={message}
              chat={chat}
            />
          ))}
          {chat.isPending && (
            <p className="text-slate">
              <span className="animate-breathe">The assistant is writing…</span>
            </p>
          )}
        </div>
        <p role="status" className="text-slate">
          {chat.isPersonTyping && person && `${shortName(person.name)} is typing…`}
        </p>
        {isComplete &&
          !isHandingOff &&
          (!leadId || !isShared) &&
          (hasLeft ? null : <LeadSummary chat={chat} />)}
        {isHandingOff && (
          <HandoffForm
            draft={chat.chat.draft}
            isShared={isShared}
            onSend={chat.handOff}
            onDone={() => {
              setHandingOff(false);
              input.current?.focus();
            }}
          />
        )}
      </div>
      {mode === 'bot' && !isHandingOff && (
        <ul aria-label="Choices" className="flex flex-wrap gap-2 px-4 pb-2">
          {!hasLeft && !isComplete && (
            <Chip label="Ask a question" onClick={chat.leaveScript} input={input} />
          )}
          {hasLeft && !leadId && (
            <Chip label="Leave my contact details" onClick={chat.resumeScript} input={input} />
          )}
          <Chip label="Talk to a person" onClick={() => setHandingOff(true)} />
        </ul>
      )}
      <ChatComposer chat={chat} input={input} />
      <p className="px-4 pb-2 text-xs text-slate">
        {notice?.provider
          ? `Powered by AI provider: ${notice.provider}`
          : 'Powered by our own pages, no AI provider'}
      </p>
    </>
  );
}

/** A part that scrolls must be reachable without a mouse. */
const SCROLLS_BY_KEYBOARD = { tabIndex: 0, role: 'group', 'aria-label': 'Messages' } as const;

function NoticeText({ notice }: { notice: Notice | undefined }) {
  const where = notice?.provider
    ? ` ${notice.provider}${notice.country ? ` in ${notice.country}` : ''} processes them, without e-mail addresses and numbers.`
    : '';
  const text = `A computer program answers here, not a person and not a broker. It gives general information and can be wrong. Messages are kept in this browser for a day and by us for 30 days.${where} Leave out health, payment and identity details. [Privacy policy](/privacy-policy)`;
  return (
    <div className="rounded-control bg-info-soft px-3 py-2 text-xs text-ink">
      <MessageText text={text} />
    </div>
  );
}

type ChipProps = { label: string; onClick: () => void; input?: RefObject<HTMLTextAreaElement | null> };

function Chip({ label, onClick, input }: ChipProps) {
  return (
    <li>
      <button
        type="button"
        className={classNames(
          'inline-flex min-h-11 items-center rounded-full border border-control bg-surface px-3.5 text-sm font-semibold text-spruce',
          'hover:bg-spruce-soft',
        )}
        onClick={() => {
          onClick();
          input?.current?.focus();
        }}
      >
        {label}
      </button>
    </li>
  );
}

function useNotice(): Notice | undefined {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    let isGone = false;
    void readNotice().then((read) => {
      if (!isGone) setNotice(read);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return notice;
}

/** Something new comes into view from its beginning; the first view begins with the notice. */
function useScrollToNew(
  count: number,
  isPending: boolean,
  isHandingOff: boolean,
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when these change
  useEffect(() => {
    const box = scroller.current;
    if (!box || count <= 1) return;
    const log = box.querySelector<HTMLElement>('[role="log"]');
    const newest = isHandingOff ? box.querySelector<HTMLElement>('form') : log?.lastElementChild;
    // Set directly: scrolling into view would move the page behind the window too.
    if (newest instanceof HTMLElement) box.scrollTop = newest.offsetTop - 12;
  }, [count, isPending, isHandingOff]);
  return scroller;
}
