import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LICENCE_REGISTER } from '#app/features/brokers/licence-register.ts';
import { CHECK_RESULTS, licenceCheckInput } from '#app/features/brokers/oversight/schema.ts';
import { adminBrokerQuery, licenceCheckMutation } from '#app/features/cases/oversight/brokers/data.ts';
import { overviewQuery } from '#app/features/oversight/data.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { TextAnchor } from '#app/ui/text/text-link.tsx';
import { type Checked, RESULT_WORDS } from './check-words.ts';

type CheckDialogProps = Checked & { open: boolean; onClose: () => void };

/** Leads to the public register, and asks what it says of a licence. */
export function CheckDialog({ brokerId, fullName, licenceNumber, open, onClose }: CheckDialogProps) {
  return (
    <Dialog
      {...{ open, onClose }}
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
        onCancel={onClose}
        onRecorded={() => {
          onClose();
          showToast({ title: 'The check is recorded' });
        }}
      />
    </Dialog>
  );
}

type CheckFormProps = {
  brokerId: string;
  onRecorded: () => void;
  onCancel: () => void;
};

/** What the public register says of a licence, to be written down. */
function CheckForm({ brokerId, onRecorded, onCancel }: CheckFormProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    values: { result: '', note: '' },
    schema: licenceCheckInput,
    send: useMutation(licenceCheckMutation(brokerId)).mutateAsync,
    onDone: (broker) => {
      queryClient.setQueryData(adminBrokerQuery(brokerId).queryKey, broker);
      void queryClient.invalidateQueries({ queryKey: overviewQuery.queryKey });
      onRecorded();
    },
    otherwise: 'We could not save the check. Please try again later.',
    id: 'licence-check',
  });
  return (
    <Form
      form={form}
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
