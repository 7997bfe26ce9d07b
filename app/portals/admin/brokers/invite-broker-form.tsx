import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { inviteBrokerMutation } from '#app/features/brokers/data.ts';
import { inviteBrokerInput, type invitedBrokerOutput } from '#app/features/brokers/schema.ts';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { BrokerChoiceFields } from './broker-choice-fields.tsx';

const EMPTY = {
  ...{ fullName: '', email: '', phone: '', brokerage: '', licenceNumber: '', licenceExpiresOn: '', bio: '' },
  ...{ licenceClasses: [], types: [], cities: [], languages: ['English'], dailyCap: 10 },
};

type InviteBrokerFormProps = {
  /** False where no email goes out yet: the invitation is kept. */
  sendsMail: boolean;
  onInvited: (broker: z.output<typeof invitedBrokerOutput>) => void;
};

/** What an administrator knows about a broker before they join. */
export function InviteBrokerForm({ sendsMail, onInvited }: InviteBrokerFormProps) {
  const form = useForm({
    values: EMPTY,
    schema: inviteBrokerInput,
    send: useMutation(inviteBrokerMutation).mutateAsync,
    onDone: onInvited,
    otherwise: 'The invitation was not written. Please try again later.',
    hasSummary: true,
    id: 'invite',
  });
  const { field } = form;
  return (
    <Form
      form={form}
      sendLabel={sendsMail ? 'Send the invitation' : 'Write the invitation'}
      pendingLabel={sendsMail ? 'Sending…' : 'Writing…'}
    >
      <TextField label="Full name" {...field('fullName')} />
      <TextField label="Email address" type="email" {...field('email')} />
      <TextField label="Phone" optional type="tel" {...field('phone')} />
      <TextField label="Brokerage" {...field('brokerage')} />
      <TextField label="Licence number" {...field('licenceNumber')} />
      <DateField label="Licence expires on" {...field('licenceExpiresOn')} />
      <TextField
        label="Daily limit"
        type="number"
        inputMode="numeric"
        className="max-w-60"
        {...field('dailyCap')}
      />
      <BrokerChoiceFields field={field} columns={2} />
    </Form>
  );
}
