import { useMutation, useQueryClient } from '@tanstack/react-query';
import { brokerProfileInput } from '#app/features/brokers/oversight/schema.ts';
import { adminBrokerQuery, changeProfileMutation } from '#app/features/cases/oversight/brokers/data.ts';
import type { AdminBrokerDetail } from '#app/features/cases/oversight/brokers/schema.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { CITIES, LANGUAGES, LICENCE_CLASSES, TYPES } from './broker-choices.ts';

/** What a broker is licensed for and which requests reach them. */
export function ProfileForm({ broker: { id, profile } }: { broker: AdminBrokerDetail }) {
  const queryClient = useQueryClient();
  const change = useMutation(changeProfileMutation(id));
  const form = useForm({
    values: {
      ...profile,
      bio: profile.bio ?? '',
      awayFrom: profile.awayFrom ?? '',
      awayTo: profile.awayTo ?? '',
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
    <Form form={form} sendLabel="Save the profile" pendingLabel="Saving…">
      <input type="hidden" name="updatedAt" defaultValue={profile.updatedAt} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Brokerage" {...field('brokerage')} />
        <TextField
          label="Requests per day, at most"
          type="number"
          inputMode="numeric"
          {...field('dailyCap')}
        />
        <TextField label="Licence number" {...field('licenceNumber')} />
        <DateField label="Licence ends on" {...field('licenceExpiresOn')} />
        <DateField label="Away from" optional {...field('awayFrom')} />
        <DateField label="Away until" optional {...field('awayTo')} />
      </div>
      <ChoiceGroup
        legend="Licence classes"
        kind="checkbox"
        columns={3}
        choices={LICENCE_CLASSES}
        {...field('licenceClasses')}
      />
      <ChoiceGroup legend="Insurance types" kind="checkbox" columns={3} choices={TYPES} {...field('types')} />
      <ChoiceGroup
        legend="Cities"
        help="None chosen means all of Alberta."
        optional
        kind="checkbox"
        columns={3}
        choices={CITIES}
        {...field('cities')}
      />
      <ChoiceGroup
        legend="Languages"
        optional
        kind="checkbox"
        columns={3}
        choices={LANGUAGES}
        {...field('languages')}
      />
      <TextArea label="About the broker" help="Clients read it beside the name." optional {...field('bio')} />
    </Form>
  );
}
