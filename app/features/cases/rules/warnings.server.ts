import { acceptNear, promiseNear } from '#app/features/cases/jobs.ts';
import type { CaseRow } from '#app/features/cases/records/held-case.server.ts';
import type { QueuedJob } from '#app/features/cases/rules/lifecycle/caused.server.ts';
import { addBusinessTime, businessMinutesBetween } from '#app/platform/clock/business-hours.ts';

/** A broker is warned when so much of the open time they have is used up. */
const WARN_AFTER = 0.75;

/**
 * The warnings that a change of clocks asks for: of the time to accept, and of the promise once somebody has accepted.
 * Each carries the time it warns of, so that one that has moved since warns nobody.
 */
export function warningJobs(before: CaseRow, after: CaseRow, now: Date): QueuedJob[] {
  const jobs: QueuedJob[] = [];
  const { id: caseId, acceptBy, promiseAt } = after;
  if (acceptBy && acceptBy.getTime() !== before.acceptBy?.getTime()) {
    jobs.push(later(acceptNear, caseId, { now, by: acceptBy }));
  }
  const isNew = before.status !== 'in_progress' || before.promiseAt?.getTime() !== promiseAt?.getTime();
  const begins = after.status === 'in_progress' && isNew;
  if (begins && promiseAt && !after.firstRespondedAt && promiseAt > now) {
    jobs.push(later(promiseNear, caseId, { now, by: promiseAt }));
  }
  return jobs;
}

function later(job: typeof acceptNear, caseId: string, { now, by }: { now: Date; by: Date }): QueuedJob {
  const minutes = businessMinutesBetween(now, by) * WARN_AFTER;
  return {
    job: job as unknown as QueuedJob['job'],
    payload: { caseId, by: by.toISOString() },
    startAfter: addBusinessTime(now, { minutes }),
  };
}
