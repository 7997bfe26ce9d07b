import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepViewsMutation, queueViewsQuery } from '#app/features/queue/data.ts';

/** Keeps the views as they are to be, and shows what is there after a refusal. */
export function useKeepViews() {
  const client = useQueryClient();
  return useMutation({
    ...keepViewsMutation,
    onSuccess: (views) => client.setQueryData(queueViewsQuery.queryKey, views),
    onError: () => client.invalidateQueries({ queryKey: queueViewsQuery.queryKey }),
  });
}
