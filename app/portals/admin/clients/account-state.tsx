import type { AdminClient } from '#app/features/cases/oversight/clients/schema.ts';
import { Badge } from '#app/ui/badge.tsx';

/** Whether somebody may log in, and whether their mailbox is known to be theirs. */
export function AccountState({ account }: { account: Pick<AdminClient, 'status' | 'emailVerified'> }) {
  if (account.status === 'suspended') return <Badge tone="danger">Suspended</Badge>;
  if (account.status !== 'active') return <Badge>{account.status}</Badge>;
  return account.emailVerified ? (
    <Badge tone="success">Active</Badge>
  ) : (
    <Badge tone="warning">Email not confirmed</Badge>
  );
}
