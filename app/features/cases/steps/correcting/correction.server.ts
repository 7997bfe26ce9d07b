import { z } from 'zod';
import { AppError } from '#app/platform/errors.ts';
import type { CaseChanges, Decision, Moment, StepCase } from '../step.server.ts';

const LONGEST_LIST = 40;

/** What differs after a correction, in the words of the form. */
export const correction = z.strictObject({
  changes: z
    .array(z.strictObject({ label: z.string(), from: z.string().nullable(), to: z.string().nullable() }))
    .max(LONGEST_LIST),
});

/** The answers of the case as they are after it. */
export const correctedAnswers = {
  details: z.record(z.string(), z.unknown()),
  readiness: z.int().min(0).max(100),
};

/**
 * What every correction by the person comes to: the history says what differs, and a broker who has accepted is told.
 * Refuses (409) one that changes nothing.
 */
export function decideCorrection(
  { row, access }: StepCase,
  { changes }: z.output<typeof correction>,
  { now }: Moment,
  corrected: CaseChanges,
): Decision {
  if (changes.length === 0) throw new AppError('conflict', 'Nothing was changed.');
  return {
    changes: corrected,
    events: [{ kind: 'answers_corrected', data: { changes } }],
    notices: access?.acceptedAt
      ? [{ kind: 'answers_corrected', to: access, occasion: `${row.id} ${now.toISOString()}` }]
      : [],
  };
}
