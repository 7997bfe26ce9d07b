import type { MailKind } from '#app/features/notifications/categories.ts';
import type { Role } from '#app/platform/viewer.ts';
import { ROLES } from '#app/platform/viewer.ts';

type Kind = { kind: MailKind; label: string; roles: readonly Role[] };

const BROKERS = ['broker', 'admin'] as const;

/** The emails that somebody may switch off, in their words, and whom each is sent to. */
const KINDS: readonly Kind[] = [
  { kind: 'case_assigned', label: 'A new request for me', roles: BROKERS },
  { kind: 'accept_due', label: 'A request that I should accept soon', roles: BROKERS },
  { kind: 'promise_due', label: 'A person I should contact soon, and booked calls', roles: BROKERS },
  {
    kind: 'promise_missed',
    label: 'A missed contact deadline',
    roles: ROLES,
  },
  { kind: 'status', label: 'A request that changes', roles: ROLES },
  { kind: 'message', label: 'A new message', roles: ROLES },
  { kind: 'document', label: 'A new document', roles: ROLES },
  { kind: 'request', label: 'A request for information', roles: ['client'] },
  { kind: 'task_due', label: 'A task that is due', roles: BROKERS },
  { kind: 'licence', label: 'A licence that expires soon', roles: BROKERS },
];

/** The kinds of email that somebody with this role can get. */
export function mailKindsFor(role: Role): readonly Kind[] {
  return KINDS.filter(({ roles }) => roles.includes(role));
}
