import { useMutation } from '@tanstack/react-query';
import {
  AccountName,
  CurrentPasswordField,
} from '#app/features/accounts/profile/ui/current-password-field.tsx';
import {
  renewRecoveryCodesMutation,
  switchOffTwoFactorMutation,
} from '#app/features/accounts/two-factor/data.ts';
import { proofInput } from '#app/features/accounts/two-factor/schema.ts';
import { Form } from '#app/ui/forms/form.tsx';
import type { FieldState } from '#app/ui/forms/state/form-state.ts';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

type FormProps<Answer> = { username: string; onCancel: () => void; onDone: (answer: Answer) => void };

/** Replaces the recovery codes, with the current password and a code. */
export function RenewCodesForm({ username, onCancel, onDone }: FormProps<string[]>) {
  const form = useForm({
    ...PROOF,
    send: useMutation(renewRecoveryCodesMutation).mutateAsync,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    otherwise: 'We could not make new codes. Please try again later.',
  });
  return (
    <Form form={form} sendLabel="Make new codes" pendingLabel="Working…" onCancel={onCancel}>
      <ProofFields username={username} field={form.field} />
    </Form>
  );
}

/** Ends the second step of the login, with the current password and a code. */
export function SwitchOffForm({ username, onCancel, onDone }: FormProps<void>) {
  const form = useForm({
    ...PROOF,
    send: useMutation(switchOffTwoFactorMutation).mutateAsync,
    onDone: () => onDone(),
    otherwise: 'We could not switch it off. Please try again later.',
  });
  return (
    <Form form={form} sendLabel="Switch off" pendingLabel="Working…" look="danger" onCancel={onCancel}>
      <ProofFields username={username} field={form.field} />
    </Form>
  );
}

const PROOF = { values: { current: '', code: '' }, schema: proofInput };

type ProofFieldsProps = {
  username: string;
  field: (name: keyof typeof PROOF.values) => FieldState;
};

function ProofFields({ username, field }: ProofFieldsProps) {
  return (
    <>
      <AccountName username={username} />
      <CurrentPasswordField {...field('current')} />
      <TextField
        label="Code"
        help="From your authenticator app, or one of your recovery codes."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...field('code')}
      />
    </>
  );
}
