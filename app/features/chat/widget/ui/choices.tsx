import type { Chat } from '#app/features/chat/widget/conversation/use-chat.ts';
import { classNames } from '#app/ui/class-names.ts';

type ChoicesProps = {
  chat: Chat;
  /** At the lower edge, unless the window is low (zoomed in, or on its side) or the summary needs the room. */
  isPinned: boolean;
  /** The details are saved, and not shared with a broker. */
  mayShare: boolean;
  onChosen: () => void;
  onOpen: (what: 'form' | 'summary') => void;
};

/** The ways out of the script and back. */
export function Choices({ chat, isPinned, mayShare, onChosen, onOpen }: ChoicesProps) {
  const { hasLeft, leadId } = chat.chat;
  const choose = (action: () => void) => () => {
    action();
    onChosen();
  };
  return (
    <ul
      aria-label="Choices"
      className={classNames(
        '-mx-4 mt-2 -mb-3 flex flex-wrap gap-2 bg-surface px-4 pb-2',
        // The box keeps its padding free of what sticks: the lines would look out below.
        isPinned && 'sticky -bottom-3 [@media(max-height:37.5rem)]:static',
      )}
    >
      {!hasLeft && !leadId && <Chip label="Ask a question" onClick={choose(chat.leaveScript)} />}
      {hasLeft && !leadId && <Chip label="Leave my details" onClick={choose(chat.resumeScript)} />}
      {mayShare && <Chip label="Share with a broker partner" onClick={() => onOpen('summary')} />}
      <Chip label="Talk to a person" onClick={() => onOpen('form')} />
    </ul>
  );
}

function Chip({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <li>
      <button
        type="button"
        className="inline-flex min-h-11 items-center rounded-full border border-control bg-surface px-3.5 text-sm font-semibold text-spruce hover:bg-spruce-soft"
        onClick={onClick}
      >
        {label}
      </button>
    </li>
  );
}
