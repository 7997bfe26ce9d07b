import type { ChatButton } from '#app/features/assistant/schema.ts';
import { hasKeptLead } from '#app/features/chat/widget/conversation/chat-state.ts';
import { TYPED_LABELS } from '#app/features/chat/widget/conversation/typed-label.ts';
import type { Chat, ChatPart } from '#app/features/chat/widget/conversation/use-chat.ts';

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
  const { hasLeft, leadId } = chat.chat;
  const isOffered = (what: 'details' | 'person') =>
    offered.some((button) => 'open' in button && button.open === what);
  const choose = (action: () => void) => () => {
    action();
    onChosen();
  };
  return (
    <ul aria-label="Choices" className="mt-3 flex flex-wrap gap-2">
      {!hasLeft && !leadId && <Chip label={TYPED_LABELS.ask} onClick={choose(chat.leaveScript)} />}
      {hasLeft && !leadId && !isOffered('details') && (
        <Chip label={TYPED_LABELS.details} onClick={choose(chat.resumeScript)} />
      )}
      {mayShare && <Chip label="Share with a broker partner" onClick={choose(chat.askConsent)} />}
      {hasKeptLead(chat.chat) && <Chip label={TYPED_LABELS.kept} onClick={() => onOpen('kept')} />}
      {!isOffered('person') && <Chip label={TYPED_LABELS.person} onClick={() => onOpen('form')} />}
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
