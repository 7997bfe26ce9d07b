import { useState } from 'react';
import type { User } from '#app/features/accounts/schema.ts';
import type { Door } from '#app/features/accounts/sign-in/doors.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { LoginCodeForm } from './login-code-form.tsx';
import { LoginPasswordForm } from './login-password-form.tsx';

type LoginFormProps = {
  door: Door;
  /** Filled in, for somebody who has just made an account. */
  username?: string;
  onLoggedIn: (user: User) => void;
};

/** Username and password, then a code where the account asks for one; the words are those of the specification. */
export function LoginForm({ door, username = '', onLoggedIn }: LoginFormProps) {
  const [needsCode, setNeedsCode] = useState(false);
  const [reason, setReason] = useState<string>();

  const finish = (user: User) => {
    showToast({
      ...{ title: 'Login successful', description: `Welcome back, ${user.fullName || 'User'}!` },
      isSlim: true,
      isBrief: true,
    });
    onLoggedIn(user);
  };
  const startAgain = (why?: string) => {
    setReason(why);
    setNeedsCode(false);
  };

  if (needsCode) return <LoginCodeForm door={door} onLoggedIn={finish} onStartAgain={startAgain} />;
  return (
    <LoginPasswordForm
      door={door}
      username={username}
      reason={reason}
      onLoggedIn={finish}
      onCodeNeeded={() => setNeedsCode(true)}
    />
  );
}
