import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LICENCE_REGISTER } from '#app/features/brokers/licence-register.ts';
import {
  CHECK_RESULTS,
  type CheckResult,
  licenceCheckInput,
} from '#app/features/brokers/oversight/schema.ts';
import { adminBrokerQuery, licenceCheckMutation } from '#app/features/cases/oversight/brokers/data.ts';
import { overviewQuery } from '#app/features/oversight/data.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { TextAnchor } from '#app/ui/text-link.tsx';

export const RESULT_WORDS = {
  in_force: 'In force',
  restricted: 'In force, with conditions',
  not_in_force: 'Not in force',
  not_found: 'Not found',
} as const satisfies Record<CheckResult, string>;

type RecordCheckProps = { brokerId: string; fullName: string; licenceNumber: string };

/** The button that records what the register says of somebody's licence, from wherever that is asked for. */
export function RecordCheck({ brokerId, fullName, licenceNumber }: RecordCheckProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Record a check<span className="sr-only"> of {fullName}’s licence</span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Licence of ${fullName}`}
        description={
          <>
            Look up {licenceNumber} in the{' '}
            <TextAnchor href={LICENCE_REGISTER} target="_blank" rel="noreferrer">
              public register
            </TextAnchor>{' '}
            and record what it says.
          </>
        }
      >
        <CheckForm
          brokerId={brokerId}
          onCancel={close}
          onRecorded={() => {
            close();
            showToast({ title: 'The check is recorded' });
          }}
        />
      </Dialog>
    </>
  );
}

type CheckFormProps = {
  brokerId: string;
  className?: string;
  onRecorded?: () => void;
  onCancel?: () => void;
};

/** What the public register says of a licence, to be written down. */
export function CheckForm({ brokerId, className, onRecorded, onCancel }: CheckFormProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    values: { result: '', note: '' },
    schema: licenceCheckInput,
    send: useMutation(licenceCheckMutation(brokerId)).mutateAsync,
    onDone: (broker) => {
      queryClient.setQueryData(adminBrokerQuery(brokerId).queryKey, broker);
      void queryClient.invalidateQueries({ queryKey: overviewQuery.queryKey });
      onRecorded?.();
    },
    otherwise: 'We could not save the check. Please try again later.',
    id: 'licence-check',
  });
  return (
    <Form
      form={form}
      className={className}
      onCancel={onCancel}
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
