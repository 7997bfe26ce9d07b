import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  CHECK_RESULTS,
  type CheckResult,
  licenceCheckInput,
} from '#app/features/brokers/oversight/schema.ts';
import { adminBrokerQuery, licenceCheckMutation } from '#app/features/cases/oversight/brokers/data.ts';
import type { AdminBrokerDetail } from '#app/features/cases/oversight/brokers/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { LicenceEnd } from './broker-columns.tsx';

const RESULT_WORDS = {
  in_force: 'In force',
  restricted: 'In force, with conditions',
  not_in_force: 'Not in force',
  not_found: 'Not found',
} as const satisfies Record<CheckResult, string>;

/** The licence, every look at the register, and the form for the next one. */
export function LicenceCard({ broker }: { broker: AdminBrokerDetail }) {
  const { profile, checks } = broker;
  return (
    <Card heading="Licence" aside={<LicenceEnd expiresOn={profile.licenceExpiresOn} />}>
      <KeyFacts
        facts={[
          { term: 'Number', detail: profile.licenceNumber },
          { term: 'Classes', detail: profile.licenceClasses.join(', ').replaceAll('_', ' and ') },
        ]}
      />
      <h3 className="mt-5 text-sm font-semibold">Checks of the register</h3>
      {checks.length === 0 ? (
        <p className="mt-1 text-sm text-slate">
          No check is recorded yet. Look the licence up in the public register and record what it says.
        </p>
      ) : (
        <ul className="mt-2 flex flex-col gap-2 text-sm">
          {checks.map(({ id, at, by, result, note, licenceNumber }) => (
            <li key={id}>
              <span className="font-medium">{RESULT_WORDS[result]}</span> ({licenceNumber}), {by},{' '}
              {formatAlbertaTime(new Date(at), 'short')}
              {note && <span className="block text-slate wrap-anywhere">{note}</span>}
            </li>
          ))}
        </ul>
      )}
      <CheckForm key={checks.length} brokerId={broker.id} />
    </Card>
  );
}

function CheckForm({ brokerId }: { brokerId: string }) {
  const queryClient = useQueryClient();
  const form = useForm({
    values: { result: '', note: '' },
    schema: licenceCheckInput,
    send: useMutation(licenceCheckMutation(brokerId)).mutateAsync,
    onDone: (broker) => {
      queryClient.setQueryData(adminBrokerQuery(brokerId).queryKey, broker);
    },
    otherwise: 'We could not save the check. Please try again later.',
    id: 'licence-check',
  });
  return (
    <Form
      form={form}
      className="mt-5 border-t border-line pt-5"
      label="A check of the register"
      sendLabel="Record the check"
      pendingLabel="Saving…"
      look="secondary"
      size="small"
    >
      <SelectField
        label="Register status"
        placeholder="Please choose"
        options={CHECK_RESULTS.map((value) => ({ value, label: RESULT_WORDS[value] }))}
        {...form.field('result')}
      />
      <TextField label="Note" optional {...form.field('note')} />
    </Form>
  );
}
