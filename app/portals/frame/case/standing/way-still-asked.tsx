import { useQuery } from '@tanstack/react-query';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { reachQuery } from '#app/features/quotes/consents/data.ts';
import { whenWords } from '#app/features/quotes/reach/contact-preference.ts';
import { mayAwait, wayAwaited } from '#app/features/quotes/reach/way-awaited.ts';
import { classNames } from '#app/ui/class-names.ts';
import { PartLink } from './part-link.tsx';

const ASKED = { phone: 'a phone call', text: 'a text message' } as const;

type WayStillAskedProps = {
  case: ClientCase;
  /** On a phone what stands below needs the room. */
  isBrief: boolean;
};

/** The call or text message that its person asked for, until their broker has logged it or they have taken it back. */
export function WayStillAsked({ case: shown, isBrief }: WayStillAskedProps) {
  const enabled = mayAwait(shown);
  const { data: events } = useQuery({ ...caseEventsQuery(shown.id), retry: retryCase, enabled });
  const { data: consents } = useQuery({ ...reachQuery(shown.id), enabled });
  const awaited = wayAwaited(shown, { events, consents });
  if (!awaited) return null;
  return (
    <p className={classNames('mt-1 text-slate', isBrief && 'max-sm:hidden')}>
      {shown.broker?.fullName ?? 'Your broker'} has noted no {awaited === 'text' ? 'text message' : 'call'} to
      you yet. You asked for {ASKED[awaited]}, {whenWords(shown.contact)}{' '}
      <PartLink part="sent">Change this</PartLink>
    </p>
  );
}
