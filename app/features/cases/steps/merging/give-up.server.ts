import { z } from 'zod';
import { correction } from '#app/features/cases/steps/correcting/correction.server.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { movedContents } from './contents.ts';

/** The other half of `split`: what had come in goes back, where nobody has changed it since. */
export const giveUp = defineStep({
  audit: 'gave_up',
  isAboutRecord: true,
  input: correction.extend({
    ...movedContents.shape,
    toId: z.uuid(),
    to: z.string(),
    documents: z.int().min(0),
  }),
  decide: ({ row, access }, { toId, to, documents, details, readiness, contact, changes }) => ({
    changes: { details, readiness, ...contact },
    events: [{ kind: 'gave_up', data: { to, documents, changes } }],
    notices:
      access?.acceptedAt && (changes.length > 0 || documents > 0)
        ? [{ kind: 'case_gave_up', to: access, occasion: `${row.id} ${toId} ${row.version}` }]
        : [],
    audit: { toId, documents },
  }),
});
