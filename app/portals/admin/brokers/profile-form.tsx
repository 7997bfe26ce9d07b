import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AwayFields } from '#app/features/brokers/availability/ui/away-fields.tsx';
import { brokerProfileInput } from '#app/features/brokers/oversight/schema.ts';
import { adminBrokerQuery, changeProfileMutation } from '#app/features/cases/oversight/brokers/data.ts';
import type { AdminBrokerDetail } from '#app/features/cases/oversight/brokers/schema.ts';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { BrokerChoiceFields } from './broker-choice-fields.tsx';

/** What a broker is licensed for and which requests reach them. */
export function ProfileForm({ broker: { id, profile } }: { broker: AdminBrokerDetail }) {
  const queryClient = useQueryClient();
  const change = useMutation(changeProfileMutation(id));
  const form = useForm({
    values: {
      ...profile,
      bio: profile.bio ?? '',
    },
    schema: brokerProfileInput,
    send: change.mutateAsync,
    onDone: (broker) => {
      queryClient.setQueryData(adminBrokerQuery(id).queryKey, broker);
      showToast({ title: 'The profile is saved', tone: 'success' });
    },
    otherwise: 'We could not save the profile. Please try again later.',
    hasSummary: true,
    id: 'profile',
  });
  const { field } = form;
  return (
    <Form form={form} sendLabel="Save the profile" pendingLabel="Saving…" staysInSight>
      <input type="hidden" name="updatedAt" defaultValue={profile.updatedAt} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Brokerage" {...field('brokerage')} />
        <TextField label="Daily limit" type="number" inputMode="numeric" {...field('dailyCap')} />
        <TextField label="Licence number" {...field('licenceNumber')} />
        <DateField label="Licence ends on" {...field('licenceExpiresOn')} />
      </div>
      <AwayFields
        away={form.values.away}
        field={field}
        error={form.errors.away}
        onChange={(away) => form.fill({ away })}
      />
      <BrokerChoiceFields field={field} columns={3} />
    </Form>
  );
}
