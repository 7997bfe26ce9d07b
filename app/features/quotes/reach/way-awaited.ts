import { type CaseStatus, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import type { ReachConsents } from '#app/features/quotes/consents/schema.ts';

type Wish = {
  status: CaseStatus;
  firstRespondedAt: string | null;
  call: unknown;
  contact: { method: string | null } | null;
};

/** What is known beside it; undefined while it is on its way. */
type Known = {
  events: { items: readonly Pick<CaseEvent, 'kind' | 'data'>[]; nextCursor: string | null } | undefined;
  consents: ReachConsents | undefined;
};

const PURPOSE = { phone: 'call', text: 'text' } as const;

/** Whether what they asked for, a call or a text message, may still have to come: the rest of the rule is asked for only then. */
export function mayAwait({ status, firstRespondedAt, call, contact }: Wish): boolean {
  const isAsked = contact?.method === 'phone' || contact?.method === 'text';
  const isWithBroker = isOpenStatus(status) && status !== 'new' && status !== 'assigned';
  return isAsked && isWithBroker && !call && firstRespondedAt !== null;
}

/**
 * The call or text message that somebody asked for and has not had: first contact came another way, such as by a quote
 * or a message. Until it is logged, they have taken back that they may be reached so, or a call is booked; null then.
 */
export function wayAwaited(wish: Wish, { events, consents }: Known): 'phone' | 'text' | null {
  const method = wish.contact?.method;
  if (!mayAwait(wish) || (method !== 'phone' && method !== 'text')) return null;
  if (!consents || consents[PURPOSE[method]] === null) return null;
  // What is older than what was read may hold it.
  if (!events || events.nextCursor !== null) return null;
  const wasReached = events.items.some(({ kind, data }) => kind === 'contact' && isThat(data, method));
  return wasReached ? null : method;
}

/** Whoever was called has had more than a text message. */
function isThat({ method, outcome }: CaseEvent['data'], wanted: 'phone' | 'text'): boolean {
  return outcome !== 'no_answer' && (method === wanted || method === 'phone');
}
