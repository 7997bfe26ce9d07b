import { z } from 'zod';
import { informationAnswer } from '#app/features/cases/information-requests/schema.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { invalid } from '#app/platform/errors.ts';
import { findRequest } from './find-request.server.ts';

/**
 * The person answers what the broker asked for: in words, or (told by the system once it is there) by a document. With
 * the last required answer it is the broker's turn again. An answer in words may be corrected, also one that was accepted:
 * the broker looks at it anew.
 */
export const answerRequest = defineStep({
  audit: 'information_given',
  isAboutRecord: true,
  input: z.strictObject({
    requestId: z.uuid(),
    answer: informationAnswer.optional(),
    isCorrection: z.boolean().optional(),
  }),
  decide: (held, { requestId, answer, isCorrection = false }, { now, actor }) => {
    const before = findRequest(held, requestId, isCorrection ? ['submitted', 'accepted'] : UNANSWERED);
    const { kind, title } = before;
    if (isCorrection && before.answer === null) throw invalid({ answer: 'This was not answered in words' });
    if (answer === undefined && actor !== 'system') {
      throw invalid({
        answer: kind === 'document' ? 'Please upload the document' : 'Please write an answer',
      });
    }
    return {
      records: [
        {
          record: 'information_request',
          id: requestId,
          set: { state: 'submitted', answer: answer ?? null, answeredAt: now, reason: null },
        },
      ],
      events: [
        { kind: 'information_given', data: { requestId, title, ...(isCorrection && { isCorrection }) } },
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
