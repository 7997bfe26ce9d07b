import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** It is the broker's turn again: the client has replied or uploaded something, or the broker goes on without. */
export const resume = defineStep({
  audit: 'resumed',
  input: z.strictObject({ by: z.enum(['message', 'document', 'broker']).default('broker') }),
  decide: (_, { by }, { actor }) => ({
    events: [{ kind: 'resumed', data: { by: actor === 'system' ? by : 'broker' } }],
  }),
});
