import { useMutation, useQueryClient } from '@tanstack/react-query';
import { overviewQuery } from '#app/features/oversight/data.ts';
import { answerRequestMutation, privacyRequestsQuery } from '#app/features/privacy/answering/data.ts';

/** Answers a privacy request; the lists that show it are right afterwards. */
export function useAnswer(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    ...answerRequestMutation(id),
    onSuccess: (list) => queryClient.setQueryData(privacyRequestsQuery.queryKey, list),
    onSettled: () => queryClient.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  });
}
