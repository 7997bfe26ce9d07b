import { type FormEvent, useRef, useState } from 'react';
import { consentWordings } from '#app/features/quotes/wording.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { leadTypeNames } from '#content/chat/script.ts';
import { EMAIL_EXAMPLE, emailIn, type LeadDraft, PHONE_EXAMPLE, phoneIn } from '../lead-script.ts';
import { LEAD_TYPES } from '../lead-types.ts';
import type { LeadErrors } from './chat-calls.ts';
import { focusFirst } from './focus-first.ts';
import type { Chat } from './use-chat.ts';

const SHARE_WORDING = consentWordings().find(({ field }) => field === 'share')?.text ?? '';
const TYPE_OPTIONS = LEAD_TYPES.map((value) => ({ value, label: leadTypeNames[value] }));

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
        <Details chat={chat} onEdit={() => setEditing(true)} onShare={share} />
      )}
    </section>
  );
}

type DetailsProps = { chat: Chat; onEdit: () => void; onShare: (isYes: boolean) => void };

function Details({ chat, onEdit, onShare }: DetailsProps) {
  const { draft, leadId } = chat.chat;
  return (
    <>
      <h3 className="font-semibold">May we share this?</h3>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 leading-5 wrap-anywhere">
        <Row term="Name" detail={draft.name} />
        <Row term="Email" detail={draft.email} />
        <Row term="Phone" detail={draft.phone} />
        <Row term="About" detail={draft.insuranceType && leadTypeNames[draft.insuranceType]} />
      </dl>
      <p className="mt-2 text-xs text-slate">{SHARE_WORDING}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" pending={chat.isPending} onClick={() => onShare(true)}>
          Yes, share
        </Button>
        {!leadId && (
          <>
            <Button size="small" look="secondary" pending={chat.isPending} onClick={() => onShare(false)}>
              No, do not share
            </Button>
            <Button look="quiet" size="small" onClick={onEdit}>
              Correct these
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function Row({ term, detail }: { term: string; detail: string | undefined }) {
  return (
    <>
      <dt className="text-slate">{term}</dt>
      <dd>{detail}</dd>
    </>
  );
}

type EditDetailsProps = {
  draft: LeadDraft;
  /** What the server found wrong. */
  found: LeadErrors;
  onDone: (changed?: LeadDraft) => void;
};

function EditDetails({ draft, found: foundBefore, onDone }: EditDetailsProps) {
  const [errors, setErrors] = useState<LeadErrors>(foundBefore);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (field: string) => String(form.get(field) ?? '').trim();
    const [name, email, phone] = [text('name').slice(0, 100), emailIn(text('email')), phoneIn(text('phone'))];
    const found = {
      ...(name.length < 2 && { name: 'Full name is required' }),
      ...(!email && { email: `Please enter an address such as ${EMAIL_EXAMPLE}` }),
      ...(!phone && { phone: `Please enter a number such as ${PHONE_EXAMPLE}` }),
    };
    setErrors(found);
    focusFirst(event.currentTarget, found);
    if (!email || !phone || found.name) return;
    const type = LEAD_TYPES.find((known) => known === text('insuranceType')) ?? 'general';
    onDone({ ...draft, name, email, phone, insuranceType: type });
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      <TextField
        label="Full name"
        name="name"
        autoFocus
        defaultValue={draft.name}
        error={errors.name}
        autoComplete="name"
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        defaultValue={draft.email}
        error={errors.email}
        autoComplete="email"
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        defaultValue={draft.phone}
        error={errors.phone}
        autoComplete="tel"
      />
      <SelectField
        label="About"
        name="insuranceType"
        options={TYPE_OPTIONS}
        defaultValue={draft.insuranceType}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small">
          Save
        </Button>
        <Button look="secondary" size="small" onClick={() => onDone()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
