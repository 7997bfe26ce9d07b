import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { allowPush, readPushState, stopPush } from '#app/features/notifications/push/browser-push.ts';
import { addSubscription, endSubscription, pushStatusQuery } from '#app/features/notifications/push/data.ts';

/** Notifications of this browser: how they stand, and the presses that allow and end them. */
export function usePush() {
  const queryClient = useQueryClient();
  const { data: status } = useQuery(pushStatusQuery);
  const { data: state } = useQuery({
    queryKey: [...pushStatusQuery.queryKey, 'browser', status?.devices],
    queryFn: () => readPushState(status?.devices ?? []),
    enabled: status !== undefined,
  });
  const again = () => queryClient.invalidateQueries({ queryKey: pushStatusQuery.queryKey });
  const allow = useMutation({
    mutationFn: async () => {
      const subscription = status && (await allowPush(status.publicKey));
      if (subscription) await addSubscription(subscription);
    },
    meta: { failed: 'This browser could not be set up' },
    onSettled: again,
  });
  const stop = useMutation({
    mutationFn: async () => {
      const endpoint = await stopPush();
      if (endpoint) await endSubscription(endpoint);
    },
    meta: { failed: 'This browser could not be changed' },
    onSettled: again,
  });
  return { state, devices: status?.devices.length ?? 0, allow, stop };
}
