import { useQuery } from '@tanstack/react-query';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { reachByLink, trackedEventsQuery } from '#app/features/quotes/data.ts';
import { mayAwait, wayAwaited } from '#app/features/quotes/reach/way-awaited.ts';
import type { TrackedProps } from './tracked-props.ts';
import { WayAsked } from './way-asked.tsx';

/** Somebody who asked for a call or a text has heard another way first, and nobody has logged theirs: their wish stands. */
export function WayAwaited(props: TrackedProps & { way: PersonWay }) {
  const { token, check, request } = props;
  const enabled = mayAwait(request);
  const { data: events } = useQuery({ ...trackedEventsQuery(token, check), enabled });
  const { queryKey, read } = reachByLink(token, check);
  const { data: consents } = useQuery({ queryKey, queryFn: read, enabled });
  const awaited = wayAwaited(request, { events, consents });
  if (!awaited) return null;
  return (
    // A phone has it with the answers, as the page of an account does.
    <div className="mt-4 border-t border-line pt-3 text-sm max-sm:hidden">
      <p className="mb-1">
        {request.broker?.fullName ?? 'Your broker'} has noted no{' '}
        {awaited === 'text' ? 'text message' : 'call'} to you yet.
      </p>
      <WayAsked {...props} />
    </div>
  );
}
