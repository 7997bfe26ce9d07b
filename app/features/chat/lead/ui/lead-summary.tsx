import { useRef, useState } from 'react';
import type { Chat } from '#app/features/chat/widget/conversation/use-chat.ts';
import { consentWordings } from '#app/features/quotes/consents/wording.ts';
import { Button } from '#app/ui/button.tsx';
import { script } from '#content/chat/script.ts';
import { type ContactWay, WAY_NAMES } from '../contact-way.ts';
import { kindOf, type LeadDraft } from '../lead-script.ts';
import { EditDetails } from './edit-details.tsx';

const FIELD_OF: Partial<Record<ContactWay, 'call' | 'text'>> = { phone: 'call', text: 'text' };

/** What a yes agrees to: that it is shared, and how the broker may reach them. */
function wordingsOf(way: ContactWay): string[] {
  const fields = ['share', FIELD_OF[way]];
  return consentWordings()
    .filter(({ field }) => fields.includes(field))
    .map(({ text }) => text);
}

type LeadSummaryProps = { chat: Chat; onAnswered: () => void };

/** What the script has gathered, to be corrected and then shared with a broker partner, or not. */
export function LeadSummary({ chat, onAnswered }: LeadSummaryProps) {
  const [isEditing, setEditing] = useState(false);
  const card = useRef<HTMLElement>(null);
  const { draft, leadErrors } = chat.chat;

  function stopEditing(changed: LeadDraft = draft) {
    chat.correct(changed);
    setEditing(false);
    // The form that had the focus is gone.
    card.current?.focus();
  }

  function share(isYes: boolean) {
    chat.share(isYes);
    onAnswered();
  }

  function forget() {
    chat.forget();
    onAnswered();
  }

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="Your details"
      className="mt-3 rounded-card border border-line bg-surface p-3"
    >
      {isEditing || Object.keys(leadErrors).length > 0 ? (
        <EditDetails draft={draft} found={leadErrors} onDone={stopEditing} />
      ) : (
        <Details chat={chat} onEdit={() => setEditing(true)} onShare={share} onForget={forget} />
      )}
    </section>
  );
}

type DetailsProps = {
  chat: Chat;
  onEdit: () => void;
  onShare: (isYes: boolean) => void;
  onForget: () => void;
};

function Details({ chat, onEdit, onShare, onForget }: DetailsProps) {
  const { draft } = chat.chat;
  const { contactMethod: way = 'phone' } = draft;
  const about = draft.insuranceType && kindOf(draft);
  return (
    <>
      <h3 className="font-semibold">May we share this?</h3>
      {/* Before anything that the window may be too small for. */}
      <p>{script.noMeans}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 leading-5 wrap-anywhere">
        <Row term="Name" detail={draft.name} />
        <Row term="Email" detail={draft.email} />
        <Row term="Phone" detail={draft.phone} />
        <Row term="About" detail={about} />
        <Row term="Contact" detail={WAY_NAMES[way]} />
        {draft.additionalDetails && draft.additionalDetails !== about && (
          <Row term="You said" detail={draft.additionalDetails} />
        )}
      </dl>
      <div className="mt-2 flex flex-col gap-1 text-xs text-slate">
        {wordingsOf(way).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {/* The window is small, and the words are many: the buttons stay in reach. */}
      <div className="sticky bottom-0 z-10 mt-2 flex flex-wrap gap-2 bg-surface py-2">
        <Button size="small" pending={chat.isPending} onClick={() => onShare(true)}>
          Yes, share
        </Button>
        <Button size="small" look="secondary" pending={chat.isPending} onClick={() => onShare(false)}>
          No, do not share
        </Button>
        <Button look="quiet" size="small" onClick={onEdit}>
          Correct these
        </Button>
        <Button look="quiet" size="small" onClick={onForget}>
          Forget my details
        </Button>
      </div>
    </>
  );
}

/** One line of what was given. */
export function Row({ term, detail }: { term: string; detail: string | undefined }) {
  return (
    <>
      <dt className="text-slate">{term}</dt>
      <dd>{detail}</dd>
    </>
  );
}
