import { z } from 'zod';
import { caseTitle } from '#app/features/cases/rules/status-text.ts';
import { defineStep } from '../step.server.ts';
import { correction, decideCorrection } from './correction.server.ts';

/** The person corrects what they answered. The caller has validated the answers, and says in words what differs. */
export const correctAnswers = defineStep({
  audit: 'answers_corrected',
  isAboutRecord: true,
  input: correction.extend({
    details: z.record(z.string(), z.unknown()),
    readiness: z.int().min(0).max(100),
  }),
  decide: (held, { details, readiness, changes }, moment) =>
    decideCorrection(held, { changes }, moment, {
      ...{ details, readiness },
      title: caseTitle(held.row.type, details),
    }),
});
