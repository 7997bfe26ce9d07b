import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, api } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { type ContactMessage, checkContact, TOPICS } from './check-contact.ts';

const EMPTY: ContactMessage = { fullName: '', email: '', phone: '', topic: '', message: '' };
const FIELDS = ['fullName', 'email', 'phone', 'topic', 'message'] as const;

type Outcome = { tone: 'success' | 'danger'; title: string; text: string };

const SENT: Outcome = {
  tone: 'success',
  title: 'Message sent',
  text: 'Thank you for contacting us. We will reply within one business day.',
};
const FAILED: Outcome = {
  tone: 'danger',
  title: 'Error',
  text: 'Failed to send your message. Please try again later.',
};

/** The contact form. A failed call says so and keeps every word. */
export function ContactForm({ topicHint }: { topicHint: string }) {
  const form = useForm<ContactMessage>({
    defaultValues: EMPTY,
    resolver: checkContact,
    shouldFocusError: false,
  });
  const [outcome, setOutcome] = useState<Outcome>();
  const { errors, isSubmitting, submitCount } = form.formState;
  const field = (name: keyof ContactMessage) => ({
    ...form.register(name),
    id: `contact-${name}`,
    error: errors[name]?.message,
  });

  async function send({ phone, ...values }: ContactMessage) {
    setOutcome(undefined);
    try {
      await api.post('/api/contact', { ...values, ...(phone.trim() && { phone: phone.trim() }) });
      form.reset(EMPTY);
      setOutcome(SENT);
    } catch (error) {
      const named = error instanceof ApiError ? (error.body.errors ?? {}) : {};
      for (const name of FIELDS) if (named[name]) form.setError(name, { message: named[name] });
      const isBusy = error instanceof ApiError && error.status === 429;
      setOutcome(isBusy ? { ...FAILED, text: error.body.message ?? FAILED.text } : FAILED);
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-5">
      <ErrorSummary
        attempt={submitCount}
        errors={FIELDS.flatMap((name) => {
          const message = errors[name]?.message;
          return message ? [{ fieldId: `contact-${name}`, message }] : [];
        })}
      />
      <TextField {...field('fullName')} label="Full name" autoComplete="name" />
      <TextField
        {...field('email')}
        label="E-mail address"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField {...field('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" optional />
      <SelectField {...field('topic')} label="Topic" placeholder="Choose a topic" options={[...TOPICS]} />
      <TextArea {...field('message')} label="Message" help={topicHint} rows={6} />
      {outcome && (
        <Callout tone={outcome.tone} title={outcome.title} live>
          {outcome.text}
        </Callout>
      )}
      <Button
        type="submit"
        size="large"
        pending={isSubmitting}
        pendingLabel="Sending…"
        className="self-start"
      >
        Send message
      </Button>
    </form>
  );
}
