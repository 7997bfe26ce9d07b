import { Send } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Chat, ChatPart } from '#app/features/chat/widget/conversation/use-chat.ts';
import { FieldError } from '#app/ui/forms/field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

const loadSchema = async () =>
  (await import('#app/features/chat/widget/conversation/typed-message.ts')).typedMessage;

type ChatComposerProps = {
  chat: Chat;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Somebody types what a button does that opens a part of the window. */
  onOpen: (what: ChatPart) => void;
};

/** The place to type: Enter sends, Shift and Enter begin a new line. Nothing is sent while a reply is pending. */
export function ChatComposer({ chat, input, onOpen }: ChatComposerProps) {
  const { typed, setTyped } = chat;
  const form = useForm({
    values: { message: '' },
    schema: loadSchema,
    send: async ({ message }) => {
      const part = chat.send(message);
      if (part) onOpen(part);
    },
    onDone: () => {
      setTyped('');
      input.current?.focus();
    },
    otherwise: 'That did not work. Please try again.',
  });
  const { id, name, error } = form.field('message');
  const canSend = typed.trim() !== '' && !chat.isPending;

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While letters are being composed, Enter chooses them.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) event.currentTarget.form?.requestSubmit();
  }

  return (
    <form {...form.props} className="border-t border-line px-3 py-2">
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Your message
        </label>
        <textarea
          {...{ id, name }}
          ref={input}
          rows={1}
          value={typed}
          autoComplete="off"
          placeholder="Type your message"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-28 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-control bg-surface px-3 py-2 text-base leading-6 placeholder:text-slate"
        />
        <button
          type="submit"
          aria-label="Send"
          title="Send"
          disabled={!canSend}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-spruce text-on-spruce hover:bg-spruce-strong disabled:opacity-55 forced-colors:border"
        >
          <Send aria-hidden="true" className="size-5" />
        </button>
      </div>
      {(error ?? form.problem) && <FieldError id={`${id}-error`}>{error ?? form.problem}</FieldError>}
    </form>
  );
}
