import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#app/features/accounts/tables.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import {
  type CaseActor,
  type CaseStatus,
  cannotMoveMessage,
  canTransition,
  findTransition,
} from './lifecycle.ts';
import { type CaseParties, forbidden } from './policy.ts';
import { caseAccess, caseEvents, cases } from './tables.server.ts';

export type CaseRow = typeof cases.$inferSelect;

/** The broker with access now, as the person will read of them. */
export type OpenAccess = {
  id: string;
  brokerId: string;
  acceptedAt: Date | null;
  fullName: string;
  email: string;
  brokerage: string;
  licenceNumber: string;
};

/** A case held until the end of the transaction, so that its version, status and access stay as read. */
export type LockedCase = { row: CaseRow; access: OpenAccess | null; parties: CaseParties };

/** Holds a case for the transaction `tx`; 404 when there is none. */
export async function lockCase(tx: Db, caseId: string): Promise<LockedCase> {
  const [row] = await tx.select().from(cases).where(eq(cases.id, caseId)).for('update');
  if (!row) throw notFound();
  // Read after the lock is held: before it, another transaction could still be changing who has access.
  const access = await findOpenAccess(tx, caseId);
  return { row, access, parties: { clientId: row.clientId, brokerId: access?.brokerId ?? null } };
}

/** The broker with access to a case now, or null. */
export async function findOpenAccess(db: Db, caseId: string): Promise<OpenAccess | null> {
  const [access] = await db
    .select({
      id: caseAccess.id,
      brokerId: caseAccess.brokerId,
      acceptedAt: caseAccess.acceptedAt,
      fullName: users.fullName,
      email: users.email,
      brokerage: brokerProfiles.brokerage,
      licenceNumber: brokerProfiles.licenceNumber,
    })
    .from(caseAccess)
    .innerJoin(users, eq(users.id, caseAccess.brokerId))
    .innerJoin(brokerProfiles, eq(brokerProfiles.userId, caseAccess.brokerId))
    .where(and(eq(caseAccess.caseId, caseId), isNull(caseAccess.closedAt)));
  return access ?? null;
}

/** Refuses with 409 when the case has changed since the viewer read it, and says by whom. */
export async function requireVersion(tx: Db, row: CaseRow, version: number): Promise<void> {
  if (row.version === version) return;
  const [last] = await tx
    .select({ role: caseEvents.actorRole, name: users.fullName })
    .from(caseEvents)
    .leftJoin(users, eq(users.id, caseEvents.actorId))
    .where(eq(caseEvents.caseId, row.id))
    .orderBy(desc(caseEvents.id))
    .limit(1);
  const name = changedBy(last?.role ?? 'system', last?.name ?? null);
  throw new AppError('conflict', `This case was changed by ${name}. Review and try again.`);
}

/** Refuses a step that the lifecycle does not have (409) or does not give to this actor (403). */
export function requireTransition(from: CaseStatus, to: CaseStatus, actor: CaseActor): void {
  if (!findTransition(from, to)) throw new AppError('conflict', cannotMoveMessage(from, to));
  if (!canTransition(from, to, actor)) throw forbidden();
}

type Changes = Partial<Omit<typeof cases.$inferInsert, 'id' | 'version'>>;

/** Writes changes to a held case and counts its version up; returns the new version. */
export async function saveCase(tx: Db, row: CaseRow, changes: Changes): Promise<number> {
  const [saved] = await tx
    .update(cases)
    .set({ ...changes, version: sql`${cases.version} + 1` })
    .where(and(eq(cases.id, row.id), eq(cases.version, row.version)))
    .returning({ version: cases.version });
  if (!saved) throw new AppError('conflict', 'This case was changed. Review and try again.');
  return saved.version;
}

type NewEvent = Pick<typeof caseEvents.$inferInsert, 'kind' | 'visibility' | 'data'>;

/** Adds one line to the history of a case. */
export async function addEvent(tx: Db, viewer: Viewer, actor: CaseActor, caseId: string, event: NewEvent) {
  const actorId = viewer.kind === 'user' ? viewer.id : null;
  await tx.insert(caseEvents).values({ id: newId(), caseId, actorId, actorRole: actor, ...event });
}

/** People on the other side are not named to each other before they have to be. */
function changedBy(role: CaseActor, name: string | null): string {
  switch (role) {
    case 'broker':
    case 'admin':
      return name ?? 'somebody else';
    case 'client':
    case 'visitor':
      return 'the client';
    case 'system':
      return 'the system';
  }
}
