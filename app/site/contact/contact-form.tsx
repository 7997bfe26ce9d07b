import { useState } from 'react';
import { TOPICS } from '#app/features/contact/topics.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { TrapField } from '#app/ui/forms/trap-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { houseRules, sayLength } from '#content/house-rules.ts';

// Rules and sending load when somebody begins to write.
const loadRules = () => import('#app/features/contact/schema.ts');
const loadSending = () => import('./send-contact.ts');

/** The contact form. A failed call says so and keeps every word; without script the plain page takes it. */
export function ContactForm({ topicHint }: { topicHint: string }) {
  const [isSent, setSent] = useState(false);
  const form = useForm({
    id: 'contact',
    values: { fullName: '', email: '', phone: '', topic: '', message: '' },
    schema: async () => (await loadRules()).contactSchema,
    send: async (message) => (await loadSending()).sendContact(message),
    onDone: () => {
      form.reset();
      setSent(true);
    },
    otherwise: 'Failed to send your message. Please try again later.',
    hasSummary: true,
  });
  const { field } = form;
  return (
    <Form
      form={form}
      plainAction="/contact/plain"
      sendLabel="Send message"
      pendingLabel="Sending…"
      problemTitle="Error"
      size="large"
    >
      <TextField label="Full name" autoComplete="name" {...field('fullName')} />
      <TextField
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" optional {...field('phone')} />
      <SelectField label="Topic" placeholder="Choose a topic" options={TOPICS} {...field('topic')} />
      <TextArea label="Message" help={topicHint} className="[&_textarea]:min-h-40" {...field('message')} />
      <TrapField />
      {isSent && !form.isPending && !form.problem && Object.keys(form.errors).length === 0 && (
        <Callout tone="success" title="Message sent" live>
          Thank you for contacting us. We will reply within{' '}
          {sayLength(houseRules.promiseDays, 'business day')}.
        </Callout>
      )}
    </Form>
  );
}
