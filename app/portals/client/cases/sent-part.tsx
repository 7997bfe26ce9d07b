import { useQuery } from '@tanstack/react-query';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { accountWay } from '#app/features/cases/ui/person/person-way.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { reachOf } from '#app/features/quotes/data.ts';
import { PersonAnswers } from '#app/portals/frame/case/person-answers.tsx';

/** What the broker asks a person, and what they told us, to be corrected while the request is open. */
export function SentPart({ case: shown }: { case: ClientCase }) {
  const { data: events } = useQuery({ ...caseEventsQuery(shown.id), retry: retryCase });
  const { data: asked } = useQuery({ ...informationRequestsQuery(shown.id), retry: retryCase });
  const way = accountWay(shown, shown.broker !== null);
  return (
    <PersonAnswers
      {...shown}
      requests={asked?.items ?? []}
      way={way}
      reach={reachOf(shown.id)}
      events={events?.items ?? []}
    />
  );
}
