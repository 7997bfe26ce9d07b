import { and, ne, type SQL, type SQLWrapper } from 'drizzle-orm';
import { readBrokerProfile } from '#app/features/brokers/queries.server.ts';
import { forbidden } from '#app/features/cases/policy.ts';
import { findAcceptedBroker, hasAccepted } from '#app/features/cases/queries/parties.server.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { wasAudited } from '#app/features/ledger/queries.server.ts';
import { nameInThread } from '#app/features/messages/queries/line-rows.server.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { ChatSession } from '../sessions.server.ts';
import { chatSessions } from '../tables.server.ts';

/** Somebody who may answer visitors: which ones, `mayAnswer` says. */
export type Staff = Viewer & { kind: 'user' };

/** Administrators and brokers; everybody else is refused with 403. */
export function requireStaff(viewer: Viewer): Staff {
  if (viewer.kind !== 'user' || viewer.role === 'client') throw forbidden();
  return viewer;
}

/**
 * The conversations that somebody may read and answer: those in which a person was asked for; of these all for
 * administrators, and for a broker the ones whose case they have accepted and have access to now.
 */
export function mayAnswer(viewer: Staff): SQL | undefined {
  const isHandedOff = ne(chatSessions.mode, 'bot');
  return viewer.role === 'admin' ? isHandedOff : and(isHandedOff, hasAcceptedCase(viewer.id));
}

/** Whether a broker has accepted the case of a conversation and has access to it now. */
export function hasAcceptedCase(brokerId: string | SQLWrapper): SQL {
  return hasAccepted(chatSessions.caseId, brokerId);
}

/** The broker who has accepted the case of a conversation and has access to it now, or null. */
export async function findCaseBroker(db: Db, { caseId }: ChatSession) {
  return caseId ? findAcceptedBroker(db, caseId) : null;
}

/** How the visitor reads of the viewer. */
export async function findNameInChat(db: Db, viewer: Staff): Promise<string> {
  return nameInThread({ fullName: viewer.fullName, ...(await findLicence(db, viewer)) });
}

type Contact = { phone: string | null };

/**
 * A look at a conversation stands in the passport of its case, whoever of the staff it is, with the contact data
 * shown. Where there is no case, and so no passport, it stands in the audit log, once an hour.
 */
export async function recordReading(
  tx: Db,
  viewer: Staff,
  { id, caseId }: ChatSession,
  contact: Contact | null,
): Promise<void> {
  if (!caseId) return auditReading(tx, viewer, id);
  const shown = contact ? (['email', ...(contact.phone ? (['phone'] as const) : [])] as const) : [];
  await recordReadings(tx, viewer, [{ caseId, fields: ['name', ...shown, 'messages'] }]);
}

async function auditReading(tx: Db, viewer: Staff, id: string): Promise<void> {
  const reading = { action: 'chat.read', thing: { kind: 'chat', id } } as const;
  const since = new Date(now().getTime() - HOUR_MS);
  if (await wasAudited(tx, { ...reading, actorId: viewer.id, since })) return;
  await recordAudit(tx, viewer, reading);
}

/** The list of conversations names the visitors, those with a case too. */
export async function recordListing(db: Db, viewer: Staff, sessions: readonly ChatSession[]): Promise<void> {
  const caseIds = new Set(sessions.flatMap(({ caseId }) => (caseId ? [caseId] : [])));
  await recordReadings(
    db,
    viewer,
    [...caseIds].map((caseId) => ({ caseId, fields: ['name'] })),
  );
}

async function findLicence(db: Db, { id }: Staff) {
  const profile = await readBrokerProfile(db, id);
  return { brokerage: profile?.brokerage ?? null, licenceNumber: profile?.licenceNumber ?? null };
}
