import type { NewCertificate } from '#app/features/cases/certificates/schema.ts';
import type { QuoteDecision } from '#app/features/cases/quote-summaries/schema.ts';
import type { StepName } from '#app/features/cases/rules/lifecycle/lifecycle.server.ts';
import { type StepRequest, takeStepByLink } from '#app/features/cases/steps/take-step.server.ts';
import { answerAskedByLink } from '#app/features/quotes/answers/asked/answer-asked.server.ts';
import type { GivenAnswers } from '#app/features/quotes/answers/asked/schema.ts';
import type { Place } from '#app/features/quotes/consents/consents.server.ts';
import { correctAnswersByLink } from '#app/features/quotes/corrections/correct-answers.server.ts';
import { correctContactByLink } from '#app/features/quotes/corrections/correct-contact.server.ts';
import type { ContactCorrection } from '#app/features/quotes/schema.ts';
import { openByLink, type TrackingKey } from '#app/features/quotes/tracking/open-link.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';

/** Answers what the broker asked for. Refuses what `openByLink` refuses, and what the step refuses. */
export async function answerTracked(
  db: Db,
  {
    requestId,
    answer,
    isCorrection,
    ...key
  }: TrackingKey & { requestId: string; answer: string; isCorrection?: boolean | undefined },
): Promise<void> {
  await stepByLink(db, key, { step: 'answer_request', input: { requestId, answer, isCorrection } });
}

/** Answers questions of the form. Refuses what `openByLink` refuses, and what `answerAsked` refuses. */
export async function answerAskedTracked(
  db: Db,
  { requestId, given, ...key }: TrackingKey & { requestId: string; given: GivenAnswers },
): Promise<void> {
  const { id: caseId } = await openByLink(db, key);
  await answerAskedByLink(db, { caseId, requestId, given });
}

/** Says what the person thinks of a quote. Refuses what `openByLink` refuses, and what the step refuses. */
export async function decideTracked(
  db: Db,
  { summaryId, decision, reason, ...key }: TrackingKey & QuoteDecision & { summaryId: string },
): Promise<void> {
  const input = { summaryId, decision, ...(reason && { reason }) };
  await stepByLink(db, key, { step: 'decide_quote', input });
}

/** Asks for other quotes than those that were sent. Refuses what `openByLink` refuses, and what the step refuses. */
export async function askChangesTracked(
  db: Db,
  { note, ...key }: TrackingKey & { note: string },
): Promise<void> {
  await stepByLink(db, key, { step: 'ask_for_changes', input: { note } });
}

/** Asks the broker for a certificate. Refuses what `openByLink` refuses, and what the step refuses. */
export async function requestCertificateTracked(
  db: Db,
  { key, asked }: { key: TrackingKey; asked: NewCertificate },
): Promise<void> {
  await stepByLink(db, key, { step: 'request_certificate', input: asked });
}

/** Cancels a certificate that was asked for. Refuses what `openByLink` refuses, and what the step refuses. */
export async function cancelCertificateTracked(
  db: Db,
  { certificateId, ...key }: TrackingKey & { certificateId: string },
): Promise<void> {
  await stepByLink(db, key, { step: 'cancel_certificate', input: { certificateId } });
}

/** Opens a closed case again. Refuses what `openByLink` refuses, and what the step refuses. */
export async function reopenTracked(
  db: Db,
  { reason, ...key }: TrackingKey & { reason: string },
): Promise<void> {
  await stepByLink(db, key, { step: 'reopen', input: { reason } });
}

/** Corrects the answers. Refuses what `openByLink` refuses, and what `correctAnswers` refuses. */
export async function correctTracked(
  db: Db,
  { answers, ...key }: TrackingKey & { answers: Record<string, unknown> },
): Promise<void> {
  await correctAnswersByLink(db, await openByLink(db, key), answers);
}

/**
 * Corrects how the person is reached. With another number the link asks for its last digits from then on. Refuses what
 * `openByLink` refuses, and what `correctContact` refuses.
 */
export async function correctTrackedContact(
  db: Db,
  { key, ...told }: { key: TrackingKey; contact: ContactCorrection; place: Place },
): Promise<void> {
  await correctContactByLink(db, await openByLink(db, key), told);
}

async function stepByLink<Name extends StepName>(
  db: Db,
  key: TrackingKey,
  request: StepRequest<Name>,
): Promise<void> {
  const { id } = await openByLink(db, key);
  await takeStepByLink(db, VISITOR, { caseId: id, ...request });
}
