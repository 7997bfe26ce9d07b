import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { allCasesKey, caseQuery } from '#app/features/cases/data.ts';
import type { SteppedCase } from '#app/features/cases/schema.ts';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { type Findings, findingsOf } from '#app/ui/forms/state/findings.ts';
import { showToast } from '#app/ui/states/toast.tsx';

type Step<Input, Answer> = Pick<UseMutationOptions<Answer, Error, Input>, 'mutationFn'> & {
  /** Said when it is done, where the page does not show it by itself. */
  done?: { title: string; description?: string };
  /** After success: close the dialog, leave the page. */
  onDone?: (answer: Answer) => void;
};

const NO_ANSWER = 'We could not reach the server. Nothing was changed. Please try again.';

/**
 * One step on a case: sends it, shows the case as it is afterwards, and says what happened. When somebody else
 * changed the case meanwhile, the fresh case is loaded and what was typed stays where it is.
 */
export function useStep<Input, Answer>({ mutationFn, done, onDone }: Step<Input, Answer>) {
  const queryClient = useQueryClient();
  const { mutate, mutateAsync, isPending, error } = useMutation<Answer, Error, Input>({
    ...(mutationFn && { mutationFn }),
    onSuccess: async (answer) => {
      showStepped(queryClient, answer);
      // Whoever goes on at once names the version that the page then knows.
      await readAgain(queryClient, answer);
      if (done) showToast(done);
      onDone?.(answer);
    },
    onError: (failure) => {
      const isStale = failure instanceof ApiError && (failure.status === 409 || failure.status === 404);
      if (isStale) void queryClient.invalidateQueries({ queryKey: allCasesKey });
    },
  });
  return {
    /** For a button. */
    take: (input: Input) => !isPending && mutate(input),
    /** For a form, which says itself why the step was refused. */
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

/** A step on a case is answered with it. */
function showStepped(queryClient: QueryClient, answer: unknown): void {
  if (!isSteppedCase(answer)) return;
  const { queryKey } = caseQuery(answer.id);
  if (answer.view === 'ended') queryClient.removeQueries({ queryKey, exact: true });
  else queryClient.setQueryData(queryKey, answer);
}

/** Has everything about cases read again; over when the page knows the version that the next step must name. */
async function readAgain(queryClient: QueryClient, answer: unknown): Promise<void> {
  const stepped = isSteppedCase(answer) ? answer : undefined;
  void queryClient.invalidateQueries({
    queryKey: allCasesKey,
    predicate: ({ queryKey }) => !isCase(queryKey),
  });
  // A case that was answered is fresh; reading it again would stand in the passport as another visit.
  await queryClient.invalidateQueries({
    queryKey: allCasesKey,
    predicate: ({ queryKey }) => isCase(queryKey) && queryKey[1] !== stepped?.id,
  });
}

const isCase = (queryKey: readonly unknown[]) => queryKey.length === 2;

/** Steps on a case are answered with it; those on what it holds, such as a quote, with that. */
function isSteppedCase(answer: unknown): answer is SteppedCase {
  return typeof answer === 'object' && answer !== null && 'view' in answer;
}
