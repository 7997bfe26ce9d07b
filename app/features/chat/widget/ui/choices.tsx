import type { ChatButton } from '#app/features/assistant/schema.ts';
import { TYPED_LABELS } from '#app/features/chat/widget/conversation/typed-label.ts';
import type { Chat, ChatPart } from '#app/features/chat/widget/conversation/use-chat.ts';
import { waysOut } from './shown-buttons.ts';

type ChoicesProps = {
  chat: Chat;
  /** The details are saved, and not shared with a broker. */
  mayShare: boolean;
  /** What the newest answer offers already: nothing stands there twice. */
  offered: readonly ChatButton[];
  onChosen: () => void;
  onOpen: (what: ChatPart) => void;
};

/** The ways out of the script and back. */
export function Choices({ chat, mayShare, offered, onChosen, onOpen }: ChoicesProps) {
  const choose = (action: () => void) => () => {
    action();
    onChosen();
  };
  const does = {
    ask: choose(chat.leaveScript),
    details: choose(chat.resumeScript),
    kept: () => onOpen('kept'),
    person: () => onOpen('form'),
  };
  return (
    <ul aria-label="Choices" className="mt-3 flex flex-wrap gap-2">
      {mayShare && <Chip label="Share with a broker partner" onClick={choose(chat.askConsent)} />}
      {waysOut(chat.chat, offered).map((way) => (
        <Chip key={way} label={TYPED_LABELS[way]} onClick={does[way]} />
      ))}
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
