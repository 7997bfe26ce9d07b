import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { closedCasesQuery } from '#app/features/cases/data.ts';
import { conversationsQuery } from '#app/features/messages/data.ts';
import type { KnownOfCase } from '#app/features/notifications/ui/group-notices.ts';
import { NoticesPage } from '#app/features/notifications/ui/notices-page.tsx';
import { queueQuery } from '#app/features/queue/data.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';

export const meta = () => portalMeta('Notifications');

/** Notices hold no name and no words of a client: these are read beside them. */
export default function BrokerNotifications() {
  return <NoticesPage home="/broker" useKnown={useKnown} />;
}

/** So many are asked for by their ids. */
const MOST = 50;

/**
 * The queue knows whom its accepted requests are from and what they wrote with an answer to a quote, the list of closed ones
 * whom those are from that the broker may still read, such as policies, and the conversations what is unread. All write down
 * that they said so, so of the closed ones only those are read of which something stands here.
 */
function useKnown(caseIds: readonly string[]): ReadonlyMap<string, KnownOfCase> {
  const { data } = useInfiniteQuery(queueQuery('limit=100'));
  const cases = data?.pages.flatMap(({ items }) => items.flatMap((item) => item.case ?? [])) ?? [];
  const { data: talks } = useQuery(conversationsQuery('staff'));
  const unread = new Map(
    talks?.items.flatMap(({ caseId, unread: count, last }) =>
      count > 0 && !last.isYours ? [[caseId, last.text] as const] : [],
    ),
  );
  const queued = new Set(cases.map(({ id }) => id));
  const others = caseIds
    .filter((id) => !queued.has(id))
    .toSorted()
    .slice(0, MOST);
  const { data: closed } = useQuery({
    ...closedCasesQuery(others),
    enabled: data !== undefined && others.length > 0,
  });
  const known = [
    ...(closed?.items.map(({ id, contactName: name }) => ({ id, name, words: undefined })) ?? []),
    ...cases.map(({ id, name, act }) => ({ id, name, words: act?.words ?? undefined })),
  ];
  return new Map(known.map(({ id, name, words }) => [id, { name, words: unread.get(id) ?? words }]));
}
