import { and, eq, isNull } from 'drizzle-orm';
import { actorFor } from '#app/features/cases/policy.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Party, ThreadPolicy } from './policy.server.ts';

/**
 * Threads about a case: its client, the broker who has accepted it, and administrators take part. A broker who was only
 * asked reads nothing of what was said before.
 */
export const caseThreads: ThreadPolicy = {
  kind: 'case',
  async partyOf(tx, viewer, caseId) {
    const parties = await findParties(tx, caseId);
    const role = parties && viewer.kind === 'user' ? actorFor(viewer, parties) : null;
    if (role !== 'client' && role !== 'broker' && role !== 'admin') return null;
    return { role, userId: viewer.kind === 'user' ? viewer.id : null };
  },
  async expects(tx, caseId) {
    const { clientId, brokerId } = (await findParties(tx, caseId)) ?? NOBODY;
    const parties: Party[] = [personOf(clientId)];
    if (brokerId) parties.push({ role: 'broker', userId: brokerId });
    return parties;
  },
  /** A request that was withdrawn, joined with another or not real has no reader on the other side. */
  async isOpen(tx, caseId) {
    const [found] = await tx.select({ status: cases.status }).from(cases).where(eq(cases.id, caseId));
    return found !== undefined && !WITHOUT_READER.includes(found.status);
  },
  async tell(tx, caseId) {
    const { clientId, brokerId } = (await findParties(tx, caseId)) ?? NOBODY;
    return {
      topics: [`cases/${caseId}/messages`, 'conversations'],
      roles: ['admin'],
      userIds: [clientId, brokerId].filter((id) => id !== null),
    };
  },
};

/** The same for somebody whose tracking link was checked: the person of the case, without an account. */
export const trackedThreads: ThreadPolicy = {
  ...caseThreads,
  partyOf: async () => ({ role: 'visitor', userId: null }),
};

const WITHOUT_READER: readonly CaseStatus[] = ['withdrawn', 'duplicate', 'spam'];
const NOBODY = { clientId: null, brokerId: null };

function personOf(clientId: string | null): Party {
  return clientId ? { role: 'client', userId: clientId } : { role: 'visitor', userId: null };
}

/** Whose case it is, and the broker who has accepted it. */
async function findParties(tx: Db, caseId: string) {
  const [found] = await tx
    .select({
      clientId: cases.clientId,
      brokerId: caseAccess.brokerId,
      acceptedAt: caseAccess.acceptedAt,
    })
    .from(cases)
    .leftJoin(caseAccess, and(eq(caseAccess.caseId, cases.id), isNull(caseAccess.closedAt)))
    .where(eq(cases.id, caseId));
  if (!found) return null;
  return { clientId: found.clientId, brokerId: found.acceptedAt ? found.brokerId : null };
}
