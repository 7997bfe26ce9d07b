import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { noticesQuery, readNoticesMutation, unreadQuery } from '#app/features/notifications/bell/data.ts';
import { BrowserPush } from '#app/features/notifications/push/ui/browser-push.tsx';
import { usePush } from '#app/features/notifications/push/ui/use-push.ts';
import { now } from '#app/platform/now.ts';
import { Button } from '#app/ui/button.tsx';
import { FilterLinks } from '#app/ui/frame/filter-links.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { ageOfGroup, groupNotices, type KnownOfCase, type NoticeGroup } from './group-notices.ts';
import { filterOf, filtersFor, type NoticesHome } from './notice-filters.ts';
import { NoticeGroupCard } from './notice-group-card.tsx';

type NoticesPageProps = {
  home: NoticesHome;
  /** What stands above the notices. */
  above?: ReactNode;
  /** What is read beside notices, by the case, of those whose person the reader may know. Never in a mail or push. */
  useKnown?: UseKnown;
};

type UseKnown = (caseIds: readonly string[]) => ReadonlyMap<string, KnownOfCase>;

/** What the bell has said, by case: the same page in every portal. Kept fresh by live events. */
export function NoticesPage({ home, above, useKnown = useNothing }: NoticesPageProps) {
  const [search] = useSearchParams();
  const unread = useQuery(unreadQuery).data?.unread ?? 0;
  const { mutate, isPending } = useMutation(readNoticesMutation);
  const { devices: _, ...push } = usePush();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageTitle lead="What has happened, by request. In your profile you choose what we also tell you by email or browser.">
          Notifications
        </PageTitle>
        {unread > 0 && (
          <Button look="secondary" size="small" pending={isPending} onClick={() => mutate({ all: true })}>
            <CheckCheck aria-hidden="true" className="size-5" />
            Mark all as read
          </Button>
        )}
      </div>
      <FilterLinks label="Which notifications" links={filtersFor(home, search, unread)} className="my-6" />
      {above}
      <Notices search={search} useKnown={useKnown} />
      {push.state === 'off' && (
        <div className="mt-8 max-w-form">
          <BrowserPush {...push} />
        </div>
      )}
    </>
  );
}

const NOTHING: ReturnType<UseKnown> = new Map();
const useNothing: UseKnown = () => NOTHING;

function Notices({ search, useKnown }: { search: URLSearchParams; useKnown: UseKnown }) {
  const filter = filterOf(search);
  const notices = useInfiniteQuery(noticesQuery(filter));
  const items = notices.data?.pages.flatMap((page) => page.items) ?? [];
  const known = useKnown([...new Set(items.flatMap(({ caseId }) => caseId ?? []))]);
  if (notices.isPending) return <SkeletonText lines={8} />;
  if (notices.isError && !notices.data)
    return <LoadFailure what="your notifications" onRetry={() => void notices.refetch()} />;
  if (items.length === 0) return <NoNotices isAll={filter.show === 'all' && !filter.kind} />;
  const groups = groupNotices(items);
  const at = now();
  const ageOf = (group: NoticeGroup) => ageOfGroup(group, at);
  const older = groups.filter((group) => ageOf(group) === 'older');
  const card = (group: NoticeGroup) => (
    <NoticeGroupCard
      key={group.caseId ?? 'account'}
      group={group}
      known={group.caseId ? known.get(group.caseId) : undefined}
    />
  );
  return (
    <>
      <div className="flex flex-col gap-3">
        {groups.filter((group) => ageOf(group) !== 'older').map(card)}
      </div>
      {older.length > 0 && (
        <details className="mt-4" open={older.length === groups.length}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-1 font-semibold text-spruce">
            More than a week old
            <span className="font-normal text-slate tabular-nums">{older.length}</span>
          </summary>
          <div className="mt-2 flex flex-col gap-3">{older.map(card)}</div>
        </details>
      )}
      {notices.hasNextPage && (
        <Button
          look="secondary"
          className="mt-6"
          pending={notices.isFetchingNextPage}
          onClick={() => void notices.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </>
  );
}

function NoNotices({ isAll }: { isAll: boolean }) {
  return isAll ? (
    <EmptyState title="Nothing yet">Notifications will appear here.</EmptyState>
  ) : (
    <EmptyState title="Nothing of this kind">You have read them all, or nothing has come in yet.</EmptyState>
  );
}
