import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { allCasesKey } from '#app/features/cases/data.ts';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { showToast } from '#app/ui/states/toast.tsx';

type Step<Input, Answer> = Pick<UseMutationOptions<Answer, Error, Input>, 'mutationFn'> & {
  /** Said when it is done, where the page does not show it by itself. */
  done?: { title: string; description?: string };
  onDone?: (answer: Answer) => void;
};

const NO_ANSWER = 'We could not reach the server. Nothing was changed. Please try again.';

/**
 * Sends what somebody does on a case, and has everything about it read again. What was refused stays where it was
 * typed: `errors` by field, `problem` for the rest.
 */
export function useStepSend<Input, Answer>({ mutationFn, done, onDone }: Step<Input, Answer>) {
  const queryClient = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation<Answer, Error, Input>({
    ...(mutationFn && { mutationFn }),
    onSuccess: (answer) => {
      if (done) showToast(done);
      void queryClient.invalidateQueries({ queryKey: allCasesKey });
      onDone?.(answer);
    },
    onError: (failure) => {
      const isStale = failure instanceof ApiError && (failure.status === 409 || failure.status === 404);
      if (isStale) void queryClient.invalidateQueries({ queryKey: allCasesKey });
    },
  });
  const errors = error instanceof ApiError ? (error.body.errors ?? {}) : {};
  const isByField = Object.keys(errors).length > 0;
  return {
    send: (input: Input) => !isPending && mutate(input),
    reset,
    isPending,
    errors,
    problem: error && !isByField ? userMessage(error, NO_ANSWER) : undefined,
  };
}
