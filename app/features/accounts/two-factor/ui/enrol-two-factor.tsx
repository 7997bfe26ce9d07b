import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  AccountName,
  CurrentPasswordField,
} from '#app/features/accounts/profile/ui/current-password-field.tsx';
import { enrolTwoFactorMutation } from '#app/features/accounts/two-factor/data.ts';
import { currentPasswordInput } from '#app/features/accounts/two-factor/schema.ts';
import { AccountForm } from '#app/features/accounts/ui/account-form.tsx';
import { useFormSend } from '#app/features/accounts/ui/use-form-send.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';

type EnrolTwoFactorProps = {
  username: string;
  /** The recovery codes have been seen too. */
  onDone: () => void;
  onCancel?: () => void;
};

/** Sets the second step of the login up: the password, the authenticator app with its first code, the recovery codes. */
export function EnrolTwoFactor({ username, onDone, onCancel }: EnrolTwoFactorProps) {
  const [secret, setSecret] = useState<{ uri: string; secret: string }>();
  const [codes, setCodes] = useState<string[]>();
  const stop = onCancel && { onCancel };
  if (codes) return <RecoveryCodes codes={codes} username={username} onDone={onDone} />;
  if (secret) return <ScanStep {...secret} {...stop} onConfirmed={setCodes} />;
  return <PasswordStep username={username} {...stop} onDone={setSecret} />;
}

type PasswordStepProps = {
  username: string;
  onDone: (answer: { uri: string; secret: string }) => void;
  onCancel?: () => void;
};

function PasswordStep({ username, onDone, onCancel }: PasswordStepProps) {
  const form = useForm({ resolver: zodResolver(currentPasswordInput), defaultValues: { current: '' } });
  const sending = useFormSend(form, {
    mutation: enrolTwoFactorMutation,
    toInput: (sent) => sent,
    onDone,
    otherwise: 'We could not start. Please try again later.',
  });
  return (
    <AccountForm
      sending={sending}
      sendLabel="Continue"
      pendingLabel="Working…"
      {...(onCancel && { onCancel })}
    >
      <AccountName username={username} />
      <CurrentPasswordField
        help="Step 1 of 3. First, to be sure that it is you."
        autoFocus
        error={form.formState.errors.current?.message}
        {...form.register('current')}
      />
    </AccountForm>
  );
}
