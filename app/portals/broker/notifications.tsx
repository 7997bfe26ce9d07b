import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { closedCasesQuery } from '#app/features/cases/data.ts';
import { NoticesPage } from '#app/features/notifications/ui/notices-page.tsx';
import { queueQuery } from '#app/features/queue/data.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';

export const meta = () => portalMeta('Notifications');

/** Notices hold no name: it is read beside them. */
export default function BrokerNotifications() {
  return <NoticesPage home="/broker" useNames={useNames} />;
}

/** So many are asked for by their ids. */
const MOST = 50;

/**
 * The queue knows whom its accepted requests are from, and the list of closed ones whom those are from that the broker may
 * still read, such as policies. Both write down that they said so, so of the closed ones only those are read of which
 * something stands here.
 */
function useNames(caseIds: readonly string[]): ReadonlyMap<string, string> {
  const { data } = useInfiniteQuery(queueQuery('limit=100'));
  const cases = data?.pages.flatMap(({ items }) => items.flatMap((item) => item.case ?? [])) ?? [];
  const queued = new Set(cases.map(({ id }) => id));
  const others = caseIds
    .filter((id) => !queued.has(id))
    .toSorted()
    .slice(0, MOST);
  const { data: closed } = useQuery({
    ...closedCasesQuery(others),
    enabled: data !== undefined && others.length > 0,
  });
  const known = closed?.items.map(({ id, contactName }) => ({ id, name: contactName })) ?? [];
  return new Map(
    [...known, ...cases].flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])),
  );
}
