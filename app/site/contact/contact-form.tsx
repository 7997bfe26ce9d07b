import { type SubmitEvent, useState } from 'react';
import { TOPICS } from '#app/features/contact/topics.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { clearTrap, TrapField } from '#app/ui/forms/trap-field.tsx';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactProblems,
  FAILED,
  type Outcome,
} from './contact-fields.ts';

// Rules and sending load when somebody begins to write.
const loadSending = () => import('./send-contact.ts');

/** The contact form. A failed call says so and keeps every word; without script the plain page takes it. */
export function ContactForm({ topicHint }: { topicHint: string }) {
  const [problems, setProblems] = useState<ContactProblems>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const field = (name: ContactField) => ({ name, id: `contact-${name}`, error: problems[name] });

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    setPending(true);
    // The part that sends could not be loaded: the connection is gone, or the site has been updated.
    const result = await loadSending().then(
      ({ sendContact }) => sendContact(values),
      () => ({ problems: {}, outcome: FAILED }),
    );
    if (result.outcome?.tone === 'success') form.reset();
    else clearTrap(form);
    setProblems(result.problems);
    setOutcome(result.outcome);
    setAttempt(attempt + 1);
    setPending(false);
  }

  return (
    <form
      method="post"
      action="/contact/plain"
      noValidate
      onSubmit={onSubmit}
      onFocus={() => void loadSending().catch(() => undefined)}
      className="relative flex flex-col gap-5"
    >
      <ErrorSummary
        attempt={attempt}
        errors={CONTACT_FIELDS.flatMap((name) => {
          const message = problems[name];
          return message ? [{ fieldId: `contact-${name}`, message }] : [];
        })}
      />
      <TextField {...field('fullName')} label="Full name" autoComplete="name" />
      <TextField
        {...field('email')}
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField {...field('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" optional />
      <SelectField {...field('topic')} label="Topic" placeholder="Choose a topic" options={TOPICS} />
      <TextArea {...field('message')} label="Message" help={topicHint} className="[&_textarea]:min-h-40" />
      <TrapField />
      {outcome && (
        <Callout tone={outcome.tone} title={outcome.title} live>
          {outcome.text}
        </Callout>
      )}
      <Button type="submit" size="large" pending={isPending} pendingLabel="Sending…" className="self-start">
        Send message
      </Button>
    </form>
  );
}
