import { z } from 'zod';
import { CASE_SOURCES } from '#app/features/cases/rules/origin/sources.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** A case begins: promised for one business day from now, in the pool, and the search for a broker with it. */
export const open = defineStep({
  audit: 'opened',
  input: z.object({ source: z.enum(CASE_SOURCES), promiseAt: z.date().optional() }),
  decide: (_, { source, promiseAt }) => ({
    events: [{ kind: 'created', data: { source } }],
    // The person was told a time already.
    ...(promiseAt && { changes: { promiseAt } }),
  }),
});
