import { and, eq } from 'drizzle-orm';
import { deleteClient } from '#app/features/accounts/oversight/delete-client.server.ts';
import { findMailbox } from '#app/features/accounts/queries.server.ts';
import { listSentCases } from '#app/features/cases/queries/sent-cases.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { type CaseStatus, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { forgetNoticesTo, notify, type Person } from '#app/features/notifications/notify.server.ts';
import { privacyRequests } from '#app/features/privacy/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { DeletionAnswer } from './schema.ts';

type Answering = { id: string; answer: DeletionAnswer; requestId: string };
type Row = typeof privacyRequests.$inferSelect;

/**
 * Deletes what somebody has asked to be deleted, by the same steps as when its time is over, or tells them why it
 * stays. Refuses (404) what is not there, (409) what was answered before, and a deletion while a request for insurance
 * is open. The caller has made sure that an administrator asks.
 */
export async function answerDeletion(db: Db, viewer: Viewer, { id, answer, requestId }: Answering) {
  return db.transaction(async (tx) => {
    const [request] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id));
    if (request?.type !== 'deletion') throw notFound();
    if (request.state !== 'open') throw answeredBefore();
    // The cases are held first and the request last, as in every other transaction about both.
    if (answer.decision === 'delete') await erase(tx, viewer, request);
    else await decline(tx, viewer, request, answer.reason);
    const isDone = answer.decision === 'delete';
    const [answered] = await tx
      .update(privacyRequests)
      .set({
        state: isDone ? 'done' : 'refused',
        note: answer.decision === 'decline' ? answer.reason : null,
        answeredAt: now(),
        answeredById: viewer.kind === 'user' ? viewer.id : null,
      })
      .where(and(eq(privacyRequests.id, id), eq(privacyRequests.state, 'open')))
      .returning({ id: privacyRequests.id });
    if (!answered) throw answeredBefore();
    await recordAudit(tx, viewer, {
      action: isDone ? 'privacy.deletion_granted' : 'privacy.deletion_declined',
      thing: { kind: 'privacy_request', id },
      ...(request.reference && { data: { reference: request.reference } }),
      requestId,
    });
    await announce(tx, { topics: ['privacy-requests'], roles: ['admin'] });
  });
}

async function erase(tx: Db, viewer: Viewer, request: Row): Promise<void> {
  if (request.caseId) {
    requireClosed([(await findCase(tx, request.caseId)).row]);
    await takeStep(tx, viewer, { caseId: request.caseId, step: 'delete_early', input: {} });
    return;
  }
  const on = albertaDate(now());
  const to = { email: request.email };
  if (request.reference) {
    // Its time was over before anybody answered.
    await notify(tx, { kind: 'case_deleted', to, data: { reference: request.reference, on } });
    return;
  }
  const references = request.userId ? await eraseAccount(tx, viewer, request.userId) : [];
  await notify(tx, { kind: 'account_deleted', to, data: { on, references } });
}

/** The account with all its requests, whose references it gives; none of them may still be open. */
async function eraseAccount(tx: Db, viewer: Viewer, userId: string): Promise<string[]> {
  const own = await listSentCases(tx, userId);
  requireClosed(own);
  const input = { isPersonTold: true };
  for (const { id: caseId } of own) await takeStep(tx, viewer, { caseId, step: 'delete_early', input });
  await forgetNoticesTo(tx, userId);
  await deleteClient(tx, userId);
  return own.map(({ reference }) => reference);
}

function requireClosed(cases: readonly { reference: string; status: CaseStatus }[]): void {
  const open = cases.filter(({ status }) => isOpenStatus(status)).map(({ reference }) => reference);
  if (open.length === 0) return;
  const first = open.length === 1 ? 'Close or withdraw it first' : 'Close or withdraw them first';
  throw new AppError('conflict', `Still open: ${open.join(', ')}. ${first}, then delete.`);
}

async function decline(tx: Db, viewer: Viewer, request: Row, reason: string): Promise<void> {
  if (request.caseId) {
    await takeStep(tx, viewer, { caseId: request.caseId, step: 'decline_deletion', input: { reason } });
    return;
  }
  if (request.reference)
    throw new AppError('conflict', 'This request has already been deleted: its time was over.');
  await notify(tx, { kind: 'deletion_declined', to: await personOf(tx, request), data: { reason } });
}

async function personOf(tx: Db, { userId, email }: Row): Promise<Person> {
  const mailbox = userId ? await findMailbox(tx, userId) : null;
  return mailbox ? { userId, ...mailbox } : { email };
}

const answeredBefore = () => new AppError('conflict', 'This has already been answered.');
