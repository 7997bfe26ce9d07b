import { z } from 'zod';
import { informationAnswer, questionNames } from '#app/features/cases/information-requests/schema.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import type { InformationRow } from '#app/features/cases/records/case-records.server.ts';
import { caseTitle } from '#app/features/cases/rules/status-text.ts';
import { correctedAnswers, correction } from '#app/features/cases/steps/correcting/correction.server.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { invalid } from '#app/platform/errors.ts';
import { findRequest } from './find-request.server.ts';

/** The answers of the case with those that were given now, and which questions have none: names, and words for the history. */
const inForm = correction.extend({
  ...correctedAnswers,
  notKnown: questionNames,
  notKnownLabels: z.array(z.string()),
});

const input = z.strictObject({
  requestId: z.uuid(),
  answer: informationAnswer.optional(),
  /** What was answered in the fields of the form. The caller has validated it. */
  inForm: inForm.optional(),
  isCorrection: z.boolean().optional(),
});

/**
 * The person answers what the broker asked for: in words, in the fields of the form, or (told by the system once it is
 * there) by a document. With the last required answer it is the broker's turn again. What was not answered by a document may
 * be corrected, also where it was accepted: the broker looks at it anew.
 */
export const answerRequest = defineStep({
  audit: 'information_given',
  isAboutRecord: true,
  input,
  decide: (held, { requestId, answer, inForm: given, isCorrection = false }, { now, actor }) => {
    const before = findRequest(held, requestId, isCorrection ? ['submitted', 'accepted'] : UNANSWERED);
    const { title } = before;
    requireAnswer(before, { isAnswered: answer !== undefined || actor === 'system', given, isCorrection });
    return {
      ...(given && {
        changes: {
          ...{ details: given.details, readiness: given.readiness },
          title: caseTitle(held.row.type, given.details),
        },
      }),
      records: [
        {
          record: 'information_request',
          id: requestId,
          set: {
            ...{ state: 'submitted', answer: answer ?? null, answeredAt: now, reason: null },
            notKnown: given?.notKnown ?? [],
          },
        },
      ],
      events: [
        {
          kind: 'information_given',
          data: {
            ...{ requestId, title, ...(isCorrection && { isCorrection }) },
            ...(given && { changes: given.changes, notKnown: given.notKnownLabels }),
          },
        },
      ],
      // Of a document they are told as such.
      notices:
        held.access && actor !== 'system'
          ? [{ kind: 'information_given', to: held.access, occasion: `${requestId} ${now.toISOString()}` }]
          : [],
      audit: { requestId },
    };
  },
});

type Told = { isAnswered: boolean; given: z.output<typeof inForm> | undefined; isCorrection: boolean };

/** Refuses (422) what does not answer what was asked. */
function requireAnswer(
  { kind, questions, answer: before }: InformationRow,
  { isAnswered, given, isCorrection }: Told,
): void {
  const asksForm = questions.length > 0;
  if (asksForm && !given) throw invalid({ answer: 'Please answer the questions in their fields' });
  if (!asksForm && given) throw invalid({ answers: 'No question of the form was asked' });
  if (isCorrection && !asksForm && before === null) {
    throw invalid({ answer: 'This was not answered in words' });
  }
  if (!isAnswered && !given) {
    throw invalid({
      answer: kind === 'document' ? 'Please upload the document' : 'Please write an answer',
    });
  }
}
