import { and, eq, gte, inArray, isNull, max, min } from 'drizzle-orm';
import { actorFor } from '#app/features/cases/policy.ts';
import { namedCases } from '#app/features/cases/queries/named-cases.server.ts';
import { findAcceptedBroker, findParties } from '#app/features/cases/queries/parties.server.ts';
import { noteSaid, writtenSince } from '#app/features/cases/records/waits.server.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { forgetMessageWords } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import type { Party, ThreadPolicy } from './policy.server.ts';
import { threadLines, threadParticipants } from './tables.server.ts';

/**
 * Threads about a case: its client, the broker who has accepted it, and administrators take part. A broker who was only
 * asked reads nothing of what was said before.
 */
export const caseThreads: ThreadPolicy = {
  kind: 'case',
  async partyOf(tx, viewer, caseId) {
    const parties = await findTalkers(tx, caseId);
    const role = parties && viewer.kind === 'user' ? actorFor(viewer, parties) : null;
    if (role !== 'client' && role !== 'broker' && role !== 'admin') return null;
    return { role, userId: viewer.kind === 'user' ? viewer.id : null };
  },
  async expects(tx, caseId) {
    const { clientId, brokerId } = (await findTalkers(tx, caseId)) ?? NOBODY;
    const parties: Party[] = [
      clientId ? { role: 'client', userId: clientId } : { role: 'visitor', userId: null },
    ];
    if (brokerId) parties.push({ role: 'broker', userId: brokerId });
    return parties;
  },
  /** A request that was withdrawn, joined with another or not real has no reader on the other side. */
  async isOpen(tx, caseId) {
    const [found] = await tx
      .select({ status: namedCases.status })
      .from(namedCases)
      .where(eq(namedCases.id, caseId));
    return found !== undefined && !WITHOUT_READER.includes(found.status);
  },
  async heard(tx, caseId, { threadId, role, isGone }) {
    const isStaff = role === 'broker' || role === 'admin';
    // What was answered stays answered, whoever takes back what.
    const before = isStaff ? null : await writtenSince(tx, caseId);
    if (isGone && !before) return;
    const since = isStaff ? null : await firstSaid(tx, threadId, before);
    const isChanged = await noteSaid(tx, caseId, isStaff ? { by: 'staff' } : { by: 'person', since });
    if (!isChanged) return;
    // Whoever was only asked is told that a message waits, and not what it says.
    const { clientId, brokerId } = (await findParties(tx, caseId)) ?? NOBODY;
    await announce(tx, {
      topics: ['cases/list', `only:cases/${caseId}`],
      roles: ['admin'],
      userIds: [clientId, brokerId].filter((id) => id !== null),
    });
  },
  /** The bell may have told how it began. */
  changed: forgetMessageWords,
  presenceTopic: (caseId) => `cases/${caseId}/presence`,
  async tell(tx, caseId) {
    const { clientId, brokerId } = (await findTalkers(tx, caseId)) ?? NOBODY;
    return {
      topics: [`cases/${caseId}/messages`, 'conversations', 'cases/broker/queue'],
      roles: ['admin'],
      userIds: [clientId, brokerId].filter((id) => id !== null),
    };
  },
};

/**
 * The same thread for whoever holds a tracking link of the case, which the caller has checked: to be read, and not to be
 * written in.
 */
export const linkedCaseThreads: ThreadPolicy = {
  ...caseThreads,
  partyOf: async () => ({ role: 'visitor', userId: null }),
  isOpen: async () => false,
};

/** When the person said the first that is still there of what was said from an instant on; without one, the last of all. */
async function firstSaid(tx: Db, threadId: string, from: Date | null): Promise<Date | null> {
  const [found] = await tx
    .select({ at: from ? min(threadLines.createdAt) : max(threadLines.createdAt) })
    .from(threadLines)
    .innerJoin(threadParticipants, eq(threadParticipants.id, threadLines.participantId))
    .where(
      and(
        eq(threadLines.threadId, threadId),
        eq(threadLines.kind, 'said'),
        isNull(threadLines.deletedAt),
        inArray(threadParticipants.role, ['client', 'visitor']),
        from ? gte(threadLines.createdAt, from) : undefined,
      ),
    );
  return found?.at ?? null;
}

const WITHOUT_READER: readonly CaseStatus[] = ['withdrawn', 'duplicate', 'spam'];
const NOBODY = { clientId: null, brokerId: null };

/** Whose case it is, and the broker who has accepted it. */
async function findTalkers(tx: Db, caseId: string) {
  const parties = await findParties(tx, caseId);
  if (!parties?.brokerId) return parties;
  return { ...parties, brokerId: (await findAcceptedBroker(tx, caseId))?.id ?? null };
}
