import { useMutation } from '@tanstack/react-query';
import { FORGOT_PASSWORD_PATH } from '#app/features/accounts/recovery/account-paths.ts';
import type { User } from '#app/features/accounts/schema.ts';
import { loginMutation } from '#app/features/accounts/sign-in/data.ts';
import type { Door } from '#app/features/accounts/sign-in/doors.ts';
import { loginInput } from '#app/features/accounts/sign-in/schema.ts';
import { Callout } from '#app/ui/callout.tsx';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';
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
export function LoginPasswordForm({
  door,
  username,
  reason,
  onLoggedIn,
  onCodeNeeded,
}: LoginPasswordFormProps) {
  const { mutateAsync: logIn } = useMutation({ ...loginMutation, ...LOGIN_TOASTS });
  const form = useForm({
    values: { username, password: '', rememberMe: false },
    schema: loginInput,
    send: (input) => logIn({ ...input, door }),
    onDone: (answer) => ('id' in answer ? onLoggedIn(answer) : onCodeNeeded()),
    otherwise: '',
    explain: (refusal) => ({ errors: {}, problem: loginProblem(refusal) }),
  });
  return (
    <Form
      form={form}
      sendLabel="Log in"
      pendingLabel="Logging in..."
      problemTitle="We could not log you in"
      isSaidElsewhere
    >
      {reason && form.attempt === 0 && <Callout tone="danger">{reason}</Callout>}
      <TextField
        label="Username"
        help="Or the email address of your account, once you have confirmed it."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <div>
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <TextLink to={FORGOT_PASSWORD_PATH} className="inline-flex min-h-11 items-center text-sm">
          Forgot your password?
        </TextLink>
      </div>
      <CheckboxField
        label="Remember me"
        help="Stay logged in on this device for 30 days."
        {...form.box('rememberMe')}
      />
    </Form>
  );
}
