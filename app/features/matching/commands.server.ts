import { lockWaitingCase } from '#app/features/cases/queries/waiting.server.ts';
import { isDueSoon } from '#app/features/cases/rules/deadlines/due-soon.ts';
import { takeStep, takeStepIfDue } from '#app/features/cases/steps/take-step.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { houseRules } from '#content/house-rules.ts';
import { chooseBroker } from './order.ts';
import { listCandidates } from './queries.server.ts';

/**
 * Gives a waiting case to the broker whose turn it is by the weights of the house. Null when nobody can take it, when it waits no more (it may
 * be asked twice for one case), and when its promise leaves a broker no time: then the team is told.
 */
export async function matchCase(db: Db, viewer: Viewer, input: { caseId: string }): Promise<string | null> {
  return db.transaction(async (tx) => {
    // One match at a time, so that two cases cannot both be a broker's last one of the day.
    await lockUntilCommit(tx, 'matching');
    const waiting = await lockWaitingCase(tx, input.caseId);
    if (!waiting) return null;
    const { caseId } = waiting;
    // A broker with no time left would be shown hours, lose it in minutes, and be none the wiser.
    if (isDueSoon(waiting, now())) {
      await takeStepIfDue(tx, viewer, { caseId, step: 'tell_team', input: {} });
      return null;
    }
    const brokerId = chooseBroker(await listCandidates(tx), waiting, {
      ...{ today: albertaDate(now()), weights: houseRules },
    });
    if (!brokerId) return null;
    await takeStep(tx, viewer, { caseId, step: 'assign', input: { brokerId } });
    return brokerId;
  });
}
