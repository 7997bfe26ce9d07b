import { useQuery } from '@tanstack/react-query';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { reachByLink, trackedEventsQuery } from '#app/features/quotes/data.ts';
import { SentAnswers } from '#app/features/quotes/ui/sent-answers.tsx';
import { SentRequests } from './sent-requests.tsx';
import type { TrackedProps } from './tracked-props.ts';

/** What was sent, to be corrected while the request is open, and how often it was. */
export function TrackedSent({ token, check, request, way }: TrackedProps & { way: PersonWay }) {
  const { data: events } = useQuery(trackedEventsQuery(token, check));
  return (
    <>
      <SentAnswers {...request} way={way} reach={reachByLink(token, check)} events={events?.items ?? []} />
      {request.requests.length > 1 && <SentRequests requests={request.requests} />}
    </>
  );
}
