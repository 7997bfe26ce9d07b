import { z } from 'zod';
import { informationReason } from '#app/features/cases/information-requests/schema.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { findRequest } from './find-request.server.ts';

/** What the person gave is not what was asked for: the reason says why, and it is asked for again. */
export const rejectAnswer = defineStep({
  audit: 'information_rejected',
  isAboutRecord: true,
  input: z
    .strictObject({ requestId: z.uuid(), reason: informationReason })
    .refine(({ reason }) => Boolean(reason), { error: 'Please add a short note', path: ['reason'] }),
  decide: (held, { requestId, reason = '' }, { now }) => {
    const { kind: what, title } = findRequest(held, requestId, ['submitted']);
    return {
      records: [{ record: 'information_request', id: requestId, set: { state: 'rejected', reason } }],
      events: [{ kind: 'information_rejected', data: { requestId, title, reason } }],
      notices: [
        {
          ...{ kind: 'information_rejected', to: 'person', occasion: `${requestId} ${now.toISOString()}` },
          data: { what, title, reason },
        },
      ],
      audit: { requestId },
    };
  },
});
