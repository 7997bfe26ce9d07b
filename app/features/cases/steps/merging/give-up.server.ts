import { z } from 'zod';
import { correction } from '#app/features/cases/steps/correct-answers.server.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { movedContents } from './contents.ts';

/** The other half of `split`: what had come in goes back, where nobody has changed it since. */
export const giveUp = defineStep({
  audit: 'gave_up',
  isAboutRecord: true,
  input: correction.extend({ ...movedContents.shape, toId: z.uuid(), to: z.string() }),
  decide: ({ row, access }, { toId, to, details, readiness, contact, changes }) => ({
    changes: { details, readiness, ...contact },
    events: [{ kind: 'gave_up', data: { to, changes } }],
    notices:
      access?.acceptedAt && changes.length > 0
        ? [{ kind: 'answers_corrected', to: access, occasion: `${row.id} ${toId} ${row.version}` }]
        : [],
    audit: { toId },
  }),
});
