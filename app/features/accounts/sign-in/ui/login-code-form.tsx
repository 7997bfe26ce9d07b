import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '#app/features/accounts/schema.ts';
import { twoFactorLoginMutation } from '#app/features/accounts/sign-in/data.ts';
import type { Door } from '#app/features/accounts/sign-in/schema.ts';
import { codeInput } from '#app/features/accounts/two-factor/schema.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
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
    help: 'One of the codes you kept when you switched two-factor login on. It works once.',
    other: 'Use the authenticator app instead',
  },
} as const;

/** The second step of a login. */
export function LoginCodeForm({ door, onLoggedIn, onStartAgain }: LoginCodeFormProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const form = useForm({ resolver: zodResolver(codeInput), defaultValues: { code: '' } });
  const login = useMutation({
    ...twoFactorLoginMutation,
    ...LOGIN_TOASTS,
    onSuccess: onLoggedIn,
    onError: (error) => {
      LOGIN_TOASTS.onError(error);
      if (error instanceof ApiError && error.body.message === BEGIN_AGAIN) onStartAgain(BEGIN_AGAIN);
      else form.setError('code', { message: loginProblem(error) }, { shouldFocus: true });
    },
  });
  const onSubmit = (event: BaseSyntheticEvent) => {
    if (login.isPending) return event.preventDefault();
    return void form.handleSubmit(({ code }) => login.mutate({ code, door }))(event);
  };
  const words = KINDS[kind];
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <p>Your password is right. One more step keeps your account yours.</p>
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
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <Button type="submit" pending={login.isPending} pendingLabel="Logging in...">
        Log in
      </Button>
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
    </form>
  );
}
