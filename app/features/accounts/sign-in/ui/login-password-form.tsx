import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { FORGOT_PASSWORD_PATH } from '#app/features/accounts/recovery/account-paths.ts';
import type { User } from '#app/features/accounts/schema.ts';
import { loginMutation } from '#app/features/accounts/sign-in/data.ts';
import { type Door, loginInput } from '#app/features/accounts/sign-in/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { CheckboxField } from '#app/ui/checkbox-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { loginProblem } from './login-problem.ts';
import { LOGIN_TOASTS } from './login-toasts.ts';
import { PasswordField } from './password-field.tsx';

type LoginPasswordFormProps = {
  door: Door;
  username: string;
  /** Why somebody has to begin again. */
  reason: string | undefined;
  onLoggedIn: (user: User) => void;
  onCodeNeeded: () => void;
};

/** The first step of a login. */
export function LoginPasswordForm(props: LoginPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(loginInput),
    defaultValues: { username: props.username, password: '', rememberMe: false },
  });
  const { errors } = form.formState;
  const login = useLogin(props);
  const problem = login.error ? loginProblem(login.error) : props.reason;

  const onSubmit = (event: BaseSyntheticEvent) => {
    if (login.isPending) return event.preventDefault();
    return void form.handleSubmit((input) => login.mutate({ ...input, door: props.door }))(event);
  };

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {problem && !login.isPending && (
        <Callout tone="danger" title={login.error ? 'We could not log you in' : undefined}>
          {problem}
        </Callout>
      )}
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <div>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <TextLink to={FORGOT_PASSWORD_PATH} className="inline-flex min-h-11 items-center text-sm">
          Forgot your password?
        </TextLink>
      </div>
      <CheckboxField
        label="Remember me"
        help="Stay logged in on this device for 30 days."
        {...form.register('rememberMe')}
      />
      <Button type="submit" pending={login.isPending} pendingLabel="Logging in...">
        Log in
      </Button>
    </form>
  );
}

function useLogin({ onLoggedIn, onCodeNeeded }: LoginPasswordFormProps) {
  return useMutation({
    ...loginMutation,
    ...LOGIN_TOASTS,
    onSuccess: (answer) => ('id' in answer ? onLoggedIn(answer) : onCodeNeeded()),
  });
}
