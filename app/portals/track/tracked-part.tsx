import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { policyPapers } from '#app/features/cases/ui/policy-papers.ts';
import { trackDoor } from '#app/features/documents/data.ts';
import { trackedEventsQuery } from '#app/features/quotes/data.ts';
import { testimonialByLink } from '#app/features/testimonials/data.ts';
import { isUnanswered } from '#app/portals/frame/case/standing/standing-words.ts';
import { Card } from '#app/ui/card.tsx';
import { TabBar } from '#app/ui/frame/workspace.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { AccountOffer } from './account-offer.tsx';
import type { TrackedProps } from './tracked-props.ts';
import { TrackedTalk } from './tracked-talk.tsx';

// The messages are open first; each other part comes when it is.
const PersonPapers = lazyPart(
  async () => (await import('#app/portals/frame/case/person-papers.tsx')).PersonPapers,
);
const PersonPolicy = lazyPart(
  async () => (await import('#app/portals/frame/case/person-policy.tsx')).PersonPolicy,
);
const PersonQuotes = lazyPart(
  async () => (await import('#app/features/cases/quote-summaries/ui/person-quotes.tsx')).PersonQuotes,
);
const TrackedSent = lazyPart(async () => (await import('./tracked-sent.tsx')).TrackedSent);

type TrackedPartProps = TrackedProps & { way: PersonWay; tab: string; tabs: ReactNode; onRead: () => void };

/** The open part of a request behind a tracking link. */
export function TrackedPart({ tab, tabs, ...tracked }: TrackedPartProps) {
  if (tab === 'messages') return <TrackedTalk {...tracked} tabs={tabs} />;
  return (
    <>
      <TabBar tabs={tabs} />
      <div className="flex flex-col gap-6 bg-paper p-4 sm:p-6">
        <Suspense fallback={<Skeleton className="h-64" />}>
          <Part {...tracked} tab={tab} />
        </Suspense>
      </div>
    </>
  );
}

function Part({ token, check, request, way, tab, onRead }: Omit<TrackedPartProps, 'tabs'>) {
  const door = useMemo(() => trackDoor(token, check), [token, check]);
  const testimonialWay = testimonialByLink(token, check);
  const { steps, quotes, certificates, informationRequests } = request;
  const { data: events } = useQuery(trackedEventsQuery(token, check));
  switch (tab) {
    case 'documents':
      return <PersonPapers {...{ door, way, steps }} requests={informationRequests} reader="visitor" />;
    case 'quotes':
      return (
        <PersonQuotes
          {...{ quotes, steps, way }}
          status={request.status}
          events={events?.items ?? []}
          type={request.type}
          agreed={request.agreed}
          owed={informationRequests
            .filter((one) => one.required && isUnanswered(one))
            .map(({ title }) => title)}
        />
      );
    case 'policy':
      return (
        <>
          <PersonPolicy
            case={request}
            {...{ door, way, certificates }}
            quotes={quotes.items}
            testimonialWay={{
              ...testimonialWay,
              give: (given) => testimonialWay.give(given).finally(onRead),
            }}
          />
          <Card>
            <AccountOffer
              {...{ token, check, request }}
              reason={`To open what your broker sends, such as ${policyPapers(request.type, 'your')}, use an account.`}
            />
          </Card>
        </>
      );
    default:
      return <TrackedSent {...{ token, check, request, way }} />;
  }
}
