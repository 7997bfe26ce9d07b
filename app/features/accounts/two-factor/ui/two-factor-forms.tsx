import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  AccountName,
  CurrentPasswordField,
} from '#app/features/accounts/profile/ui/current-password-field.tsx';
import {
  renewRecoveryCodesMutation,
  switchOffTwoFactorMutation,
} from '#app/features/accounts/two-factor/data.ts';
import { proofInput } from '#app/features/accounts/two-factor/schema.ts';
import { AccountForm } from '#app/features/accounts/ui/account-form.tsx';
import { useFormSend } from '#app/features/accounts/ui/use-form-send.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { showToast } from '#app/ui/toast.tsx';

type FormProps<Answer> = { username: string; onCancel: () => void; onDone: (answer: Answer) => void };

/** Replaces the recovery codes, with the current password and a code. */
export function RenewCodesForm({ username, onCancel, onDone }: FormProps<string[]>) {
  const form = useProofForm();
  const sending = useFormSend(form, {
    mutation: renewRecoveryCodesMutation,
    toInput: (sent) => sent,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    otherwise: 'We could not make new codes. Please try again later.',
  });
  return (
    <AccountForm sending={sending} sendLabel="Make new codes" pendingLabel="Working…" onCancel={onCancel}>
      <ProofFields username={username} form={form} />
    </AccountForm>
  );
}

/** Ends the second step of the login, with the current password and a code. */
export function SwitchOffForm({ username, onCancel, onDone }: FormProps<void>) {
  const form = useProofForm();
  const sending = useFormSend(form, {
    mutation: switchOffTwoFactorMutation,
    toInput: (sent) => sent,
    onDone: () => {
      showToast({ title: 'Two-factor login is off' });
      onDone();
    },
    otherwise: 'We could not switch it off. Please try again later.',
  });
  return (
    <AccountForm
      sending={sending}
      sendLabel="Switch off"
      pendingLabel="Working…"
      look="danger"
      onCancel={onCancel}
    >
      <ProofFields username={username} form={form} />
    </AccountForm>
  );
}

type ProofFieldsProps = { username: string; form: ReturnType<typeof useProofForm> };

function ProofFields({ username, form }: ProofFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <AccountName username={username} />
      <CurrentPasswordField error={errors.current?.message} {...form.register('current')} />
      <TextField
        label="Code"
        help="From your authenticator app, or one of your recovery codes."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
        {...form.register('code')}
      />
    </>
  );
}

function useProofForm() {
  return useForm({ resolver: zodResolver(proofInput), defaultValues: { current: '', code: '' } });
}
