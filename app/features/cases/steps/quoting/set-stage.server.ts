import { z } from 'zod';
import { WORKING_STAGES } from '#app/features/cases/rules/statuses.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { AppError } from '#app/platform/errors.ts';

/** How far the broker is: making contact, collecting information, or preparing quotes. */
export const setStage = defineStep({
  audit: 'stage_set',
  input: z.strictObject({ stage: z.enum(WORKING_STAGES, { error: 'Please choose a stage' }) }),
  decide: ({ row }, { stage }) => {
    if (row.stage === stage) throw new AppError('conflict', 'The case is already at this stage.');
    return { changes: { stage }, events: [{ kind: 'stage_set', data: { from: row.stage, to: stage } }] };
  },
});
