import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import type { ChatMessage } from '#app/features/chat/widget/conversation/kept-chat.ts';
import type { Chat } from '#app/features/chat/widget/conversation/use-chat.ts';
import { Button } from '#app/ui/button.tsx';

/** Was this helpful? A "no" may say why. */
export function AnswerVotes({ message, chat }: { message: ChatMessage; chat: Chat }) {
  const [reason, setReason] = useState('');
  const [isTelling, setTelling] = useState(false);
  const downButton = useRef<HTMLButtonElement>(null);
  const { vote } = message;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-1">
        <VoteButton label="Helpful" isChosen={vote === 'up'} onClick={() => chat.vote(message, 'up')}>
          <ThumbsUp aria-hidden="true" className="size-4" />
        </VoteButton>
        <VoteButton
          ref={downButton}
          label="Not helpful"
          isChosen={vote === 'down'}
          onClick={() => {
            chat.vote(message, 'down');
            setTelling(true);
          }}
        >
          <ThumbsDown aria-hidden="true" className="size-4" />
        </VoteButton>
        <span role="status" className="text-xs text-slate">
          {vote && 'Thank you'}
        </span>
      </div>
      {isTelling && (
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim()) chat.vote(message, 'down', reason.trim().slice(0, 500));
            setTelling(false);
            downButton.current?.focus();
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

type VoteButtonProps = {
  label: string;
  isChosen: boolean;
  onClick: () => void;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

function VoteButton({ label, isChosen, onClick, children, ref }: VoteButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      title={label}
      onClick={onClick}
      className="inline-flex size-11 items-center justify-center rounded-control text-slate hover:bg-mist aria-pressed:bg-spruce-soft aria-pressed:text-spruce forced-colors:aria-pressed:border-2"
    >
      {children}
    </button>
  );
}
