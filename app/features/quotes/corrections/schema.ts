import { z } from 'zod';
import { WORKING_STAGES } from '#app/features/cases/rules/statuses.ts';
import { version } from '#app/features/cases/schema.ts';

/** What may be changed of an open case besides its status: the stage by its broker, the answers by its person. */
export const caseChange = z.union(
  [
    z.strictObject({
      version,
      stage: z.enum(WORKING_STAGES, { error: 'Please choose a stage' }),
    }),
    z.strictObject({ version, details: z.record(z.string(), z.unknown()) }),
  ],
  { error: 'Please change the stage or the answers' },
);
export type CaseChange = z.output<typeof caseChange>;
