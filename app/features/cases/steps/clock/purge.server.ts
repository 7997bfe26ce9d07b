import { z } from 'zod';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/**
 * The time of a case is over, as the privacy policy says: it goes with everything that hangs on it. Consents, passport
 * and audit log stay for their own period. The person of a request that nobody took is told.
 */
export const purge = defineStep({
  audit: 'purged',
  input: z.strictObject({}),
  decide: ({ row }) => ({
    events: [],
    audit: { reference: row.reference, type: row.type, status: row.status },
    notices: isOpenStatus(row.status) ? [{ kind: 'never_matched', to: 'person', occasion: row.id }] : [],
  }),
});
