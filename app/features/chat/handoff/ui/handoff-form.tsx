import { type FormEvent, useState } from 'react';
import type { LeadDraft } from '#app/features/chat/lead/lead-script.ts';
import type { HandoffContact } from '#app/features/chat/widget/conversation/people-calls.ts';
import { focusFirst } from '#app/features/chat/widget/ui/focus-first.ts';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { script } from '#content/chat/script.ts';

const FAILED = 'This could not be sent. Please try again, or write to us on the contact page.';

type HandoffFormProps = {
  draft: LeadDraft;
  /** The visitor has agreed to share their request, so its broker may answer. */
  isShared: boolean;
  onSend: (contact: HandoffContact) => Promise<void>;
  onDone: () => void;
};

/** Who wants to talk to a person, and where an answer reaches them when this window is closed. */
export function HandoffForm({ draft, isShared, onSend, onDone }: HandoffFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const text = (field: string) => String(typed.get(field) ?? '').trim();
    setPending(true);
    setProblem(undefined);
    try {
      const phone = text('phone');
      await onSend({ fullName: text('fullName'), email: text('email'), ...(phone && { phone }) });
      onDone();
    } catch (error) {
      const found = errorsOf(error);
      setErrors(found);
      focusFirst(form, found);
      if (Object.keys(found).length === 0) setProblem(userMessage(error, FAILED));
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      noValidate
      aria-label="Talk to a person"
      onSubmit={send}
      className="mt-3 flex flex-col gap-3 rounded-card border border-line bg-surface p-3.5"
    >
      <p>{isShared ? script.whoAnswersShared : script.whoAnswers}</p>
      <p className="text-xs text-slate">{script.hiddenFromPeople}</p>
      <TextField
        label="Full name"
        name="fullName"
        autoFocus
        defaultValue={draft.name}
        error={errors.fullName}
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
        optional
        defaultValue={draft.phone}
        error={errors.phone}
        autoComplete="tel"
      />
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" pending={isPending}>
          Ask for a person
        </Button>
        <Button look="secondary" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function errorsOf(error: unknown): Record<string, string> {
  const errors = error instanceof ApiError ? Object.entries(error.body.errors ?? {}) : [];
  return Object.fromEntries(errors.map(([field, text]) => [field.replace('contact.', ''), text]));
}
