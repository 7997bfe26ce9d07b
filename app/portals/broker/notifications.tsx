import { useInfiniteQuery } from '@tanstack/react-query';
import { NoticesPage } from '#app/features/notifications/ui/notices-page.tsx';
import { queueQuery } from '#app/features/queue/data.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';

export const meta = () => portalMeta('Notifications');

/** Notices hold no name. The queue knows whom its accepted requests are from, and writes down that it said so. */
export default function BrokerNotifications() {
  const { data } = useInfiniteQuery(queueQuery('limit=100'));
  const cases = data?.pages.flatMap(({ items }) => items.flatMap((item) => item.case ?? [])) ?? [];
  const names = new Map(cases.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
  return <NoticesPage home="/broker" names={names} />;
}
