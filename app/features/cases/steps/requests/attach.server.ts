import { z } from 'zod';
import { promisedBy } from '#app/features/cases/rules/deadlines/promised-by.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/**
 * The same person asks for the same again. The case's own contact data and answers stay as they are: the history names
 * what differs, not the words that were typed. A promise that has passed is renewed.
 */
export const attach = defineStep({
  audit: 'request_attached',
  input: z.strictObject({
    requestId: z.uuid(),
    reference: z.string(),
    isConfirmed: z.boolean(),
    changed: z.array(z.string()),
  }),
  decide: ({ row }, input, { now }) => {
    const isKept = row.promiseAt !== null && row.promiseAt > now;
    return {
      changes: { promiseAt: isKept ? row.promiseAt : promisedBy(now, row.contactEarliestOn) },
      events: [{ kind: 'request_joined', data: input }],
    };
  },
});
