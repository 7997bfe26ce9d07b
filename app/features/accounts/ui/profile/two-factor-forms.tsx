import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  renewRecoveryCodesMutation,
  switchOffTwoFactorMutation,
} from '#app/features/accounts/profile-data.ts';
import { currentPasswordInput } from '#app/features/accounts/schema.ts';
import { AccountForm } from '#app/features/accounts/ui/account-form.tsx';
import { useFormSend } from '#app/features/accounts/ui/use-form-send.ts';
import { showToast } from '#app/ui/toast.tsx';
import { AccountName, CurrentPasswordField } from './current-password-field.tsx';

type FormProps<Answer> = { username: string; onCancel: () => void; onDone: (answer: Answer) => void };

/** Replaces the recovery codes, with the current password. */
export function RenewCodesForm({ username, onCancel, onDone }: FormProps<string[]>) {
  const form = usePasswordForm();
  const sending = useFormSend(form, {
    mutation: renewRecoveryCodesMutation,
    toInput: (sent) => sent,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    otherwise: 'We could not make new codes. Please try again later.',
  });
  return (
    <AccountForm sending={sending} sendLabel="Make new codes" pendingLabel="Working…" onCancel={onCancel}>
      <AccountName username={username} />
      <CurrentPasswordField error={form.formState.errors.current?.message} {...form.register('current')} />
    </AccountForm>
  );
}

/** Ends the second step of the login, with the current password. */
export function SwitchOffForm({ username, onCancel, onDone }: FormProps<void>) {
  const form = usePasswordForm();
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
      <AccountName username={username} />
      <CurrentPasswordField error={form.formState.errors.current?.message} {...form.register('current')} />
    </AccountForm>
  );
}

function usePasswordForm() {
  return useForm({ resolver: zodResolver(currentPasswordInput), defaultValues: { current: '' } });
}
