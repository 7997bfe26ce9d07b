import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { findRequest } from './find-request.server.ts';

/** The broker does not need it any more. */
export const cancelRequest = defineStep({
  audit: 'information_cancelled',
  isAboutRecord: true,
  input: z.strictObject({ requestId: z.uuid() }),
  decide: (held, { requestId }) => {
    const { title } = findRequest(held, requestId, ['open', 'rejected', 'submitted']);
    return {
      records: [{ record: 'information_request', id: requestId, set: { state: 'cancelled' } }],
      events: [{ kind: 'information_cancelled', data: { requestId, title } }],
      audit: { requestId },
    };
  },
});
