import type { TurnWords } from '#app/features/cases/ui/whose-turn.ts';
import { Badge } from '#app/ui/badge.tsx';
import { urgencyOf } from './deadline.ts';

/** The clocks run in business hours, so that six hours of a night may be the last half hour: no length is named. */
const WORDS = {
  accept: { soon: 'Due soon', over: 'Time to accept is over' },
  promise: { soon: 'Due soon', over: 'Contact deadline missed' },
  reply: { soon: 'Due soon', over: 'Overdue' },
} as const;

/** A warning once three quarters of the time has gone, and a stronger one once all of it has; before that, nothing. */
export function DeadlineBadge({ due, now }: { due: NonNullable<TurnWords['due']>; now: Date }) {
  const urgency = urgencyOf(due.kind, due.at, now);
  if (urgency === 'calm') return null;
  return <Badge tone={urgency === 'over' ? 'danger' : 'warning'}>{WORDS[due.kind][urgency]}</Badge>;
}
