import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  administratorsQuery,
  inviteAdministratorMutation,
  promoteMutation,
} from '#app/features/accounts/oversight/administrators/data.ts';
import {
  type AdministratorList,
  inviteAdministratorInput,
  promoteInput,
} from '#app/features/accounts/oversight/administrators/schema.ts';
import { overviewQuery } from '#app/features/oversight/data.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { NoMailNote } from '../../messages/no-mail-note.tsx';

type AddDialogProps = { open: boolean; onClose: () => void };

/** Somebody new, by an invitation. */
export function InviteDialog(props: AddDialogProps) {
  const { data: overview } = useQuery(overviewQuery);
  const sendsMail = !overview || overview.keptMails === null;
  return (
    <Dialog
      {...props}
      title="Invite an administrator"
      description={`${sendsMail ? 'They get a link by email' : 'This writes an email with a link to them'}, good for seven days, and they choose how they log in.`}
    >
      <InviteForm onClose={props.onClose} sendsMail={sendsMail} />
    </Dialog>
  );
}

/** Somebody who has an account. */
export function PromoteDialog(props: AddDialogProps) {
  return (
    <Dialog
      {...props}
      title="Make a client an administrator"
      description="Somebody who has a client’s account with a confirmed address. They are logged out, and are an administrator from their next login."
    >
      <PromoteForm onClose={props.onClose} />
    </Dialog>
  );
}

type AddFormProps = Pick<AddDialogProps, 'onClose'>;

function InviteForm({ onClose, sendsMail }: AddFormProps & { sendsMail: boolean }) {
  const form = useForm({
    values: { fullName: '', email: '' },
    schema: inviteAdministratorInput,
    send: useMutation(inviteAdministratorMutation).mutateAsync,
    onDone: useShowAdded('is invited', onClose),
    otherwise: 'We could not send the invitation. Please try again later.',
  });
  return (
    <Form
      form={form}
      className="mt-5"
      sendLabel={sendsMail ? 'Send the invitation' : 'Write the invitation'}
      pendingLabel={sendsMail ? 'Sending…' : 'Writing…'}
      onCancel={onClose}
    >
      {!sendsMail && (
        <NoMailNote>The invitation is kept under Email. Until it is sent, they do not hear of it.</NoMailNote>
      )}
      <TextField label="Full name" autoComplete="off" {...form.field('fullName')} />
      <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
    </Form>
  );
}

function PromoteForm({ onClose }: AddFormProps) {
  const form = useForm({
    values: { email: '' },
    schema: promoteInput,
    send: useMutation(promoteMutation).mutateAsync,
    onDone: useShowAdded('is an administrator', onClose),
    otherwise: 'We could not change this account. Please try again later.',
  });
  return (
    <Form form={form} className="mt-5" sendLabel="Promote" pendingLabel="Saving…" onCancel={onClose}>
      <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
    </Form>
  );
}

/** What the server answers with is the list as it is then. */
function useShowAdded(became: string, onClose: () => void) {
  const queryClient = useQueryClient();
  return (list: AdministratorList, { email }: { email: string }) => {
    queryClient.setQueryData(administratorsQuery.queryKey, list);
    onClose();
    showToast({ title: `${email} ${became}`, tone: 'success' });
  };
}
