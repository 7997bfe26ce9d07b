import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AccountName,
  CurrentPasswordField,
} from '#app/features/accounts/profile/ui/current-password-field.tsx';
import { enrolTwoFactorMutation } from '#app/features/accounts/two-factor/data.ts';
import { currentPasswordInput } from '#app/features/accounts/two-factor/schema.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
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
  const form = useForm({
    values: { current: '' },
    schema: currentPasswordInput,
    send: useMutation(enrolTwoFactorMutation).mutateAsync,
    onDone,
    otherwise: 'We could not start the setup. Please try again later.',
  });
  return (
    <Form form={form} sendLabel="Continue" pendingLabel="Working…" {...(onCancel && { onCancel })}>
      <AccountName username={username} />
      <CurrentPasswordField
        help="Step 1 of 3. First, we check that it is you."
        autoFocus
        {...form.field('current')}
      />
    </Form>
  );
}
