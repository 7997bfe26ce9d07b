import { eq } from 'drizzle-orm';
import { users } from '#app/features/accounts/tables.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import {
  announceCase,
  closeAccess,
  ledgerAccessEnded,
  ledgerShared,
} from '#app/features/cases/access.server.ts';
import { acceptDue } from '#app/features/cases/jobs.ts';
import { STAGE_OF_STATUS } from '#app/features/cases/lifecycle.ts';
import {
  addEvent,
  lockCase,
  type OpenAccess,
  requireTransition,
  requireVersion,
  saveCase,
} from '#app/features/cases/locked-case.server.ts';
import { mailCaseAssigned } from '#app/features/cases/mail.server.ts';
import { requireCase } from '#app/features/cases/policy.ts';
import { caseAccess } from '#app/features/cases/tables.server.ts';
import { addBusinessTime } from '#app/platform/business-hours.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/** The open time a broker has to accept a case. */
export const ACCEPT_HOURS = 2;

type Input = { caseId: string; brokerId: string; version?: number | undefined; reason?: string | undefined };

/**
 * Gives one broker access to a case and two business hours to accept it; an access that is open is closed
 * first. The caller (matching, or an admin) has checked that the broker may take it. Refuses a person who is
 * not an active broker, the broker's own request, a stale version, and for a case that somebody has: a missing
 * reason.
 */
export async function assignBroker(
  db: Db,
  viewer: Viewer,
  input: Input,
): Promise<{ accessId: string; acceptBy: Date }> {
  return db.transaction(async (tx) => {
    const locked = await lockCase(tx, input.caseId);
    const { row, access: previous } = locked;
    const actor = requireCase(viewer, 'assign', locked.parties);
    if (input.version !== undefined) await requireVersion(tx, row, input.version);
    requireTransition(row.status, 'assigned', actor);
    if (previous && !input.reason) {
      throw new AppError('invalid', 'Please choose a reason', {
        errors: { reason: 'Please choose a reason' },
      });
    }
    const broker = await findActiveBroker(tx, input.brokerId);
    if (broker.brokerId === row.clientId || sameAddress(broker.email, row.contactEmail)) {
      throw new AppError('conflict', 'This is the broker’s own request.');
    }
    const openedAt = now();
    const acceptBy = acceptanceEnds(openedAt, row.promiseAt);

    if (previous) await closeAccess(tx, previous, { reason: 'reassigned', note: input.reason });
    const access: OpenAccess = { ...broker, id: newId(), acceptedAt: null };
    await tx
      .insert(caseAccess)
      .values({ id: access.id, caseId: row.id, brokerId: broker.brokerId, openedAt });
    await saveCase(tx, row, {
      status: 'assigned',
      stage: STAGE_OF_STATUS.assigned,
      acceptBy,
      closedAt: null,
      purgeAfter: null,
    });
    await addEvent(tx, viewer, actor, row.id, {
      kind: 'assigned',
      visibility: 'client',
      data: { broker: broker.fullName, brokerage: broker.brokerage, acceptBy: acceptBy.toISOString() },
    });
    await enqueue(tx, acceptDue, { caseId: row.id, accessId: access.id }, { startAfter: acceptBy });
    await mailCaseAssigned(tx, row, access, acceptBy);
    await announceCase(tx, row, [broker.brokerId, previous?.brokerId]);
    if (previous) await ledgerAccessEnded(tx, viewer, row, previous, 'reassigned');
    await ledgerShared(tx, viewer, row, access, 'offered');
    return { accessId: access.id, acceptBy };
  });
}

/** Two business hours, but not beyond the promise: after it the case moves on, accepted or not. */
function acceptanceEnds(from: Date, promiseAt: Date | null): Date {
  const full = addBusinessTime(from, { hours: ACCEPT_HOURS });
  return promiseAt && promiseAt > from && promiseAt < full ? promiseAt : full;
}

function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

async function findActiveBroker(tx: Db, brokerId: string) {
  const [broker] = await tx
    .select({
      brokerId: users.id,
      fullName: users.fullName,
      email: users.email,
      role: users.role,
      status: users.status,
      brokerage: brokerProfiles.brokerage,
      licenceNumber: brokerProfiles.licenceNumber,
    })
    .from(users)
    .innerJoin(brokerProfiles, eq(brokerProfiles.userId, users.id))
    .where(eq(users.id, brokerId));
  if (broker?.role !== 'broker' || broker.status !== 'active') {
    throw new AppError('conflict', 'This person is not an active broker.');
  }
  return broker;
}
