import { z } from 'zod';
import { HEARD } from '#app/features/cases/rules/heard.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';

/** A case is in the pool and wants a broker. Matching handles it. */
export const caseNeedsBroker = defineJob({
  name: 'case-needs-broker',
  payload: z.object({ caseId: z.uuid() }),
});

/** The time a broker had to accept is over. */
export const acceptDue = defineJob({
  name: 'accept-due',
  payload: z.object({ caseId: z.uuid(), accessId: z.uuid() }),
});

const near = z.object({ caseId: z.uuid(), by: z.iso.datetime() });

/** Most of the time to accept is used up. */
export const acceptNear = defineJob({ name: 'accept-near', payload: near });

/** Most of the time until the promise is used up, and the broker who accepted has not made contact. */
export const promiseNear = defineJob({ name: 'promise-near', payload: near });

/** A booked call begins in a day, or in an hour. `startsAt` is the time it was queued for. */
export const callNear = defineJob({
  name: 'call-near',
  payload: z.object({ caseId: z.uuid(), startsAt: z.iso.datetime() }),
});

/** A person has withdrawn their case. Quotes handles it: what joined it is not shared any more either. */
export const caseWithdrawn = defineJob({
  name: 'case-withdrawn',
  payload: z.object({ caseId: z.uuid(), at: z.iso.datetime() }),
});

/** An account whose mailbox is proven has the requests of that mailbox. Quotes handles it: those that are theirs are confirmed. */
export const casesClaimed = defineJob({ name: 'cases-claimed', payload: z.object({ userId: z.uuid() }) });

/** A person whom their broker tried in vain to reach need not be tried any more. Tasks handles it. */
export const followUpOver = defineJob({
  name: 'follow-up-over',
  payload: z.object({ caseId: z.uuid(), how: z.enum(HEARD), at: z.iso.datetime() }),
});

/** A case has ended with a policy: its papers are to be sent. Tasks handles it. */
export const policyRecorded = defineJob({
  name: 'policy-recorded',
  payload: z.object({ caseId: z.uuid() }),
});
