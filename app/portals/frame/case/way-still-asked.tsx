import { useQuery } from '@tanstack/react-query';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { reachOf } from '#app/features/quotes/data.ts';
import { whenWords } from '#app/features/quotes/reach/contact-preference.ts';
import { mayAwait, wayAwaited } from '#app/features/quotes/reach/way-awaited.ts';
import { PartLink } from './part-link.tsx';

const ASKED = { phone: 'a phone call', text: 'a text message' } as const;

/** The call or text message that its person asked for, until their broker has logged it or they have taken it back. */
export function WayStillAsked({ case: shown }: { case: ClientCase }) {
  const enabled = mayAwait(shown);
  const { data: events } = useQuery({ ...caseEventsQuery(shown.id), retry: retryCase, enabled });
  const { queryKey, read } = reachOf(shown.id);
  const { data: consents } = useQuery({ queryKey, queryFn: read, enabled });
  const awaited = wayAwaited(shown, { events, consents });
  if (!awaited) return null;
  return (
    <p className="mt-1 text-slate">
      You asked for {ASKED[awaited]}, {whenWords(shown.contact)} Your broker sees this, and has noted none
      yet. <PartLink part="sent">Change this</PartLink>
    </p>
  );
}
