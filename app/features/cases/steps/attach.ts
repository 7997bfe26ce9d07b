import { z } from 'zod';
import { addBusinessTime } from '#app/platform/business-hours.ts';
import { defineStep } from './step.ts';

const anything = z.record(z.string(), z.unknown());

/**
 * The same person asks for the same again. The case's own contact data stays as it is: the sender has not proved who
 * they are, so what differs stands in the history, for the broker to ask about. A promise that has passed is renewed.
 */
export const attach = defineStep({
  audit: 'request_attached',
  input: z.object({ requestId: z.uuid(), contact: anything, answers: anything }),
  decide: ({ row }, input, { now }) => {
    const isKept = row.promiseAt !== null && row.promiseAt > now;
    return {
      changes: { promiseAt: isKept ? row.promiseAt : addBusinessTime(now, { days: 1 }) },
      events: [{ kind: 'request', data: input }],
    };
  },
});
