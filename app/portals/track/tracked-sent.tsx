import { useQuery } from '@tanstack/react-query';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { reachByLink, trackedEventsQuery } from '#app/features/quotes/data.ts';
import { PersonAnswers } from '#app/portals/frame/case/person-answers.tsx';
import { SentRequests } from './sent-requests.tsx';
import type { TrackedProps } from './tracked-props.ts';

/** What the broker asks, what was sent, to be corrected while the request is open, and how often it was. */
export function TrackedSent({ token, check, request, way }: TrackedProps & { way: PersonWay }) {
  const { data: events } = useQuery(trackedEventsQuery(token, check));
  return (
    <>
      <PersonAnswers
        {...request}
        requests={request.informationRequests}
        way={way}
        reach={reachByLink(token, check)}
        events={events?.items ?? []}
      />
      {request.requests.length > 1 && <SentRequests requests={request.requests} />}
    </>
  );
}
