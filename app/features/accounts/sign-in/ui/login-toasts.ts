import { closeToast, showToast } from '#app/ui/states/toast.tsx';
import { loginProblem } from './login-problem.ts';
import { showProgressToast } from './progress-toast.ts';

/** The toast of the last login that failed, which is over with the next one: it must not stand over the portal. */
let failure: string | undefined;

function forgetFailure(): void {
  if (failure) closeToast(failure);
  failure = undefined;
}

/** What a login says while it waits and when it fails, as the options of its mutation. */
export const LOGIN_TOASTS = {
  onMutate: () => {
    forgetFailure();
    return showProgressToast({
      title: 'Logging in...',
      description: 'Please wait while we verify your credentials.',
      isSlim: true,
    });
  },
  onError: (error: Error) => {
    forgetFailure();
    failure = showToast({ title: 'Login failed', description: loginProblem(error), tone: 'danger' });
  },
  onSettled: (_answer: unknown, _error: Error | null, _input: unknown, close: (() => void) | undefined) =>
    close?.(),
};
