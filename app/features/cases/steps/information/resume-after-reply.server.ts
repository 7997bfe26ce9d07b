import { takeStepIfDue } from '#app/features/cases/steps/take-step.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { systemViewer } from '#app/platform/viewer.ts';

/**
 * Gives the turn back to the broker after the person of a case has written or uploaded something, in the caller's
 * transaction. Returns false, and does nothing, for a case that did not wait.
 */
export function resumeAfterReply(
  tx: Db,
  { caseId, by }: { caseId: string; by: 'message' | 'document' },
): Promise<boolean> {
  return takeStepIfDue(tx, systemViewer('cases'), { caseId, step: 'resume', input: { by } });
}

/**
 * Makes it the client's turn again once their broker has replied to a message, in the caller's transaction, where
 * something that is needed is still unanswered: the reminders begin anew. Returns false, and does nothing, where nothing is.
 */
export function waitAfterReply(
  tx: Db,
  { caseId, messageId }: { caseId: string; messageId: string },
): Promise<boolean> {
  return takeStepIfDue(tx, systemViewer('cases'), { caseId, step: 'wait_for_client', input: { messageId } });
}

/**
 * Marks a request as answered by a document that has come in, in the caller's transaction. Returns false, and does
 * nothing, for one that is not unanswered or is of another case.
 */
export function answerByDocument(
  tx: Db,
  { caseId, requestId }: { caseId: string; requestId: string },
): Promise<boolean> {
  return takeStepIfDue(tx, systemViewer('cases'), { caseId, step: 'answer_request', input: { requestId } });
}
