import { useEffect, useState } from 'react';
import { nextPromise } from '#app/features/chat/handoff/next-promise.ts';
import { readKeptLead } from '#app/features/chat/lead/kept-lead-calls.ts';
import type { LeadDraft } from '#app/features/chat/lead/lead-script.ts';
import type { HandoffContact } from '#app/features/chat/widget/conversation/people-calls.ts';
import { ContactFields } from '#app/features/chat/widget/ui/contact-fields.tsx';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { script } from '#content/chat/script.ts';

const loadSchema = async () => (await import('../handoff-schema.ts')).chatHandoff;

type HandoffFormProps = {
  draft: LeadDraft;
  /** The token of a conversation in which details were saved. */
  keptOf: string | null;
  /** By when a person answers, where one was asked for before: asking again changes no time. */
  promisedAt: string | null;
  /** The visitor has agreed to share their request, so its broker may answer. */
  isShared: boolean;
  onSend: (contact: HandoffContact) => Promise<void>;
  onDone: () => void;
};

/** Who wants to talk to a person, and where an answer reaches them when this window is closed. */
export function HandoffForm({ draft, keptOf, promisedAt, isShared, onSend, onDone }: HandoffFormProps) {
  const { name = '', email = '', phone = '' } = draft;
  const isFilled = email !== '';
  // From when the form was opened: who reads it is told a time that does not move.
  const [answeredBy] = useState(() => promisedAt ?? nextPromise({ missedPromises: 0 }));
  const form = useForm({
    values: { contact: { fullName: name, email, phone } },
    schema: loadSchema,
    send: ({ contact }) => onSend(contact),
    onDone,
    otherwise: 'This could not be sent. Please try again, or write to us on the contact page.',
  });
  const { fill } = form;
  // A page that was loaded again has no details any more; what was saved of them is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled in once, when the form is opened
  useEffect(() => {
    if (isFilled || !keptOf) return;
    void readKeptLead(keptOf).then((kept) => {
      if (kept) fill({ contact: kept.contact });
    });
  }, []);
  return (
    <section
      aria-label="A person instead of the assistant"
      className="mt-3 flex flex-col gap-3 rounded-card border border-line bg-surface p-3.5"
    >
      <p>{isShared ? script.whoAnswersShared : script.whoAnswers}</p>
      {answeredBy && <p>{script.answeredBy(formatAlbertaTime(new Date(answeredBy), 'dayTime'))}</p>}
      <p className="text-xs text-slate">{script.hiddenFromPeople}</p>
      <Form
        form={form}
        label="Talk to a person"
        size="small"
        sendLabel="Ask for a person"
        pendingLabel="Asking…"
        onCancel={onDone}
      >
        <ContactFields
          name={form.field('contact.fullName')}
          email={form.field('contact.email')}
          phone={form.field('contact.phone')}
          isPhoneOptional
        />
      </Form>
    </section>
  );
}
