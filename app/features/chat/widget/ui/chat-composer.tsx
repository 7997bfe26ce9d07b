import { Send } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import type { Chat } from '#app/features/chat/widget/conversation/use-chat.ts';

/** The place to type: Enter sends, Shift and Enter begin a new line. Nothing is sent while a reply is pending. */
export function ChatComposer({ chat, input }: { chat: Chat; input: RefObject<HTMLTextAreaElement | null> }) {
  const { typed, setTyped } = chat;
  const id = useId();
  const canSend = typed.trim() !== '' && !chat.isPending;

  function send() {
    if (!canSend) return;
    chat.send(typed);
    setTyped('');
    input.current?.focus();
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While letters are being composed, Enter chooses them.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="flex items-end gap-2 border-t border-line px-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        Your message
      </label>
      <textarea
        id={id}
        ref={input}
        rows={1}
        value={typed}
        autoComplete="off"
        placeholder="Type your message"
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
    </form>
  );
}
