import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#app/platform/http/api-client.ts';
import type {
  deliveryList,
  queuedDelivery,
  WebhookInput,
  webhookChange,
  webhookList,
  webhookOutput,
  webhookWithSecret,
} from './schema.ts';

const AT_REST_MS = 30_000;
/** While something is on its way, the page asks often what came of it. */
const ON_ITS_WAY_MS = 1_500;
const SOON_MS = 20_000;

/** Every webhook. Changes of administrators are announced; of what came of deliveries an open page asks by itself. */
export const webhooksQuery = queryOptions({
  queryKey: ['admin', 'webhooks', 'list'],
  queryFn: () => api.get<typeof webhookList>('/api/admin/webhooks'),
  refetchInterval: AT_REST_MS,
});

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'webhooks', id],
    queryFn: () => api.get<typeof webhookOutput>(`/api/admin/webhooks/${id}`),
    refetchInterval: AT_REST_MS,
  });

/** The log of a webhook from `cursor` on, newest first. */
export const deliveriesQuery = (id: string, cursor: string) =>
  queryOptions({
    queryKey: ['admin', 'webhooks', id, 'deliveries', cursor],
    queryFn: () =>
      api.get<typeof deliveryList>(
        `/api/admin/webhooks/${id}/deliveries${cursor && `?cursor=${encodeURIComponent(cursor)}`}`,
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isAboutToBeTried) ? ON_ITS_WAY_MS : AT_REST_MS),
  });

export const addWebhookMutation = mutationOptions({
  mutationFn: (input: WebhookInput) => api.post<typeof webhookWithSecret>('/api/admin/webhooks', input),
});

export const changeWebhookMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: z.output<typeof webhookChange>) =>
      api.put<typeof webhookOutput>(`/api/admin/webhooks/${id}`, input),
  });

export const switchWebhookMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: { version: number; isOn: boolean }) =>
      api.post<typeof webhookOutput>(`/api/admin/webhooks/${id}/switch`, input),
  });

export const rotateSecretMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: { version: number }) =>
      api.post<typeof webhookWithSecret>(`/api/admin/webhooks/${id}/secret`, input),
  });

export const removeWebhookMutation = (id: string) =>
  mutationOptions({ mutationFn: () => api.delete(`/api/admin/webhooks/${id}`) });

export const testWebhookMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => api.post<typeof queuedDelivery>(`/api/admin/webhooks/${id}/test`, {}),
  });

export const replayMutation = mutationOptions({
  mutationFn: (id: string) => api.post<typeof queuedDelivery>(`/api/admin/deliveries/${id}/replay`, {}),
});

function isAboutToBeTried({ nextTryAt }: { nextTryAt: string | null }): boolean {
  return nextTryAt !== null && Date.parse(nextTryAt) < Date.now() + SOON_MS;
}
