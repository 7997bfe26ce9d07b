import { z } from 'zod';
import { CASE_PRIORITIES } from '#app/features/cases/rules/priorities.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

export const priorityInput = z.strictObject({
  priority: z.enum(CASE_PRIORITIES, { error: 'Please choose a priority' }),
});

/** An administrator says how urgent a case is; those who work on it see it. */
export const setPriority = defineStep({
  audit: 'priority_set',
  input: priorityInput,
  decide: ({ row }, { priority }) => ({
    changes: { priority },
    events: [{ kind: 'priority_set', data: { from: row.priority, to: priority } }],
    audit: { priority },
  }),
});
