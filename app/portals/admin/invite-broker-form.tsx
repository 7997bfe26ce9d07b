import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { AccountForm } from '#app/features/accounts/ui/account-form.tsx';
import { summarizedFields } from '#app/features/accounts/ui/summarized-fields.ts';
import { useFormSend } from '#app/features/accounts/ui/use-form-send.ts';
import { inviteBrokerMutation } from '#app/features/brokers/data.ts';
import { inviteBrokerInput, type invitedBrokerOutput } from '#app/features/brokers/schema.ts';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { CITIES, LANGUAGES, LICENCE_CLASSES, TYPES } from './broker-choices.ts';

const FIELDS = [
  ...(['fullName', 'email', 'phone', 'brokerage', 'licenceNumber', 'licenceExpiresOn'] as const),
  ...(['licenceClasses', 'types', 'cities', 'languages', 'dailyCap', 'bio'] as const),
] as const;

type InviteBrokerFormProps = { onInvited: (broker: z.output<typeof invitedBrokerOutput>) => void };

/** What an administrator knows about a broker before they join. */
export function InviteBrokerForm({ onInvited }: InviteBrokerFormProps) {
  const form = useForm({
    resolver: zodResolver(inviteBrokerInput),
    shouldFocusError: false,
    defaultValues: {
      ...{ fullName: '', email: '', brokerage: '', licenceNumber: '', licenceExpiresOn: '', bio: '' },
      ...{ licenceClasses: [], types: [], cities: [], languages: ['English'], dailyCap: 10 },
    },
  });
  const { field, found } = summarizedFields(form, 'invite', FIELDS);
  const sending = useFormSend(form, {
    mutation: inviteBrokerMutation,
    toInput: (sent) => sent,
    onDone: onInvited,
    otherwise: 'We could not send the invitation. Please try again later.',
  });
  return (
    <AccountForm sending={sending} sendLabel="Send the invitation" pendingLabel="Sending…">
      <ErrorSummary attempt={form.formState.submitCount} errors={found} />
      <TextField label="Full name" {...field('fullName')} />
      <TextField label="Email address" type="email" inputMode="email" {...field('email')} />
      <TextField
        label="Phone"
        optional
        type="tel"
        inputMode="tel"
        {...field('phone', { setValueAs: (text: string | undefined) => text || undefined })}
      />
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
        {...field('dailyCap', { valueAsNumber: true })}
      />
      <TextArea
        label="About the broker"
        help="Clients read it beside the name. Up to 500 characters."
        optional
        {...field('bio')}
      />
    </AccountForm>
  );
}
