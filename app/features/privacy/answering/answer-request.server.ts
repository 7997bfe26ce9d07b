import { and, eq } from 'drizzle-orm';
import { deleteClient } from '#app/features/accounts/oversight/delete-client.server.ts';
import { findMailbox } from '#app/features/accounts/queries.server.ts';
import { listUnclaimedOfMailbox } from '#app/features/cases/queries/by-mailbox.server.ts';
import { listSentCases } from '#app/features/cases/queries/sent-cases.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { type CaseStatus, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { deleteContactsOf, notePrivacyAnswered } from '#app/features/contact/commands.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { forgetNoticesTo, notify, type Person } from '#app/features/notifications/notify.server.ts';
import { privacyRequests } from '#app/features/privacy/tables.server.ts';
import { linkAskedFor } from '#app/features/quotes/jobs.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { PrivacyAnswer } from './schema.ts';
import { occasionOf } from './undelivered.server.ts';

type Answering = { id: string; answer: PrivacyAnswer; requestId: string; sendsMail: boolean };
type Row = typeof privacyRequests.$inferSelect;

/**
 * Deletes what somebody has asked to be deleted, by the same steps as when its time is over, tells them what was done about
 * a copy or a correction, or why it is not done. Refuses (404) what is not there, (409) what was answered before or that
 * their mailbox has not confirmed, another answer than was asked for, a deletion while a request for insurance is open, and
 * an answer that reaches nobody, as it would go by email alone and none goes out: it stays open, and so does its day.
 * The caller has made sure that an administrator asks.
 */
export async function answerRequest(db: Db, viewer: Viewer, { id, answer, requestId, sendsMail }: Answering) {
  return db.transaction(async (tx) => {
    const [request] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id));
    if (!request) throw notFound();
    if (request.state !== 'open') throw answeredBefore();
    if (answer.decision !== 'decline') requireAsked(request, answer.decision);
    const answeredAt = now();
    const delivered = answer.decision === 'delete' ? undefined : answer.delivered;
    const isByMailAlone = goesByMailAlone(request, answer.decision);
    if (isByMailAlone && !delivered && !sendsMail) throw reachesNobody();
    const byMail = isByMailAlone && !delivered ? occasionOf(request.id, answeredAt) : null;
    // The cases are held first and the request last, as in every other transaction about both.
    if (answer.decision === 'delete') await erase(tx, viewer, request);
    else if (answer.decision === 'done') await tellDone(tx, request, { note: answer.note, byMail });
    else await decline(tx, viewer, request, { reason: answer.reason, byMail });
    const isDone = answer.decision !== 'decline';
    const [answered] = await tx
      .update(privacyRequests)
      .set({
        state: isDone ? 'done' : 'refused',
        note: noteOf(answer),
        delivered: delivered ?? null,
        answeredAt,
        answeredById: viewer.kind === 'user' ? viewer.id : null,
      })
      .where(and(eq(privacyRequests.id, id), eq(privacyRequests.state, 'open')))
      .returning({ id: privacyRequests.id });
    if (!answered) throw answeredBefore();
    await answerMessage(tx, viewer, { request, body: isDone ? 'answered' : 'declined' });
    await recordAudit(tx, viewer, {
      ...actOf(request, isDone),
      thing: { kind: 'privacy_request', id },
      requestId,
    });
    await announce(tx, { topics: ['privacy-requests', 'cases/list/overview'], roles: ['admin'] });
  });
}

/** The message that asked is answered once nothing that was opened of it is open. */
async function answerMessage(tx: Db, viewer: Viewer, { request, body }: { request: Row; body: string }) {
  const messageId = request.contactMessageId;
  if (!messageId) return;
  const { contactMessageId, state } = privacyRequests;
  const open = await tx.$count(privacyRequests, and(eq(contactMessageId, messageId), eq(state, 'open')));
  if (open === 0) await notePrivacyAnswered(tx, viewer, { messageId, body });
}

function requireAsked({ type, confirmTokenHash, confirmedAt }: Row, decision: 'delete' | 'done'): void {
  if ((type === 'deletion') !== (decision === 'delete'))
    throw new AppError('conflict', 'This is not what they asked for. Review it and try again.');
  if (confirmTokenHash && !confirmedAt)
    throw new AppError(
      'conflict',
      'They have not confirmed yet, by the link we emailed, that they asked for it.',
    );
}

function noteOf(answer: PrivacyAnswer): string | null {
  if (answer.decision === 'delete') return null;
  return answer.decision === 'done' ? answer.note : answer.reason;
}

function actOf({ type, reference }: Row, isDone: boolean) {
  if (type !== 'deletion')
    return { action: isDone ? 'privacy.request_done' : 'privacy.request_declined', data: { type } } as const;
  const data = reference ? { reference } : {};
  return { action: isDone ? 'privacy.deletion_granted' : 'privacy.deletion_declined', data } as const;
}

/** An answer by email, by its occasion; null where it was delivered otherwise. */
type ByMail = { byMail: string | null };

/** Who asks for a copy gets a fresh link to each of their requests, where all of it can be saved; an account has its own way. */
async function tellDone(tx: Db, request: Row, { note, byMail }: ByMail & { note: string }): Promise<void> {
  if (!byMail) return;
  const { type, email, userId } = request;
  if (type === 'access')
    for (const { reference } of await listUnclaimedOfMailbox(tx, email))
      await enqueue(tx, linkAskedFor, { reference });
  const hasAccount = userId !== null;
  const data = { type, note, hasAccount };
  requireMailed(await notify(tx, { kind: 'privacy_request_done', to: { email }, data, occasion: byMail }));
}

/** Refuses (409) an answer whose email is dropped, as its address has had all that it may get. */
function requireMailed(isMailed: boolean): void {
  if (!isMailed)
    throw new AppError(
      'conflict',
      'This address gets no more email from us today. Answer tomorrow, or say how else they got your answer.',
    );
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
  const others = request.confirmTokenHash ? await eraseMailbox(tx, viewer, request.email) : [];
  await notify(tx, {
    kind: request.userId ? 'account_deleted' : 'data_deleted',
    to,
    data: { on, references: [...references, ...others] },
  });
}

/** What came from a mailbox that has confirmed its wish: requests without an account, whose references it gives, and messages. */
async function eraseMailbox(tx: Db, viewer: Viewer, email: string): Promise<string[]> {
  const sent = await listUnclaimedOfMailbox(tx, email);
  requireClosed(sent);
  const input = { isPersonTold: true };
  for (const { id: caseId } of sent) await takeStep(tx, viewer, { caseId, step: 'delete_early', input });
  await deleteContactsOf(tx, email);
  return sent.map(({ reference }) => reference);
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

async function decline(
  tx: Db,
  viewer: Viewer,
  request: Row,
  { reason, byMail }: ByMail & { reason: string },
): Promise<void> {
  if (request.caseId) {
    await takeStep(tx, viewer, { caseId: request.caseId, step: 'decline_deletion', input: { reason } });
    return;
  }
  if (request.reference)
    throw new AppError('conflict', 'This request has already been deleted: its time was over.');
  if (request.confirmTokenHash) {
    if (!byMail) return;
    const { type, email } = request;
    const data = { type, reason };
    requireMailed(
      await notify(tx, { kind: 'privacy_request_declined', to: { email }, data, occasion: byMail }),
    );
    return;
  }
  await notify(tx, { kind: 'deletion_declined', to: await personOf(tx, request), data: { reason } });
}

async function personOf(tx: Db, { userId, email }: Row): Promise<Person> {
  const mailbox = userId ? await findMailbox(tx, userId) : null;
  return mailbox ? { userId, ...mailbox } : { email };
}

/** What is read on the pages of a case or of an account reaches its reader without email, and what is deleted is deleted. */
function goesByMailAlone(request: Row, decision: PrivacyAnswer['decision']): boolean {
  if (decision === 'delete' || request.caseId) return false;
  return decision === 'done' || request.confirmTokenHash !== null;
}

const reachesNobody = () =>
  new AppError(
    'conflict',
    'No email goes out here, so this reaches nobody. Deliver it otherwise, and say how: until then it stays open.',
  );

const answeredBefore = () => new AppError('conflict', 'This has already been answered.');
