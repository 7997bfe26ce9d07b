import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { CaseListSkeleton } from '#app/features/cases/ui/skeletons/case-list-skeleton.tsx';
import { queueQuery } from '#app/features/queue/data.ts';
import { useChoice } from '#app/portals/frame/bulk/use-choice.ts';
import { useOfferedCommands } from '#app/portals/frame/palette/offered-commands.ts';
import { SavedViews } from '#app/portals/frame/views/saved-views.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { useIsWide } from '#app/ui/frame/use-is-wide.ts';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { useNewArrivals } from '../new-arrivals.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { markedRow, useQueueKeys } from './keys/use-queue-keys.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { usePreviewed } from './preview/use-previewed.ts';
import { QueueFilters } from './queue-filters.tsx';
import { type QueueSearch, useQueueSearch } from './queue-search.ts';
import { rowCommands } from './row-commands.ts';
import { QueueList } from './rows/queue-list.tsx';
import { useArrivalSound } from './sound/sound-switch.tsx';
import { DayStrip } from './strip/day-strip.tsx';
import { QueueTools } from './strip/queue-tools.tsx';
import { useRowDoing } from './use-row-doing.ts';
import { useRowFocus } from './use-row-focus.ts';

const loadBoard = () => import('./board/queue-board.tsx');
const loadTable = () => import('./rows/queue-table.tsx');
const loadOtherViews = () => Promise.all([loadBoard(), loadTable()]);
const QueueBoard = lazy(async () => ({ default: (await loadBoard()).QueueBoard }));
const QueueTable = lazy(async () => ({ default: (await loadTable()).QueueTable }));

const RowDialogs = whenOpened(
  async () => (await import('./row-dialogs.tsx')).RowDialogs,
  ({ doing }) => doing.dialog !== null,
);

/** A broker’s day: everything that is to be done, the clock that runs out first before the others. */
export function Queue() {
  const search = useQueueSearch();
  useLoadAhead(loadOtherViews);
  const found = useInfiniteQuery(queueQuery(search.text));
  const isBoard = search.view === 'board';
  const isSplit = useIsWide() && search.view === 'list';
  // What is sorted must be there in whole.
  useAllPages(found, isBoard || search.sort !== null);
  const now = useNow();
  const doing = useRowDoing();
  const list = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const pages = found.data?.pages;
  const first = pages?.[0];
  const read = pages?.flatMap((page) => page.items) ?? [];
  const items = doing.withMarks(read, search.filters.unread === '1');
  const offers = first && items.filter(({ clock }) => clock === 'accept').map(({ id }) => id);
  const arrivals = useNewArrivals(offers, !search.isFiltered);
  useArrivalSound(arrivals);
  const asOf = first?.asOf ?? now.toISOString();
  const choice = useChoice(isBoard ? [] : items);
  const bulk = useBulk(choice, asOf);
  useRowFocus(list, items);
  const previewed = usePreviewed(list, isSplit);
  const shown = items.find(({ id }) => id === previewed?.id);
  useQueueKeys({ list, searchBox, items, shownId: shown?.id, doing, choice, view: search.view });
  useOfferedCommands(() => rowCommands({ item: markedRow(list, items, shown?.id).item, doing, choice }));
  return (
    <>
      <PageTitle isBeside actions={<QueueTools search={search} doing={doing} />}>
        Your requests
      </PageTitle>
      {/* A board needs the width: every way of showing has it, so what switches between them stays in its place. */}
      <div data-wide="" className="mt-2 mb-5 flex flex-col gap-2 sm:mb-6 sm:gap-3">
        <DayStrip />
        <QueueFilters search={search} cities={first?.cities ?? []} searchBox={searchBox} />
        <SavedViews
          list="queue"
          home="/broker"
          address={search.address}
          isEverything={search.address === ''}
        />
      </div>
      <p role="status" className="sr-only">
        {arrivals.size > 0 && 'A new request has arrived.'}
      </p>
      {doing.problem && (
        <Callout tone="warning" live className="mb-5" title="This did not go through">
          {doing.problem}
        </Callout>
      )}
      {found.isPending && <CaseListSkeleton />}
      {found.isError && !first && <LoadFailure what="your requests" onRetry={() => void found.refetch()} />}
      {first && items.length === 0 && <Nothing search={search} />}
      <div
        className={classNames(
          isSplit &&
            'grid grid-cols-[minmax(0,1fr)_23rem] items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_27rem]',
        )}
      >
        <div ref={list} className="flex flex-col gap-7">
          {first && items.length > 0 && search.view !== 'list' && (
            <Suspense fallback={<CaseListSkeleton />}>
              {isBoard ? (
                <QueueBoard {...{ items, now, arrivals, doing, search }} isAll={!found.hasNextPage} />
              ) : (
                <QueueTable {...{ items, now, doing, choice, search }} />
              )}
            </Suspense>
          )}
          {first && search.view === 'list' && (
            <QueueList
              {...{ items, now, arrivals, doing, choice }}
              counts={first.counts}
              preview={
                isSplit
                  ? { id: shown?.id ?? null, isRead: previewed?.how === 'read', first: items[0]?.id }
                  : null
              }
            />
          )}
        </div>
        {isSplit && items.length > 0 && (
          <PreviewPane item={shown} how={previewed?.how} first={items[0]} now={now} />
        )}
      </div>
      {found.hasNextPage && !isBoard && (
        <Button
          look="secondary"
          size="small"
          className="mt-5"
          pending={found.isFetchingNextPage}
          pendingLabel="Loading…"
          onClick={() => void found.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <BulkBar
        {...{ choice, bulk }}
        onSnooze={() => doing.open({ name: 'snooze-chosen' })}
        onReply={() => doing.open({ name: 'reply-chosen' })}
      />
      <RowDialogs {...{ doing, choice, bulk, asOf }} view={search.view} />
    </>
  );
}

/** Reads page after page until all are there. A queue is as long as one person can work on. */
function useAllPages({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages, isWanted: boolean): void {
  const isNext = isWanted && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (isNext) void fetchNextPage();
  }, [isNext, fetchNextPage]);
}

type Pages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

const closedWith = (words = '') => `/broker/closed${words && `?${new URLSearchParams({ q: words })}`}`;

function Nothing({ search }: { search: QueueSearch }) {
  if (search.isFiltered)
    return (
      <EmptyState
        title="No open request matches"
        action={
          <Button look="secondary" onClick={search.clear}>
            Show all open requests
          </Button>
        }
      >
        What you are looking for may have another name, or be among your{' '}
        <TextLink to={closedWith(search.filters.q)}>closed requests</TextLink>.
      </EmptyState>
    );
  return (
    <EmptyState title="Nothing to do right now">
      When we choose you for a request, it appears here automatically. You then have two business hours to
      accept it.
    </EmptyState>
  );
}
