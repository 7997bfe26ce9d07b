import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { logIn, userQuery } from '#app/features/accounts/data.ts';
import { type LoginInput, loginInput, type User } from '#app/features/accounts/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { CheckboxField } from '#app/ui/checkbox-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { closeToast, showToast } from '#app/ui/toast.tsx';
import { loginProblem } from './login-problem.ts';
import { PasswordField } from './password-field.tsx';

/** User name and password; the words are those of specification §5 and §8. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (user: User) => void }) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    resolver: zodResolver(loginInput),
    defaultValues: { username: '', password: '', rememberMe: false },
  });
  const { errors } = form.formState;
  const login = useMutation({
    mutationFn: async (input: LoginInput) => {
      setProblem(undefined);
      const waiting = showToast({
        title: 'Logging in...',
        description: 'Please wait while we verify your credentials.',
        tone: 'info',
      });
      return await logIn(input).finally(() => closeToast(waiting));
    },
    onSuccess: (user) => {
      showToast({ title: 'Login successful', description: `Welcome back, ${user.fullName || 'User'}!` });
      // Whatever was read for somebody else before must not be shown to this person.
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== userQuery.queryKey[0] });
      queryClient.setQueryData(userQuery.queryKey, user);
      onLoggedIn(user);
    },
    onError: (error) => {
      setProblem(loginProblem(error));
      showToast({ title: 'Login failed', description: loginProblem(error), tone: 'danger' });
    },
  });

  const send = (event: BaseSyntheticEvent) => {
    if (login.isPending) return event.preventDefault();
    return void form.handleSubmit((input) => login.mutate(input))(event);
  };

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      {problem && (
        <Callout tone="danger" title="Login failed">
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
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
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
