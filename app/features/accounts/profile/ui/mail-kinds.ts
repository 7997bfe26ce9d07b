import type { MailKind } from '#app/features/notifications/categories.ts';
import type { Role } from '#app/platform/viewer.ts';

type Kind = { kind: MailKind; label: string };

/** What everybody hears about requests of their own. */
const OWN: readonly Kind[] = [
  { kind: 'status', label: 'News of my request, and booked calls' },
  { kind: 'message', label: 'A new message' },
  { kind: 'document', label: 'A new document' },
  { kind: 'request', label: 'Something my broker asks me for' },
  { kind: 'promise_missed', label: 'A broker who did not contact me in time' },
];

const BROKER: readonly Kind[] = [
  { kind: 'case_assigned', label: 'A new request for me' },
  { kind: 'accept_due', label: 'A request that I should accept soon' },
  { kind: 'promise_due', label: 'A person I should contact soon, and booked calls' },
  { kind: 'promise_missed', label: 'A person I did not contact in time' },
  { kind: 'status', label: 'A request that changes' },
  { kind: 'message', label: 'A new message' },
  { kind: 'document', label: 'A new document' },
  { kind: 'request', label: 'An answer I asked for, or none in time' },
  { kind: 'task_due', label: 'A task or certificate that is due' },
  { kind: 'licence', label: 'My licence, before it expires' },
];

/** What somebody with this role hears of and may choose about, in their words. */
export function mailKindsFor(role: Role): readonly Kind[] {
  return role === 'broker' ? BROKER : OWN;
}
