import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#app/features/accounts/schema.ts';
import { twoFactorLoginMutation } from '#app/features/accounts/sign-in/data.ts';
import type { Door } from '#app/features/accounts/sign-in/doors.ts';
import { codeInput } from '#app/features/accounts/two-factor/schema.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import type { Findings } from '#app/ui/forms/state/findings.ts';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { loginProblem } from './login-problem.ts';
import { LOGIN_TOASTS } from './login-toasts.ts';

/** How the server says that the first step has to be taken again: the proof of it is over. */
const BEGIN_AGAIN = 'Please log in again with your password.';

type LoginCodeFormProps = {
  door: Door;
  onLoggedIn: (user: User) => void;
  onStartAgain: (why?: string) => void;
};

const KINDS = {
  app: {
    label: 'Code from your authenticator app',
    help: 'Six digits, new every 30 seconds.',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery code',
    help: 'One of the codes you saved when you turned on two-factor login. It works once.',
    other: 'Use the authenticator app instead',
  },
} as const;

/** The second step of a login. */
export function LoginCodeForm({ door, onLoggedIn, onStartAgain }: LoginCodeFormProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const { mutateAsync: logIn } = useMutation({ ...twoFactorLoginMutation, ...LOGIN_TOASTS });
  const form = useForm({
    values: { code: '' },
    schema: codeInput,
    send: ({ code }) => logIn({ code, door }),
    onDone: onLoggedIn,
    otherwise: '',
    explain(refusal): Findings {
      const isOver = refusal instanceof ApiError && refusal.body.message === BEGIN_AGAIN;
      if (!isOver) return { errors: { code: loginProblem(refusal) } };
      onStartAgain(BEGIN_AGAIN);
      return { errors: {} };
    },
  });
  const words = KINDS[kind];
  return (
    <div className="flex flex-col gap-5">
      <Form form={form} sendLabel="Log in" pendingLabel="Logging in...">
        <p>Your password is correct. One more step keeps your account safe.</p>
        <TextField
          key={kind}
          label={words.label}
          help={words.help}
          autoComplete="one-time-code"
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          // The password has just been sent from this place: the code is what comes next.
          autoFocus
          {...form.field('code')}
        />
      </Form>
      <div className="flex flex-wrap gap-x-4">
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            form.reset();
            setKind(kind === 'app' ? 'recovery' : 'app');
          }}
        >
          {words.other}
        </Button>
        <Button look="quiet" size="small" onClick={() => onStartAgain()}>
          Start again
        </Button>
      </div>
    </div>
  );
}
