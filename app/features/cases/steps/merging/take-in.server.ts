import { z } from 'zod';
import { correction } from '#app/features/cases/steps/correcting/correction.server.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { movedContents } from './contents.ts';

/** The other half of `merge`: the case that goes on takes over the answers and the contact that were chosen. */
export const takeIn = defineStep({
  audit: 'took_in',
  isAboutRecord: true,
  input: correction.extend({
    ...movedContents.shape,
    fromId: z.uuid(),
    from: z.string(),
    documents: z.int().min(0),
  }),
  decide: ({ row, access }, { fromId, from, documents, details, readiness, contact, changes }) => ({
    changes: { details, readiness, ...contact },
    events: [{ kind: 'took_in', data: { from, fromId, documents, changes } }],
    notices:
      access?.acceptedAt && (changes.length > 0 || documents > 0)
        ? [{ kind: 'case_took_in', to: access, occasion: `${row.id} ${fromId} ${row.version}` }]
        : [],
    audit: { fromId, documents },
  }),
});
