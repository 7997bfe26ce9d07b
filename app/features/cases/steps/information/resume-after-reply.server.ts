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
 * Marks a request as answered by a document that has come in, in the caller's transaction. Returns false, and does
 * nothing, for one that is not unanswered or is of another case.
 */
export function answerByDocument(
  tx: Db,
  { caseId, requestId }: { caseId: string; requestId: string },
): Promise<boolean> {
  return takeStepIfDue(tx, systemViewer('cases'), { caseId, step: 'answer_request', input: { requestId } });
}
