import { useQuery } from '@tanstack/react-query';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { accountWay } from '#app/features/cases/ui/person-way.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { reachOf } from '#app/features/quotes/data.ts';
import { SentAnswers } from '#app/features/quotes/ui/sent-answers.tsx';

/** What a person told us, to be corrected while the request is open. */
export function SentPart({ case: shown }: { case: ClientCase }) {
  const { data: events } = useQuery({ ...caseEventsQuery(shown.id), retry: retryCase });
  const way = accountWay(shown, shown.broker !== null);
  return <SentAnswers {...shown} way={way} reach={reachOf(shown.id)} events={events?.items ?? []} />;
}
