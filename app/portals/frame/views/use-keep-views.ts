import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepViewsMutation, savedViewsQuery } from '#app/features/accounts/profile/saved-views/data.ts';
import type { ViewList } from '#app/features/accounts/profile/saved-views/schema.ts';

/** Keeps the views of a list as they are to be, and shows what is there after a refusal. */
export function useKeepViews(list: ViewList) {
  const client = useQueryClient();
  const { queryKey } = savedViewsQuery(list);
  return useMutation({
    ...keepViewsMutation(list),
    onSuccess: (views) => client.setQueryData(queryKey, views),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
