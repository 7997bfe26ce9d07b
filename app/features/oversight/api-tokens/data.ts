import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { TokenInput, tokenList, tokenOutput, tokenWithSecret } from './schema.ts';

const POLL_MS = 60_000;

/** Every token of a program. Changes are announced; of their last use an open page asks by itself. */
export const tokensQuery = queryOptions({
  queryKey: ['admin', 'tokens'],
  queryFn: () => api.get<typeof tokenList>('/api/admin/tokens'),
  refetchInterval: POLL_MS,
});

export const makeTokenMutation = mutationOptions({
  mutationFn: (input: TokenInput) => api.post<typeof tokenWithSecret>('/api/admin/tokens', input),
});

export const revokeTokenMutation = mutationOptions({
  mutationFn: (id: string) => api.delete<typeof tokenOutput>(`/api/admin/tokens/${id}`),
});
