import { useMutation } from '@tanstack/react-query';
import type { User } from '#app/features/accounts/schema.ts';
import { registerMutation } from '#app/features/accounts/sign-in/data.ts';
import { registerForm } from '#app/features/accounts/sign-in/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { NewPasswordFields, TermsField, UsernameField } from './new-account-fields.tsx';
import { showProgressToast } from './progress-toast.ts';

const FAILED = 'An error occurred during registration. Please try again.';

const EMPTY = {
  ...{ fullName: '', email: '', phone: '', username: '', password: '', confirmPassword: '' },
  agreeTerms: false,
};

type RegisterFormProps = {
  /** What is known of the person already. */
  known?: Partial<Pick<typeof EMPTY, 'fullName' | 'email' | 'phone'>>;
  onRegistered: (user: User) => void;
};

/** Makes a client's account; the words are those of the specification. It opens no session. */
export function RegisterForm({ known, onRegistered }: RegisterFormProps) {
  const { mutateAsync: register } = useMutation({
    ...registerMutation,
    onMutate: () => showProgressToast({ title: 'Creating account...' }),
    onSuccess: () =>
      showToast({
        title: 'Account created successfully',
        description: 'Your account has been created. You can now log in.',
      }),
    onError: (error) =>
      showToast({ title: 'Registration failed', description: userMessage(error, FAILED), tone: 'danger' }),
    onSettled: (_user, _error, _input, close) => close?.(),
  });
  const form = useForm({
    values: { ...EMPTY, ...known },
    schema: registerForm,
    send: register,
    onDone: onRegistered,
    otherwise: FAILED,
    hasSummary: true,
    id: 'register',
  });
  const { field } = form;
  return (
    <Form
      form={form}
      sendLabel="Create account"
      pendingLabel="Creating account..."
      problemTitle="Your account was not created"
      isSaidElsewhere
    >
      <TextField label="Full name" autoComplete="name" {...field('fullName')} />
      <TextField label="Email address" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      <UsernameField {...field('username')} />
      <NewPasswordFields password={field('password')} confirmPassword={field('confirmPassword')} />
      <TermsField {...form.box('agreeTerms')} />
    </Form>
  );
}
