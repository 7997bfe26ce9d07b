import { z } from 'zod';
import { LOST_REASONS } from '#app/features/cases/schema.ts';
import { NOTE_NEEDED, note, noteForOther } from '#app/features/cases/steps/note.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** The case is closed without a policy. The broker keeps access for the time in which it can be opened again. */
export const lose = defineStep({
  audit: 'lost',
  input: z
    .strictObject({ reason: z.enum(LOST_REASONS, { error: 'Please choose a reason' }), note })
    .refine(noteForOther, NOTE_NEEDED),
  decide: (_, input, { from, to }) => ({
    changes: { lostReason: input.reason, lostNote: input.note || null },
    events: [{ kind: 'status', data: { from, to, lostReason: input.reason } }],
    notices: [{ kind: 'case_lost', to: 'person' }],
  }),
});
