import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { assignByHand } from '#app/features/matching/by-hand/assign-by-hand.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import type { InBulkInput, InBulkReport } from './schema.ts';

type Named = InBulkInput['cases'][number];

/**
 * Takes the same step on many cases, one after another and each by itself: what is refused of one keeps no other from
 * it, and the report says why. Refuses (403) all but administrators.
 */
export async function takeEach(
  db: Db,
  viewer: Viewer,
  { cases, action }: InBulkInput,
): Promise<InBulkReport> {
  requireAdmin(viewer);
  const report: InBulkReport = { done: [], refused: [] };
  for (const named of cases) {
    try {
      await takeOne(db, viewer, named, action);
      report.done.push(named.id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      report.refused.push({ id: named.id, why: error.message });
    }
  }
  return report;
}

async function takeOne(
  db: Db,
  viewer: Viewer,
  { id: caseId, version }: Named,
  action: InBulkInput['action'],
): Promise<void> {
  switch (action.do) {
    case 'assign':
      return assignByHand(db, viewer, { caseId, version, ...action.with });
    case 'set_priority':
      await takeStep(db, viewer, { caseId, version, step: 'set_priority', input: action.with });
      return;
    case 'lose':
      await takeStep(db, viewer, { caseId, version, step: 'lose', input: action.with });
  }
}
