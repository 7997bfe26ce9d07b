import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { pushStatus, SubscriptionInput } from './schema.ts';

export const pushStatusQuery = queryOptions({
  queryKey: ['user', 'push'],
  queryFn: () => api.get<typeof pushStatus>('/api/push'),
});

/** Has the server reach this browser. */
export const addSubscription = (input: SubscriptionInput) => api.put('/api/push/subscription', input);

/** Has the server forget this browser. */
export const endSubscription = (endpoint: string) => api.post('/api/push/subscription/end', { endpoint });
