import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { viewClientMutation } from '#app/features/accounts/sessions/view-as/data.ts';
import { VIEW_CHOICES, viewInput } from '#app/features/accounts/sessions/view-as/schema.ts';
import { readUser } from '#app/features/accounts/sign-in/data.ts';
import { beginSession } from '#app/portals/frame/session/browser-session.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

/** The button that shows what a client sees, and the dialog that asks why before. */
export function ViewAsDialog({ id, fullName }: { id: string; fullName: string }) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    values: { reason: '' },
    schema: viewInput,
    send: useMutation(viewClientMutation(id)).mutateAsync,
    onDone: async () => {
      const user = await readUser();
      if (user) beginSession(queryClient, user);
      await navigate('/portal');
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
        onOpenChange={setOpen}
        title={`See what ${fullName} sees?`}
        description="For 30 minutes, without being able to change anything. It is recorded in their data passport and in the audit log."
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
