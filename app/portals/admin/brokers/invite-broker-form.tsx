import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { inviteBrokerMutation } from '#app/features/brokers/data.ts';
import { inviteBrokerInput, type invitedBrokerOutput } from '#app/features/brokers/schema.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { CITIES, LANGUAGES, LICENCE_CLASSES, TYPES } from './broker-choices.ts';

const EMPTY = {
  ...{ fullName: '', email: '', phone: '', brokerage: '', licenceNumber: '', licenceExpiresOn: '', bio: '' },
  ...{ licenceClasses: [], types: [], cities: [], languages: ['English'], dailyCap: 10 },
};

type InviteBrokerFormProps = { onInvited: (broker: z.output<typeof invitedBrokerOutput>) => void };

/** What an administrator knows about a broker before they join. */
export function InviteBrokerForm({ onInvited }: InviteBrokerFormProps) {
  const form = useForm({
    values: EMPTY,
    schema: inviteBrokerInput,
    send: useMutation(inviteBrokerMutation).mutateAsync,
    onDone: onInvited,
    otherwise: 'We could not send the invitation. Please try again later.',
    hasSummary: true,
    id: 'invite',
  });
  const { field } = form;
  return (
    <Form form={form} sendLabel="Send the invitation" pendingLabel="Sending…">
      <TextField label="Full name" {...field('fullName')} />
      <TextField label="Email address" type="email" inputMode="email" {...field('email')} />
      <TextField label="Phone" optional type="tel" inputMode="tel" {...field('phone')} />
      <TextField label="Brokerage" {...field('brokerage')} />
      <TextField label="Licence number" {...field('licenceNumber')} />
      <DateField label="Licence expires on" {...field('licenceExpiresOn')} />
      <ChoiceGroup
        legend="Licence classes"
        kind="checkbox"
        choices={LICENCE_CLASSES}
        {...field('licenceClasses')}
      />
      <ChoiceGroup
        legend="Insurance types"
        help="Requests of these types can go to this broker."
        kind="checkbox"
        columns={2}
        choices={TYPES}
        {...field('types')}
      />
      <ChoiceGroup
        legend="Cities"
        help="None chosen means all of Alberta."
        optional
        kind="checkbox"
        columns={2}
        choices={CITIES}
        {...field('cities')}
      />
      <ChoiceGroup
        legend="Languages"
        optional
        kind="checkbox"
        columns={2}
        choices={LANGUAGES}
        {...field('languages')}
      />
      <TextField
        label="Requests per day, at most"
        type="number"
        inputMode="numeric"
        className="max-w-60"
        {...field('dailyCap')}
      />
      <TextArea
        label="About the broker"
        help="Clients read it beside the name. Up to 500 characters."
        optional
        {...field('bio')}
      />
    </Form>
  );
}
