import { and, eq, sql } from 'drizzle-orm';
import { emailChangeRequested } from '#app/features/accounts/jobs.ts';
import { personOf } from '#app/features/accounts/person.ts';
import { detailColumns } from '#app/features/accounts/profile/change-profile.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, invalid, notFound } from '#app/platform/errors.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import type { CorrectedField, Correction } from './correction.ts';

type Corrected = Correction & { userId: string; requestId: string };

/**
 * Corrects the details of a client's account. Name and phone apply at once; a new address gets a link and is the account's
 * once its mailbox has confirmed it. The client is told who corrected what, at the address that is theirs. Returns
 * what differs. Refuses all but administrators (403), an account that is no client's (404), one that is not
 * active or has changed since it was seen (409), and an address of another account or nothing new (422).
 */
export async function correctAccount(
  tx: Db,
  viewer: Viewer,
  { userId, requestId, reason, was, ...wanted }: Corrected,
): Promise<CorrectedField[]> {
  requireAdmin(viewer);
  const [account] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'client')))
    .for('update');
  if (!account) throw notFound();
  if (account.status !== 'active') throw new AppError('conflict', 'This account is not active.');
  if (account.fullName !== was.fullName || account.phone !== was.phone || account.email !== was.email) {
    throw new AppError('conflict', 'These details have changed since you opened them. Review and try again.');
  }
  const isNewEmail = wanted.email !== account.email.toLowerCase();
  const fields: CorrectedField[] = [
    ...(wanted.fullName === account.fullName ? [] : (['name'] as const)),
    ...(wanted.phone === account.phone ? [] : (['phone'] as const)),
    ...(isNewEmail ? (['email'] as const) : []),
  ];
  if (fields.length === 0) throw invalid({ form: 'Please change at least one detail' });
  if (isNewEmail) {
    if ((await tx.$count(users, eq(sql`lower(${users.email})`, wanted.email))) > 0) {
      throw invalid({ email: 'Another account already uses this address' });
    }
    await enqueue(tx, emailChangeRequested, { userId, email: wanted.email });
  }
  await tx.update(users).set(detailColumns(wanted)).where(eq(users.id, userId));
  await notify(tx, {
    kind: 'details_corrected',
    to: personOf({ ...account, fullName: wanted.fullName }),
    data: { by: viewer.fullName, fields, role: 'client' },
  });
  await announce(tx, { topics: ['user'], userIds: [userId] });
  await recordAudit(tx, viewer, {
    action: 'client.corrected',
    thing: { kind: 'user', id: userId },
    data: { reason, ...statesOf(fields, account.phone, wanted.phone) },
    requestId,
  });
  return fields;
}

const given = (phone: string | null) => (phone === null ? 'none' : 'given');

/** Before and after by field, as codes: the log outlives the account, so it holds no name, number or address. */
function statesOf(fields: readonly CorrectedField[], phone: string | null, next: string | null) {
  const before = { name: 'given', phone: given(phone), email: 'in use' };
  const after = { name: 'corrected', phone: next === null ? 'none' : 'corrected', email: 'to be confirmed' };
  const only = (states: typeof before) => Object.fromEntries(fields.map((field) => [field, states[field]]));
  return { fields, before: only(before), after: only(after) };
}
