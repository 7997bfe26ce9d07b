import { useQuery } from '@tanstack/react-query';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import { PersonQuotes } from '#app/features/cases/quote-summaries/ui/person-quotes.tsx';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { accountWay } from '#app/features/cases/ui/person/person-way.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { isUnanswered } from '#app/portals/frame/case/standing/standing-words.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';

/** The quotes of a case, decided on in place. */
export function QuotesPart({ case: shown }: { case: ClientCase }) {
  const { data, isError, refetch } = useQuery({ ...quoteSummariesQuery(shown.id), retry: retryCase });
  const { data: asked } = useQuery({ ...informationRequestsQuery(shown.id), retry: retryCase });
  const { data: events } = useQuery({ ...caseEventsQuery(shown.id), retry: retryCase });
  if (data) {
    const owed = (asked?.items ?? []).filter((one) => one.required && isUnanswered(one));
    const way = accountWay(shown, shown.broker !== null);
    return (
      <PersonQuotes
        quotes={data}
        type={shown.type}
        status={shown.status}
        steps={shown.steps}
        events={events?.items ?? []}
        agreed={shown.agreed}
        way={way}
        owed={owed.map(({ title }) => title)}
      />
    );
  }
  if (isError) return <LoadFailure what="the quotes" onRetry={() => void refetch()} />;
  return <Skeleton className="h-96" />;
}
