import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { reopenedWords } from '#app/features/cases/ui/history/reopened-words.ts';
import { accountWay } from '#app/features/cases/ui/person/person-way.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseTalk } from '#app/features/messages/data.ts';
import { reachOf } from '#app/features/quotes/data.ts';
import { CaseHeading } from '#app/portals/frame/case/case-heading.tsx';
import { caseTabs } from '#app/portals/frame/case/person-tabs.ts';
import { PersonStanding } from '#app/portals/frame/case/standing/person-standing.tsx';
import { useNews } from '#app/portals/frame/case/use-news.ts';
import { portalTitle } from '#app/portals/frame/portal-meta.ts';
import { LateArrival } from '#app/ui/frame/late-arrival.tsx';
import { isWide as isWideNow, useIsWide } from '#app/ui/frame/use-is-wide.ts';
import { TabLinks, TabPanel, Workspace } from '#app/ui/frame/workspace.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { ClientMenu } from './client-menu.tsx';
import { ClientTalk } from './client-talk.tsx';

// The messages are open first; each other part comes when it is.
const AskedFor = lazyPart(async () => (await import('./asked-for.tsx')).AskedFor);
const PolicyPart = lazyPart(async () => (await import('./policy-part.tsx')).PolicyPart);
const QuotesPart = lazyPart(async () => (await import('./quotes-part.tsx')).QuotesPart);
const SentPart = lazyPart(async () => (await import('./sent-part.tsx')).SentPart);

const loadPeople = async () => (await import('./case-people.tsx')).CasePeople;
const CasePeople = lazyPart(loadPeople);
// A desk shows it at once; a phone has it under a tab of its own.
if (!import.meta.env.SSR && isWideNow()) void loadPeople().catch(() => undefined);

// Said once the history is known, and of few.
const WayStillAsked = lazyPart(
  async () => (await import('#app/portals/frame/case/standing/way-still-asked.tsx')).WayStillAsked,
);

const waiting = <Skeleton className="h-64" />;

/** A case as the person whose it is works with it. */
export function ClientCasePage({ case: shown }: { case: ClientCase }) {
  const isWide = useIsWide();
  useLoadAhead(loadPeople);
  const [search] = useSearchParams();
  const asked = useQuery({ ...informationRequestsQuery(shown.id), retry: retryCase });
  const quotes = useQuery({ ...quoteSummariesQuery(shown.id), retry: retryCase });
  const events = useQuery({ ...caseEventsQuery(shown.id), retry: retryCase });
  const { news } = useNews(caseTalk(shown.id));
  const told = { requests: asked.data?.items, quotes: quotes.data?.items, unread: news.unread };
  // Whoever looks for the broker's telephone number finds it under this name.
  const people = { id: 'people', label: shown.broker ? 'Broker' : 'Data' };
  const tabs = [...caseTabs(shown, told), ...(isWide ? [] : [people])];
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'messages';
  const above = [shown.reference, reopenedWords(shown.reopened, shown.status)].filter(Boolean).join(', ');
  const links = <TabLinks label="Parts of this request" tabs={tabs} current={tab} />;
  return (
    <Workspace
      heading={
        <CaseHeading home="/portal" above={above} title={shown.title} menu={<ClientMenu case={shown} />}>
          <PersonStanding
            case={shown}
            way={accountWay(shown, shown.broker !== null)}
            reach={reachOf(shown.id)}
            news={news}
            openPart={tab}
            {...told}
            events={events.data?.items}
          />
          {shown.firstRespondedAt && (
            <Suspense>
              <WayStillAsked case={shown} isBrief />
            </Suspense>
          )}
        </CaseHeading>
      }
      rightName="Your data and broker"
      // Once it is closed its head says so, and how to reopen it.
      part={isOpenStatus(shown.status) ? tab : `${tab} closed`}
      right={
        isWide && (
          <Suspense fallback={waiting}>
            <CasePeople case={shown} />
          </Suspense>
        )
      }
    >
      <LateArrival />
      <title>{portalTitle(`${shown.reference} ${shown.title}`)}</title>
      {tab === 'messages' && <ClientTalk case={shown} tabs={links} />}
      {tab !== 'messages' && (
        <TabPanel tabs={links} name={tabs.find(({ id }) => id === tab)?.label ?? 'History'}>
          <Suspense fallback={waiting}>
            {tab === 'documents' && <AskedFor case={shown} />}
            {tab === 'quotes' && <QuotesPart case={shown} />}
            {tab === 'policy' && <PolicyPart case={shown} />}
            {tab === 'sent' && <SentPart case={shown} />}
            {tab === 'people' && <CasePeople case={shown} />}
          </Suspense>
        </TabPanel>
      )}
    </Workspace>
  );
}
