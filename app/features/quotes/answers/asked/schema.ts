import { z } from 'zod';
import {
  informationAnswer,
  newInformationRequest,
  questionNames,
} from '#app/features/cases/information-requests/schema.ts';
import { version } from '#app/features/cases/schema.ts';

export const askedInformation = newInformationRequest.safeExtend({ version: version.optional() });

/** Answers to questions of the form that a broker asked for, by their dotted names; what is left out stays open. */
export const givenAnswers = z.strictObject({
  answers: z.record(z.string(), z.unknown()).default({}),
  /** Those to which the person knows no answer. */
  notKnown: questionNames.default([]),
  /** To the question in the broker's own words. */
  answer: informationAnswer.optional(),
  /** In place of what was answered before, and may have been accepted. */
  isCorrection: z.boolean().optional(),
});
export type GivenAnswers = z.output<typeof givenAnswers>;
