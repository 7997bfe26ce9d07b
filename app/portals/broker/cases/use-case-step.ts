import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { allCasesKey, caseQuery } from '#app/features/cases/data.ts';
import type { SteppedCase } from '#app/features/cases/schema.ts';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { type Findings, findingsOf } from '#app/ui/forms/state/findings.ts';
import { showToast } from '#app/ui/states/toast.tsx';

type Step<Input> = Pick<UseMutationOptions<SteppedCase, Error, Input>, 'mutationFn'> & {
  done: { title: string; description?: string };
  /** After success: close the dialog, leave the page. */
  onDone?: (answer: SteppedCase) => void;
};

export type StepDialogProps = {
  case: { id: string; version: number };
  open: boolean;
  onClose: () => void;
  /** After success. */
  onDone: () => void;
};

const NO_ANSWER = 'We could not reach the server. Nothing was changed. Please try again.';

/**
 * One step on a case: sends it, shows the case as it is afterwards, and says what happened. When somebody else
 * changed the case meanwhile, the fresh case is loaded and what was typed stays where it is.
 */
export function useCaseStep<Input>(caseId: string, { mutationFn, done, onDone }: Step<Input>) {
  const queryClient = useQueryClient();
  const { mutate, mutateAsync, isPending, error } = useMutation<SteppedCase, Error, Input>({
    ...(mutationFn && { mutationFn }),
    onSuccess: (answer) => {
      showToast(done);
      if (answer.view === 'ended')
        queryClient.removeQueries({ queryKey: caseQuery(caseId).queryKey, exact: true });
      else queryClient.setQueryData(caseQuery(caseId).queryKey, answer);
      // The case itself is fresh; reading it again would stand in the passport as another visit.
      void queryClient.invalidateQueries({
        queryKey: allCasesKey,
        predicate: (query) => query.queryKey[1] !== caseId || query.queryKey.length > 2,
      });
      onDone?.(answer);
    },
    onError: (failure) => {
      const isStale = failure instanceof ApiError && (failure.status === 409 || failure.status === 404);
      if (isStale) void queryClient.invalidateQueries({ queryKey: allCasesKey });
    },
  });
  return {
    take: (input: Input) => mutate(input),
    /** The same for a form, which says itself why the step was refused. */
    send: mutateAsync,
    isPending,
    problem: error ? problemWords(error) : undefined,
  };
}

/** What a form about a step shows when it was refused. */
export function explainStep(refusal: unknown): Findings {
  return { ...findingsOf(refusal, NO_ANSWER), problem: problemWords(refusal) };
}

function problemWords(error: unknown): string {
  const words = userMessage(error, NO_ANSWER);
  const isConflict = error instanceof ApiError && error.status === 409;
  return isConflict
    ? `${words} The page now shows the request as it is; what you typed is still here.`
    : words;
}
