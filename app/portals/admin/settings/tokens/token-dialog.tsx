import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeTokenMutation, tokensQuery } from '#app/features/oversight/api-tokens/data.ts';
import { LIFETIMES, tokenInput } from '#app/features/oversight/api-tokens/schema.ts';
import { SCOPE_NAMES, SCOPES } from '#app/features/oversight/api-tokens/scopes.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

const CHOICES = SCOPE_NAMES.map((value) => ({ value, ...SCOPES[value] }));
const LENGTHS = { 30: '30 days', 90: '90 days', 365: 'One year' } as const;

type TokenDialogProps = { open: boolean; onClose: () => void; onMade: (secret: string) => void };

/** Asks what a token is for, and makes it. */
export function TokenDialog({ open, onClose, onMade }: TokenDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Create token" place="top">
      <TokenForm {...{ onMade, onClose }} />
    </Dialog>
  );
}

function TokenForm({ onMade, onClose }: Omit<TokenDialogProps, 'open'>) {
  const queryClient = useQueryClient();
  const form = useForm({
    values: { name: '', scopes: [] as string[], days: '90' },
    schema: tokenInput,
    send: useMutation(makeTokenMutation).mutateAsync,
    onDone: ({ secret }) => {
      onMade(secret);
      void queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey });
    },
    otherwise: 'We could not create this token. Please try again later.',
    id: 'token',
  });
  return (
    <Form form={form} sendLabel="Create" pendingLabel="Creating…" onCancel={onClose}>
      <TextField
        label="Name of the program"
        help="Clients see it, and yours, in their data passport."
        autoComplete="off"
        {...form.field('name')}
      />
      <ChoiceGroup kind="checkbox" legend="Permissions" choices={CHOICES} {...form.field('scopes')} />
      <SelectField
        label="Expires in"
        options={LIFETIMES.map((value) => ({ value, label: LENGTHS[value] }))}
        {...form.field('days')}
      />
    </Form>
  );
}
