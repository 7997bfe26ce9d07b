import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { HandoffForm } from '#app/features/chat/handoff/ui/handoff-form.tsx';
import { openStep } from '#app/features/chat/lead/lead-script.ts';
import { KeptDetails } from '#app/features/chat/lead/ui/kept-details.tsx';
import { LeadSummary } from '#app/features/chat/lead/ui/lead-summary.tsx';
import { type Notice, readNotice } from '#app/features/chat/widget/conversation/chat-calls.ts';
import { hasKeptLead, isConsentOpen } from '#app/features/chat/widget/conversation/chat-state.ts';
import { firstNew } from '#app/features/chat/widget/conversation/first-new.ts';
import type { ChatMessage } from '#app/features/chat/widget/conversation/kept-chat.ts';
import { shortName } from '#app/features/chat/widget/conversation/people-calls.ts';
import { scrollPlace } from '#app/features/chat/widget/conversation/scroll-place.ts';
import type { Chat, ChatPart } from '#app/features/chat/widget/conversation/use-chat.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLine } from './chat-line.tsx';
import { Choices } from './choices.tsx';
import { MessageText } from './message-text.tsx';
import { noticeText } from './notice-text.ts';

/** The inside of the chat: notice, conversation, what can be done next, and the place to type. */
export function ChatPanel({ chat, input }: { chat: Chat; input: RefObject<HTMLTextAreaElement | null> }) {
  const { messages, mode, leadId, isShared, draft, person, promiseAt, token } = chat.chat;
  const notice = useNotice();
  const [opened, setOpened] = useState<ChatPart | null>(null);
  const isComplete = mode === 'bot' && openStep(draft) === 'complete';
  // The script ends with the summary. Who has said no finds it again behind a choice.
  const summary = isComplete && !isShared && isConsentOpen(chat.chat) ? 'summary' : null;
  const shown = opened ?? summary;
  // What the script asks after an answer belongs to it.
  const newest = messages.findLastIndex(({ role, buttons }) => role === 'user' || buttons !== undefined);
  const offered = chat.isPending ? [] : (messages[newest]?.buttons ?? []);
  const scroller = useScrollToNew(messages, chat.isPending || chat.isPersonTyping, shown);

  function close() {
    setOpened(null);
    input.current?.focus();
  }

  return (
    <>
      <div
        ref={scroller}
        className="relative flex-1 overflow-y-auto overscroll-contain px-4 py-3 text-sm"
        {...SCROLLS_BY_KEYBOARD}
      >
        <NoticeText notice={notice} />
        <div role="log" aria-label="Conversation" aria-live="polite" className="mt-3 flex flex-col gap-3">
          {messages.map((message, index) => (
            <ChatLine
              key={`${message.timestamp} ${message.role} ${message.content}`}
              message={message}
              chat={chat}
              isNewest={index === newest && !chat.isPending}
              onPressed={() => input.current?.focus()}
              onOpen={setOpened}
            />
          ))}
          {chat.isPending && (
            <p className="text-slate">
              <span className="animate-breathe">The assistant is writing…</span>
            </p>
          )}
        </div>
        <p role="status" className="mt-2 text-slate empty:mt-0">
          {chat.isPersonTyping && person && `${shortName(person.name)} is typing…`}
        </p>
        {shown === 'summary' && <LeadSummary chat={chat} onAnswered={close} />}
        {shown === 'form' && (
          <HandoffForm
            draft={draft}
            keptOf={hasKeptLead(chat.chat) ? token : null}
            promisedAt={promiseAt}
            isShared={isShared}
            onSend={chat.handOff}
            onDone={close}
          />
        )}
        {shown === 'kept' && <KeptDetails chat={chat} onDone={close} />}
        {mode === 'bot' && opened === null && (
          <Choices
            chat={chat}
            mayShare={isComplete && leadId !== null && !isShared && shown === null}
            offered={offered}
            onChosen={close}
            onOpen={setOpened}
          />
        )}
        {/* Fades what goes on below the edge; at the end it has its own room, and covers nothing. */}
        <div
          aria-hidden="true"
          className="pointer-events-none sticky -bottom-px -mx-4 -mt-3 -mb-3 h-10 bg-linear-to-t from-surface forced-colors:hidden"
        />
      </div>
      <ChatComposer chat={chat} input={input} onOpen={setOpened} />
      <p className="px-4 pb-2 text-xs text-slate">{poweredBy(notice)}</p>
    </>
  );
}

function poweredBy(notice: Notice | undefined): string {
  return notice?.provider
    ? `Powered by AI provider: ${notice.provider}`
    : 'Powered by our own pages, not by an AI provider';
}

/** A part that scrolls must be reachable without a mouse. */
const SCROLLS_BY_KEYBOARD = { tabIndex: 0, role: 'group', 'aria-label': 'Messages' } as const;

/** One line, which unfolds to all of it. */
function NoticeText({ notice }: { notice: Notice | undefined }) {
  const { line, more } = noticeText(notice);
  return (
    <details className="group rounded-control bg-info-soft text-xs text-ink forced-colors:border">
      <summary className="flex min-h-8 list-none items-center justify-between gap-1 px-2.5 [&::-webkit-details-marker]:hidden">
        {line}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-info group-open:rotate-180" />
      </summary>
      <div className="px-2.5 pb-2">
        <MessageText text={more} />
      </div>
    </details>
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

/**
 * What is new comes into view from its beginning: an answer below its question, with what can be chosen where there is room. So
 * does that somebody is writing; the first view begins with the notice.
 */
function useScrollToNew(
  messages: readonly ChatMessage[],
  isWaiting: boolean,
  shown: ChatPart | 'summary' | null,
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  const seenPart = useRef<typeof shown>(null);
  const count = messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a vote changes a line, and nothing is new
  useEffect(() => {
    // A notice of the limit stands in place of the line that was given back: the number of lines tells nothing.
    const first = messages.at(-1)?.isLimit ? count - 1 : firstNew(messages, seen.current);
    seen.current = count;
    // A part that has been seen stands below what is said since.
    const part = seenPart.current === shown ? null : shown;
    seenPart.current = shown;
    const box = scroller.current;
    if (!box || (count <= 1 && !shown)) return;
    const log = box.querySelector('[role="log"]');
    const newest = part ? box.querySelector(':scope > section') : log?.children[first];
    // Set directly: scrolling into view would move the page behind the window too.
    if (isWaiting && !shown) box.scrollTop = box.scrollHeight;
    else if (newest instanceof HTMLElement) {
      const asked = !part && messages[first - 1]?.role === 'user' ? log?.children[first - 1] : null;
      box.scrollTop = scrollPlace({
        asked: asked instanceof HTMLElement ? asked.offsetTop : undefined,
        answer: newest.offsetTop,
        end: box.scrollHeight,
        room: box.clientHeight,
      });
    }
  }, [count, isWaiting, shown]);
  return scroller;
}
