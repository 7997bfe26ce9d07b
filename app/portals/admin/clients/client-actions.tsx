import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SUSPEND_CHOICES, suspendInput } from '#app/features/accounts/sessions/suspend-reasons.ts';
import {
  adminClientQuery,
  endSessionsMutation,
  restoreClientMutation,
  suspendClientMutation,
} from '#app/features/cases/oversight/clients/data.ts';
import type { AdminClientDetail } from '#app/features/cases/oversight/clients/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';

const failed = (title: string) => (error: Error) =>
  showToast({ title, description: userMessage(error, 'Please try again later.'), tone: 'danger' });

/** What can be done with the account of a client. */
export function ClientActions({ client }: { client: AdminClientDetail }) {
  const { id, fullName, status, sessions } = client;
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: adminClientQuery(id).queryKey });
  const [isOpen, setOpen] = useState(false);
  const end = useMutation({
    ...endSessionsMutation,
    onSuccess: ({ ended }) =>
      showToast({ title: ended === 1 ? 'One device was logged out' : `${ended} devices were logged out` }),
    onError: failed('Nobody was logged out'),
    onSettled: refresh,
  });
  const restore = useMutation({
    ...restoreClientMutation,
    onError: failed('The account was not restored'),
    onSettled: refresh,
  });
  const form = useForm({
    values: { reason: '' },
    schema: suspendInput,
    send: useMutation(suspendClientMutation(id)).mutateAsync,
    onDone: () => {
      setOpen(false);
      void refresh();
    },
    otherwise: 'We could not suspend this account. Please try again later.',
  });
  return (
    <>
      {sessions.length > 0 && (
        <Button
          look="secondary"
          size="small"
          pending={end.isPending}
          pendingLabel="Logging out…"
          onClick={() => end.mutate(id)}
        >
          Log out everywhere
        </Button>
      )}
      {status === 'active' && (
        <Button look="secondary" size="small" onClick={() => setOpen(true)}>
          Suspend
        </Button>
      )}
      {status === 'suspended' && (
        <Button
          look="secondary"
          size="small"
          pending={restore.isPending}
          pendingLabel="Restoring…"
          onClick={() => restore.mutate(id)}
        >
          Restore the account
        </Button>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Suspend ${fullName}?`}
        description="They are logged out and cannot log in. Their requests go on, and the links in their mail still work."
      >
        <Form
          form={form}
          sendLabel="Suspend"
          pendingLabel="Suspending…"
          look="danger"
          onCancel={() => setOpen(false)}
        >
          <SelectField
            label="Why?"
            placeholder="Please choose"
            options={SUSPEND_CHOICES}
            {...form.field('reason')}
          />
        </Form>
      </Dialog>
    </>
  );
}
