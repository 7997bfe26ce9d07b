import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { reopenedWords } from '#app/features/cases/ui/history/reopened-words.ts';
import { trackTalk } from '#app/features/messages/data.ts';
import { linkDeletion } from '#app/features/privacy/data.ts';
import { lastDay } from '#app/features/privacy/ui/last-day.ts';
import { linkWay, reachByLink, trackedEventsQuery } from '#app/features/quotes/data.ts';
import { caseTabs } from '#app/portals/frame/case/person-tabs.ts';
import { PersonStanding } from '#app/portals/frame/case/standing/person-standing.tsx';
import { useNews } from '#app/portals/frame/case/use-news.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { TabLinks } from '#app/ui/frame/workspace.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { NewMessage } from './new-message.tsx';
import { StandingSkeleton } from './standing-skeleton.tsx';
import { TrackedFrame } from './tracked-frame.tsx';
import { TrackedMenu } from './tracked-menu.tsx';
import { TrackedPart } from './tracked-part.tsx';
import type { TrackedProps } from './tracked-props.ts';
import { WayAsked } from './way-asked.tsx';
import { WayAwaited } from './way-awaited.tsx';

// Only a closed request has a last day.
const CaseDeletion = lazyPart(
  async () => (await import('#app/features/privacy/ui/case-deletion.tsx')).CaseDeletion,
);

const loadSide = async () => (await import('./tracked-side.tsx')).TrackedSide;
const TrackedSide = lazyPart(loadSide);
// Beside the request on a desk, and below all else on a phone.
if (!import.meta.env.SSR) void loadSide().catch(() => undefined);

type RequestSummaryProps = TrackedProps & {
  /** What is shown is from before: the last try to read it again failed. */
  isStale: boolean;
  onForget: () => void;
  onAnotherAnswer: (answer: string | undefined) => void;
};

/** The part that is open where the address names none. */
const FIRST = 'messages';

/** Nobody has been in touch, and somebody is to be. */
const isWaiting = ({ status, firstRespondedAt, call }: TrackedProps['request']) =>
  isOpenStatus(status) && !firstRespondedAt && !call;

/** Everything the person behind a tracking link may know of their request, and what they may do about it. */
export function RequestSummary({
  token,
  check,
  request,
  isStale,
  onForget,
  onAnotherAnswer,
}: RequestSummaryProps) {
  const now = useNow();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [read, way] = useMemo(() => {
    const again = () => client.invalidateQueries({ queryKey: ['track', token] });
    return [again, linkWay(token, check, { read: again, onAnotherAnswer })] as const;
  }, [client, token, check, onAnotherAnswer]);
  const events = useQuery(trackedEventsQuery(token, check));
  const { isPending, news } = useNews(trackTalk(token, check), { asksAgain: true });
  const told = { requests: request.informationRequests, quotes: request.quotes.items, unread: news.unread };
  const tabs = caseTabs(request, told);
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? FIRST;
  const part = useInSight(tab);
  const key = { token, check, request, way };
  const door = useMemo(() => linkDeletion(token, check), [token, check]);
  const keptUntil = lastDay(request.clocks);
  const above = [
    `Your request ${request.reference}`,
    `sent ${whenText(new Date(request.createdAt), now)}`,
    reopenedWords(request.reopened, request.status),
  ];
  return (
    <TrackedFrame
      above={above.filter(Boolean).join(', ')}
      menu={<TrackedMenu {...{ token, check, request, onForget }} onRead={() => void read()} />}
      title={request.title}
      notice={
        isStale && (
          <Callout tone="warning" live className="mt-6" title="This may be out of date">
            <p>We could not reach the server just now.</p>
            <Button look="secondary" size="small" className="mt-3" onClick={() => void read()}>
              Try again
            </Button>
          </Callout>
        )
      }
      standing={
        <>
          {events.isPending || isPending ? (
            <StandingSkeleton />
          ) : (
            <PersonStanding
              case={request}
              way={way}
              reach={reachByLink(token, check)}
              news={news}
              // What stands first was opened by nobody, and is below: the way to a message leads there.
              openPart={search.has('tab') ? tab : ''}
              {...told}
              events={events.data?.items}
              isByLink
            />
          )}
          {isWaiting(request) && (
            <div className="mt-4 border-t border-line pt-3 text-sm">
              {/* Opening the mailed link confirms it. */}
              <p className="mb-1 font-medium text-spruce">Your email address is confirmed.</p>
              <WayAsked {...key} />
            </div>
          )}
          <WayAwaited {...key} />
          {keptUntil && (
            <div className="mt-4 border-t border-line pt-3 text-sm">
              <Suspense fallback={<Skeleton className="h-12" />}>
                <CaseDeletion {...{ door, keptUntil }} />
              </Suspense>
            </div>
          )}
        </>
      }
      side={
        <Suspense fallback={<Skeleton className="h-64" />}>
          <TrackedSide
            {...{ token, check, request, way }}
            isOffered={tab === 'messages' || tab === 'policy'}
            onRead={() => void read()}
            onForget={onForget}
          />
        </Suspense>
      }
    >
      {!isPending && <NewMessage unread={news.unread} />}
      <div
        ref={part}
        className="min-w-0 scroll-mt-16 overflow-clip rounded-card border border-line bg-surface"
      >
        <TrackedPart
          {...key}
          tab={tab}
          onRead={() => void read()}
          tabs={<TabLinks label="Parts of this request" tabs={tabs} current={tab} />}
        />
      </div>
    </TrackedFrame>
  );
}

/** Brings the part of the page that somebody opens into sight, where it is far down. */
function useInSight(tab: string) {
  const part = useRef<HTMLDivElement>(null);
  // A link may lead to a part that is far below.
  const opened = useRef(FIRST);
  useEffect(() => {
    if (opened.current === tab) return;
    opened.current = tab;
    const top = part.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight / 2) part.current?.scrollIntoView();
  }, [tab]);
  return part;
}
