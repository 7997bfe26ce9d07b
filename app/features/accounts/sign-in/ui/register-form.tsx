import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '#app/features/accounts/schema.ts';
import { registerMutation } from '#app/features/accounts/sign-in/data.ts';
import { registerForm } from '#app/features/accounts/sign-in/schema.ts';
import { showFieldErrors } from '#app/features/accounts/ui/field-errors.ts';
import { summarizedFields } from '#app/features/accounts/ui/summarized-fields.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { NewPasswordFields, TermsField, UsernameField } from './new-account-fields.tsx';
import { showProgressToast } from './progress-toast.ts';

const FIELDS = [
  'fullName',
  'email',
  'phone',
  'username',
  'password',
  'confirmPassword',
  'agreeTerms',
] as const;
const FAILED = 'An error occurred during registration. Please try again.';

/** Makes a client's account; the words are those of the specification. It opens no session. */
export function RegisterForm({ onRegistered }: { onRegistered: (user: User) => void }) {
  const form = useForm({
    resolver: zodResolver(registerForm),
    shouldFocusError: false,
    defaultValues: { fullName: '', email: '', phone: '', username: '', password: '', confirmPassword: '' },
  });
  const { submitCount } = form.formState;
  const registration = useMutation({
    ...registerMutation,
    onMutate: () => showProgressToast({ title: 'Creating account...' }),
    onSuccess: (user) => {
      showToast({
        title: 'Account created successfully',
        description: 'Your account has been created. You can now log in.',
      });
      onRegistered(user);
    },
    onError: (error) => {
      showToast({ title: 'Registration failed', description: userMessage(error, FAILED), tone: 'danger' });
      showFieldErrors(form, error);
    },
    onSettled: (_user, _error, _input, close) => close?.(),
  });
  const onSubmit = (event: BaseSyntheticEvent) => {
    if (registration.isPending) return event.preventDefault();
    return void form.handleSubmit((input) => registration.mutate(input))(event);
  };
  const { field, found } = summarizedFields(form, 'register', FIELDS);

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <ErrorSummary attempt={submitCount} errors={found} />
      {registration.error && found.length === 0 && !registration.isPending && (
        <Callout tone="danger" title="Your account was not created">
          {userMessage(registration.error, FAILED)}
        </Callout>
      )}
      <TextField label="Full name" autoComplete="name" {...field('fullName')} />
      <TextField
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      <UsernameField {...field('username')} />
      <NewPasswordFields password={field('password')} confirmPassword={field('confirmPassword')} />
      <TermsField {...field('agreeTerms')} />
      <Button type="submit" pending={registration.isPending} pendingLabel="Creating account...">
        Create account
      </Button>
    </form>
  );
}
