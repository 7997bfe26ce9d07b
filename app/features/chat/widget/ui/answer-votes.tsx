import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import type { ChatMessage } from '#app/features/chat/widget/conversation/kept-chat.ts';
import type { Chat } from '#app/features/chat/widget/conversation/use-chat.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

const loadSchema = async () =>
  (await import('#app/features/chat/schema.ts')).chatFeedback.pick({ reason: true });

/** Was this helpful? A "no" may say why. */
export function AnswerVotes({ message, chat }: { message: ChatMessage; chat: Chat }) {
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
        <WhyNot
          onSend={async (reason) => {
            if (reason) chat.vote(message, 'down', reason);
            setTelling(false);
            downButton.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function WhyNot({ onSend }: { onSend: (reason: string | undefined) => Promise<void> }) {
  const form = useForm({
    values: { reason: '' },
    schema: loadSchema,
    send: ({ reason }) => onSend(reason),
    onDone: () => undefined,
    otherwise: 'That did not work. Please try again.',
  });
  const { id, name, error } = form.field('reason');
  return (
    <form {...form.props}>
      <div className="flex gap-2">
        <input
          {...{ id, name }}
          aria-label="What was wrong? (optional)"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          placeholder="What was wrong?"
          className="min-h-11 min-w-0 flex-1 rounded-control border border-control bg-surface px-3 text-sm placeholder:text-slate"
        />
        <Button type="submit" look="secondary" size="small">
          Tell us
        </Button>
      </div>
      {(error ?? form.problem) && <FieldError id={`${id}-error`}>{error ?? form.problem}</FieldError>}
    </form>
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
