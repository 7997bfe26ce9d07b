import { RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { ChatMessage } from './kept-chat.ts';
import { MessageText } from './message-text.tsx';
import type { Chat } from './use-chat.ts';

/** One line of the conversation. What visitors type is shown as typed; answers may hold links to our own pages. */
export function ChatLine({ message, chat }: { message: ChatMessage; chat: Chat }) {
  const { role, content, author } = message;
  if (role === 'system') return <p className="text-center text-xs text-slate">{content}</p>;
  const isUser = role === 'user';
  return (
    <div className={classNames('flex flex-col gap-1', isUser ? 'items-end' : 'items-start')}>
      <span className="sr-only">{isUser ? 'You:' : `${author ?? 'Assistant'}:`}</span>
      {author && (
        <span aria-hidden="true" className="text-xs font-semibold text-slate">
          {author}
        </span>
      )}
      <div
        className={classNames(
          'max-w-[88%] rounded-card px-3.5 py-2 wrap-anywhere',
          isUser ? 'rounded-br-small bg-spruce text-on-spruce' : 'rounded-bl-small bg-mist',
          author && 'bg-blush',
        )}
      >
        {isUser ? <p className="whitespace-pre-line">{content}</p> : <MessageText text={content} />}
      </div>
      {message.retry !== undefined && (
        <Button look="quiet" size="small" onClick={() => chat.retry(message)}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Try again
        </Button>
      )}
      {message.id && !author && chat.chat.token && <Votes message={message} chat={chat} />}
    </div>
  );
}

/** Was this helpful? A "no" may say why. */
function Votes({ message, chat }: { message: ChatMessage; chat: Chat }) {
  const [reason, setReason] = useState('');
  const [isTelling, setTelling] = useState(false);
  const { vote } = message;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-1">
        <VoteButton label="Helpful" isChosen={vote === 'up'} onClick={() => chat.vote(message, 'up')}>
          <ThumbsUp aria-hidden="true" className="size-4" />
        </VoteButton>
        <VoteButton
          label="Not helpful"
          isChosen={vote === 'down'}
          onClick={() => {
            chat.vote(message, 'down');
            setTelling(true);
          }}
        >
          <ThumbsDown aria-hidden="true" className="size-4" />
        </VoteButton>
        {vote && <span className="text-xs text-slate">Thank you</span>}
      </div>
      {isTelling && (
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim()) chat.vote(message, 'down', reason.trim().slice(0, 500));
            setTelling(false);
          }}
        >
          <input
            aria-label="What was wrong? (optional)"
            placeholder="What was wrong?"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            className="min-h-11 min-w-0 flex-1 rounded-control border border-control bg-surface px-3 text-sm placeholder:text-slate"
          />
          <Button type="submit" look="secondary" size="small">
            Tell us
          </Button>
        </form>
      )}
    </div>
  );
}

type VoteButtonProps = { label: string; isChosen: boolean; onClick: () => void; children: React.ReactNode };

function VoteButton({ label, isChosen, onClick, children }: VoteButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      title={label}
      onClick={onClick}
      className="inline-flex size-11 items-center justify-center rounded-control text-slate hover:bg-mist aria-pressed:bg-spruce-soft aria-pressed:text-spruce"
    >
      {children}
    </button>
  );
}
