import { z } from 'zod';
import { typed } from '#app/features/cases/steps/note.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** An administrator says why a case is kept for its whole time; the person is told in the same words. */
export const declineDeletion = defineStep({
  audit: 'deletion_declined',
  input: z.strictObject({ reason: typed(500).min(1) }),
  decide: (_, { reason }) => ({
    events: [{ kind: 'deletion_declined', data: { reason } }],
    notices: [{ kind: 'case_deletion_declined', to: 'person', data: { reason } }],
  }),
});
