import { z } from 'zod';
import { typed } from '#app/features/cases/steps/note.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/**
 * An administrator joins a case with another one of the same person: access ends, and it is kept as it was left, so that
 * it can be taken apart again. What goes along is moved by the caller, who takes the step `take_in` on the other one.
 */
export const merge = defineStep({
  audit: 'merged',
  isAboutRecord: true,
  input: z.strictObject({
    intoId: z.uuid(),
    into: z.string(),
    reason: typed(500).min(1, { error: 'Please add a short note' }),
  }),
  decide: ({ row, access }, { intoId, into, reason }) => ({
    changes: { duplicateOfId: intoId },
    ending: { reason: 'merged', note: reason },
    events: [{ kind: 'merged', data: { into, intoId, reason } }],
    notices: [
      { kind: 'case_merged', to: 'person', data: { into }, occasion: `${row.id} ${intoId} ${row.version}` },
      ...(access ? [{ kind: 'case_taken_back' as const, to: access, occasion: access.id }] : []),
    ],
    audit: { intoId },
  }),
});
