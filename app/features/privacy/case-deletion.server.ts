import { and, eq } from 'drizzle-orm';
import { requireActor } from '#app/features/cases/policy.ts';
import { type CaseRow, findCase } from '#app/features/cases/records/held-case.server.ts';
import { takeStep, takeStepByLink } from '#app/features/cases/steps/take-step.server.ts';
import { openByLink, type TrackingKey } from '#app/features/quotes/tracking/open-link.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { dueDay } from './request-deletion.server.ts';
import { privacyRequests } from './tables.server.ts';

/** By when an open request for deletion is answered, as an Alberta day; null where nobody has asked. */
export type CaseDeletion = { dueOn: string | null };

/** Whether the client has asked for the deletion of their case. Refuses as `requireActor` does. */
export async function readCaseDeletion(db: Db, viewer: Viewer, caseId: string): Promise<CaseDeletion> {
  return standing(db, await ownCase(db, viewer, caseId));
}

/** The same for whoever holds a tracking link. Refuses what `openByLink` refuses. */
export async function readCaseDeletionByLink(db: Db, key: TrackingKey): Promise<CaseDeletion> {
  return standing(db, await openByLink(db, key));
}

/** Asks for the deletion of one's own case, for an administrator to handle; asking again gives the open request. */
export async function requestCaseDeletion(db: Db, viewer: Viewer, caseId: string): Promise<CaseDeletion> {
  return request(db, await ownCase(db, viewer, caseId), (tx, told) => takeStep(tx, viewer, told));
}

/** The same for whoever holds a tracking link. Refuses what `openByLink` refuses. */
export async function requestCaseDeletionByLink(db: Db, key: TrackingKey): Promise<CaseDeletion> {
  return request(db, await openByLink(db, key), (tx, told) => takeStepByLink(tx, VISITOR, told));
}

async function ownCase(db: Db, viewer: Viewer, caseId: string): Promise<CaseRow> {
  const { row, parties } = await findCase(db, caseId);
  requireActor(viewer, parties, (actor) => actor === 'client');
  return row;
}

/** `ask` takes the step on the case, as whoever asks: it writes the history and tells them. */
async function request(
  db: Db,
  row: CaseRow,
  ask: (tx: Db, told: { caseId: string; step: 'ask_deletion'; input: { dueOn: string } }) => Promise<unknown>,
): Promise<CaseDeletion> {
  const { id: caseId, clientId: userId, contactEmail: email, reference } = row;
  return db.transaction(async (tx) => {
    const dueOn = dueDay();
    const [added] = await tx
      .insert(privacyRequests)
      .values({ type: 'deletion', userId, caseId, reference, email, dueOn })
      .onConflictDoNothing()
      .returning({ id: privacyRequests.id });
    if (!added) return standing(tx, row);
    await ask(tx, { caseId, step: 'ask_deletion', input: { dueOn } });
    await announce(tx, { topics: ['privacy-requests', 'cases/list/overview'], roles: ['admin'] });
    return { dueOn };
  });
}

async function standing(db: Db, { reference }: CaseRow): Promise<CaseDeletion> {
  const [open] = await db
    .select({ dueOn: privacyRequests.dueOn })
    .from(privacyRequests)
    .where(
      and(
        eq(privacyRequests.reference, reference),
        eq(privacyRequests.type, 'deletion'),
        eq(privacyRequests.state, 'open'),
      ),
    );
  return { dueOn: open?.dueOn ?? null };
}
