import { actorFor } from '#app/features/cases/policy.ts';
import { findParties } from '#app/features/cases/queries/parties.server.ts';
import type { ThreadPolicy } from './policy.server.ts';

/** Threads about a case: its client, the broker with access now, and administrators take part. */
export const caseThreads: ThreadPolicy = {
  kind: 'case',
  async partyOf(tx, viewer, caseId) {
    const parties = await findParties(tx, caseId);
    const role = parties && viewer.kind === 'user' ? actorFor(viewer, parties) : null;
    if (role !== 'client' && role !== 'broker' && role !== 'admin') return null;
    return { role, userId: viewer.kind === 'user' ? viewer.id : null };
  },
  async tell(tx, caseId) {
    const { clientId, brokerId } = (await findParties(tx, caseId)) ?? { clientId: null, brokerId: null };
    return {
      topics: [`cases/${caseId}/messages`],
      roles: ['admin'],
      userIds: [clientId, brokerId].filter((id) => id !== null),
    };
  },
};
