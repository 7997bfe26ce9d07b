import { and, eq } from 'drizzle-orm';
import { recordAudit, recordDisclosure } from '#app/features/ledger/commands.server.ts';
import type { DisclosurePurpose } from '#app/features/ledger/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { type DisclosureLevel, disclosedFields } from './disclosure.ts';
import type { CaseRow, LockedCase, OpenAccess } from './locked-case.server.ts';
import { type CaseAction, requireCase } from './policy.ts';
import type { AccessEndReason, ReturnReason } from './schema.ts';
import { caseAccess } from './tables.server.ts';

const PURPOSE_OF_END = {
  returned: 'returned',
  expired: 'not_accepted',
  promise_missed: 'promise_missed',
  withdrawn: 'withdrawn',
  reassigned: 'reassigned',
  completed: 'closed',
} as const satisfies Record<AccessEndReason, DisclosurePurpose>;

type Ending = { reason: AccessEndReason; returnReason?: ReturnReason; note?: string | undefined };

/** Closes a broker's access; `tellPassport` writes the matching line at the end of the transaction. */
export async function closeAccess(tx: Db, access: OpenAccess, ending: Ending): Promise<void> {
  await tx
    .update(caseAccess)
    .set({
      closedAt: now(),
      closedReason: ending.reason,
      returnReason: ending.returnReason ?? null,
      note: ending.note || null,
    })
    .where(eq(caseAccess.id, access.id));
}

/** The passport line and the audit row of an access that has ended. Ledger rows come last in a transaction. */
export async function ledgerAccessEnded(
  tx: Db,
  viewer: Viewer,
  row: CaseRow,
  access: OpenAccess,
  reason: AccessEndReason,
): Promise<void> {
  await recordDisclosure(tx, viewer, {
    caseId: row.id,
    kind: 'access_ended',
    recipient: recipientOf(access),
    fields: [],
    purpose: PURPOSE_OF_END[reason],
  });
  const data = { accessId: access.id, brokerId: access.brokerId, reason };
  await recordAudit(tx, viewer, { action: 'case.access_ended', thing: { kind: 'case', id: row.id }, data });
}

/** The passport line and the audit row of data given to the broker with access. */
export async function ledgerShared(
  tx: Db,
  viewer: Viewer,
  row: CaseRow,
  access: OpenAccess,
  level: DisclosureLevel,
): Promise<void> {
  await recordDisclosure(tx, viewer, {
    caseId: row.id,
    kind: 'shared',
    recipient: recipientOf(access),
    fields: disclosedFields(level, row),
    purpose: level === 'offered' ? 'quote_request' : 'case_work',
  });
  const action = level === 'offered' ? 'case.assigned' : 'case.accepted';
  const data = { accessId: access.id, brokerId: access.brokerId };
  await recordAudit(tx, viewer, { action, thing: { kind: 'case', id: row.id }, data });
}

/** The broker as the passport names them. */
export function recipientOf(access: OpenAccess) {
  const { brokerId, fullName, brokerage, licenceNumber } = access;
  return { kind: 'broker', id: brokerId, name: fullName, brokerage, licenceNumber } as const;
}

/** Tells the open pages of everybody concerned: the client, the admins, and the brokers who gain or lose it. */
export async function announceCase(tx: Db, row: CaseRow, brokerIds: (string | undefined)[]): Promise<void> {
  const userIds = [row.clientId, ...brokerIds].filter((id) => typeof id === 'string');
  await announce(tx, { topics: ['cases', `cases/${row.id}`], userIds, roles: ['admin'] });
}

/**
 * What `requireCase` refuses, with one kindness: a broker who had this case before learns that it has moved
 * on (409), instead of a 404 for a page they have open.
 */
export async function requireCurrentBroker(tx: Db, viewer: Viewer, action: CaseAction, locked: LockedCase) {
  if (viewer.kind === 'user' && viewer.role === 'broker' && locked.parties.brokerId !== viewer.id) {
    const [earlier] = await tx
      .select({ id: caseAccess.id })
      .from(caseAccess)
      .where(and(eq(caseAccess.caseId, locked.row.id), eq(caseAccess.brokerId, viewer.id)))
      .limit(1);
    if (earlier) throw new AppError('conflict', 'This case is no longer with you, so you cannot change it.');
  }
  return requireCase(viewer, action, locked.parties);
}
