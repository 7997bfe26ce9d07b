import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { viewAsMutation } from '#app/features/accounts/sessions/view-as/data.ts';
import { VIEW_CHOICES, viewInput } from '#app/features/accounts/sessions/view-as/schema.ts';
import { readUser } from '#app/features/accounts/sign-in/data.ts';
import { beginSession } from '#app/portals/frame/session/browser-session.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

const PLACES = {
  client: { home: '/portal', written: 'It is recorded in their data passport and in the audit log.' },
  broker: {
    home: '/broker',
    written:
      'It is recorded in the audit log, and each request that you open says in its data passport that you read it.',
  },
} as const;

type ViewAsDialogProps = { id: string; fullName: string; portal: keyof typeof PLACES };

/** The button that shows what somebody sees, and the dialog that asks why before. */
export function ViewAsDialog({ id, fullName, portal }: ViewAsDialogProps) {
  const { home, written } = PLACES[portal];
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    values: { reason: '' },
    schema: viewInput,
    send: useMutation(viewAsMutation(id)).mutateAsync,
    onDone: async () => {
      const user = await readUser();
      if (user) beginSession(queryClient, user);
      await navigate(home);
    },
    otherwise: 'We could not show what they see. Please try again later.',
  });
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        View as
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`See what ${fullName} sees?`}
        description={`For 30 minutes, without being able to change anything. ${written}`}
      >
        <Form form={form} sendLabel="View as" pendingLabel="Opening…" onCancel={() => setOpen(false)}>
          <SelectField
            label="Why?"
            placeholder="Please choose"
            options={VIEW_CHOICES}
            {...form.field('reason')}
          />
        </Form>
      </Dialog>
    </>
  );
}
