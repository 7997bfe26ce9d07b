import { type RefObject, useEffect, useState } from 'react';
import { TOPICS } from '#app/features/contact/topics.ts';
import { noteOn } from '#app/features/messages/ui/composer/question-about.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Callout } from '#app/ui/callout.tsx';
import { FieldNote } from '#app/ui/forms/field-note.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { TrapField } from '#app/ui/forms/trap-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { houseRules, sayLength } from '#content/house-rules.ts';
import { EMPTY, forgetTyped, keepTyped, readTyped, type Typed, typedIn } from './kept-text.ts';
import type { ContactReceipt } from './send-contact.ts';

// Rules and sending load when somebody begins to write.
const loadRules = () => import('#app/features/contact/schema.ts');
const loadSending = () => import('./send-contact.ts');

const IF_SENT = 'If you send it, it is kept with your message, and our team reads it.';

/** The contact form. A failed call says so and keeps every word; without script the plain page takes it. */
export function ContactForm({ topicHint }: { topicHint: string }) {
  const [sent, setSent] = useState<ContactReceipt>();
  const form = useForm({
    id: 'contact',
    values: EMPTY,
    schema: async () => (await loadRules()).contactSchema,
    send: async (message) => (await loadSending()).sendContact(message),
    onDone: (receipt) => {
      form.reset();
      forgetTyped();
      setSent(receipt);
    },
    otherwise: 'Failed to send your message. Please try again later.',
    hasSummary: true,
  });
  useKeptText(form);
  const { field } = form;
  return (
    <Form
      form={form}
      plainAction="/contact/plain"
      sendLabel={sent ? 'Send another message' : 'Send message'}
      pendingLabel="Sending…"
      problemTitle="Error"
      size="large"
    >
      <TextField label="Full name" autoComplete="name" {...field('fullName')} />
      <TextField label="Email address" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" optional {...field('phone')} />
      <SelectField label="Topic" placeholder="Choose a topic" options={TOPICS} {...field('topic')} />
      <TextArea label="Message" help={topicHint} className="[&_textarea]:min-h-40" {...field('message')} />
      <FieldNote>{noteOn(form.values.message, IF_SENT)}</FieldNote>
      <TrapField />
      {sent && !form.isPending && !form.problem && Object.keys(form.errors).length === 0 && (
        <Sent receipt={sent} />
      )}
    </Form>
  );
}

/** What happens now, by when, and a copy to keep: the mail has none, as the address may be somebody else's. */
function Sent({
  receipt: { reference, replyBy, sendsMail, message, isPrivacy },
}: {
  receipt: ContactReceipt;
}) {
  return (
    <Callout tone="success" title="Message sent" live>
      <p>
        Thank you for contacting us. We will reply within {sayLength(houseRules.promiseDays, 'business day')}.
      </p>
      <p className="mt-2">
        That is by {formatAlbertaTime(new Date(replyBy), 'dateTime')}. Your reference is{' '}
        <strong>{reference}</strong>
        {sendsMail ? '; we have emailed it to you.' : '. No email goes out at the moment, so please note it.'}
      </p>
      {isPrivacy && (
        <p className="mt-2">
          Nothing is changed or deleted yet. First we check with you that the data is yours; then we say what
          we delete, and which records must be kept. For a closed request, it is faster to ask on its tracking
          page, under “Request earlier deletion”.
        </p>
      )}
      <p className="mt-3 font-semibold">What you wrote</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{message}</p>
    </Callout>
  );
}

/** Keeps what is typed through a reload of this tab, and shows it again. */
function useKeptText(form: {
  held: { element: RefObject<HTMLFormElement | null> };
  fill: (typed: Typed) => void;
}) {
  const { element } = form.held;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before
  useEffect(() => {
    const kept = readTyped();
    // What was typed since the page was loaded counts more.
    if (kept && element.current && !typedIn(element.current)) form.fill(kept);
    const keep = () => element.current && keepTyped(typedIn(element.current));
    element.current?.addEventListener('input', keep);
    return () => element.current?.removeEventListener('input', keep);
  }, []);
}
