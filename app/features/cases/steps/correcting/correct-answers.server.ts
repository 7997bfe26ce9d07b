import { caseTitle } from '#app/features/cases/rules/status-text.ts';
import { defineStep } from '../step.server.ts';
import { correctedAnswers, correction, decideCorrection } from './correction.server.ts';

/** The person corrects what they answered. The caller has validated the answers, and says in words what differs. */
export const correctAnswers = defineStep({
  audit: 'answers_corrected',
  isAboutRecord: true,
  input: correction.extend(correctedAnswers),
  decide: (held, { details, readiness, changes }, moment) =>
    decideCorrection(held, { changes }, moment, {
      ...{ details, readiness },
      title: caseTitle(held.row.type, details),
    }),
});
