import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** A lost case can no longer be opened again: its broker's access ends. Won cases stay with their broker. */
export const endAccess = defineStep({
  audit: 'access_ended',
  input: z.strictObject({}),
  decide: () => ({
    ending: { reason: 'completed' },
    events: [{ kind: 'access_ended', data: { why: 'completed' } }],
  }),
});
