import { showToast } from '#app/ui/toast.tsx';
import { loginProblem } from './login-problem.ts';
import { showProgressToast } from './progress-toast.ts';

/** What a login says while it waits and when it fails, as the options of its mutation. */
export const LOGIN_TOASTS = {
  onMutate: () =>
    showProgressToast({
      title: 'Logging in...',
      description: 'Please wait while we verify your credentials.',
    }),
  onError: (error: Error) =>
    void showToast({ title: 'Login failed', description: loginProblem(error), tone: 'danger' }),
  onSettled: (_answer: unknown, _error: Error | null, _input: unknown, close: (() => void) | undefined) =>
    close?.(),
};
