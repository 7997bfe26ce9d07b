import { z } from 'zod';
import { WORKING_STAGES } from '#app/features/cases/rules/statuses.ts';
import { version } from '#app/features/cases/schema.ts';
import { contactCorrection } from '#app/features/quotes/schema.ts';

/** What may be changed of an open case besides its status: the stage by its broker, the rest by its person. */
export const caseChange = z.union(
  [
    z.strictObject({
      version,
      stage: z.enum(WORKING_STAGES, { error: 'Please choose a stage' }),
    }),
    z.strictObject({ version, details: z.record(z.string(), z.unknown()) }),
    z.strictObject({ version, contact: contactCorrection }),
  ],
  { error: 'Please change the stage, the answers or the contact' },
);
export type CaseChange = z.output<typeof caseChange>;
