import { z } from 'zod';
import { AppError } from '#app/platform/errors.ts';
import { defineStep } from './step.server.ts';

const LONGEST_LIST = 40;

/** What differs after a correction, in the words of the form. */
export const correction = z.strictObject({
  changes: z
    .array(z.strictObject({ label: z.string(), from: z.string().nullable(), to: z.string().nullable() }))
    .max(LONGEST_LIST),
});

/** The person corrects what they answered. The caller has validated the answers, and says in words what differs. */
export const correctAnswers = defineStep({
  audit: 'answers_corrected',
  isAboutRecord: true,
  input: correction.extend({
    details: z.record(z.string(), z.unknown()),
    readiness: z.int().min(0).max(100),
  }),
  decide: ({ row, access }, { details, readiness, changes }, { now }) => {
    if (changes.length === 0) throw new AppError('conflict', 'Nothing was changed.');
    return {
      changes: { details, readiness },
      events: [{ kind: 'answers_corrected', data: { changes } }],
      notices: access?.acceptedAt
        ? [{ kind: 'answers_corrected', to: access, occasion: `${row.id} ${now.toISOString()}` }]
        : [],
    };
  },
});
