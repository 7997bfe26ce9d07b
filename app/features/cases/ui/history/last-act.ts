import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { isTakenBack } from '#app/features/cases/quote-summaries/wish.ts';
import type { EventData, EventKind } from '#app/features/cases/records/events.ts';
import { isAskedChange } from '#app/features/cases/rules/asked-change.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';

/** What a person did last that their broker looks at; the insurer is that of the quote. */
export type LastAct = Act & { at: string };

type Act = { what: 'changes' | 'sent' | 'corrected' } | { what: 'interested' | 'declined'; insurer: string };

/** Sent or changed something, without a choice. */
const SENT: readonly EventKind[] = ['information_given', 'certificate_requested', 'certificate_cancelled'];

/** What the person did last, of their history with the newest first; null where they have done nothing. */
export function lastActOf(events: readonly CaseEvent[]): LastAct | null {
  for (const event of events) {
    const act = actOf(event);
    if (act) return { ...act, at: event.at };
  }
  return null;
}

function actOf(event: CaseEvent): Act | null {
  if (SENT.includes(event.kind)) return { what: 'sent' };
  if (event.kind === 'answers_corrected') return { what: 'corrected' };
  if (isAskedChange(event)) return { what: isTakenBack(event) ? 'sent' : 'changes' };
  if (event.kind !== 'quote_decided') return null;
  const { decision, insurer } = event.data as EventData<'quote_decided'>;
  return decision === 'none' ? { what: 'sent' } : { what: decision, insurer };
}

/** The insurers of the quotes sent last where all of these take the place of others, and whether the person had asked for changes. */
export function revisedIn(
  events: readonly CaseEvent[],
  current: readonly Pick<QuoteSummary, 'id' | 'insurer' | 'replacesId'>[],
): { revised: readonly string[]; isAsAsked: boolean } {
  const isSent = ({ kind }: CaseEvent) => kind === 'quotes_sent';
  const at = events.findIndex(isSent);
  const { summaryIds = [] } = (events[at]?.data ?? {}) as Partial<EventData<'quotes_sent'>>;
  const sent = current.filter(({ id }) => summaryIds.includes(id));
  if (!sent.every(({ replacesId }) => replacesId !== null)) return { revised: [], isAsAsked: false };
  const before = events.slice(at + 1);
  const earlier = before.findIndex(isSent);
  const since = before.slice(0, earlier === -1 ? before.length : earlier);
  return { revised: sent.map(({ insurer }) => insurer), isAsAsked: since.some(isAskedChange) };
}
