import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** The person asks for their case to be deleted before its time: `dueOn` is the Alberta day by which we answer. */
export const askDeletion = defineStep({
  audit: 'deletion_requested',
  input: z.strictObject({ dueOn: z.iso.date() }),
  decide: (_, { dueOn }) => ({
    events: [{ kind: 'deletion_requested', data: { dueOn } }],
    notices: [{ kind: 'case_deletion_requested', to: 'person', data: { dueOn } }],
  }),
});
