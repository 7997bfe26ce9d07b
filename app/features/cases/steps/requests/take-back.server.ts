import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** The sender of one of several requests takes it back; the case goes on with the others. */
export const takeBack = defineStep({
  audit: 'request_withdrawn',
  input: z.strictObject({ requestId: z.uuid(), reference: z.string() }),
  decide: (_, input) => ({ events: [{ kind: 'request_withdrawn', data: input }] }),
});
