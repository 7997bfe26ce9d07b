import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** The owner of the mailbox has opened the link of a request: the request and its case are theirs. */
export const confirm = defineStep({
  audit: 'request_confirmed',
  input: z.strictObject({ requestId: z.uuid(), reference: z.string() }),
  decide: ({ row }, { requestId, reference }, { now }) => ({
    changes: { emailConfirmedAt: row.emailConfirmedAt ?? now },
    events: [
      {
        kind: 'request_confirmed',
        data: { requestId, ...(reference !== row.reference && { reference }) },
      },
    ],
  }),
});
