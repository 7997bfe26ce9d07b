import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { findRequest } from './find-request.server.ts';

/** What the person gave is what was asked for. */
export const acceptAnswer = defineStep({
  audit: 'information_accepted',
  isAboutRecord: true,
  input: z.strictObject({ requestId: z.uuid() }),
  decide: (held, { requestId }) => {
    const { title } = findRequest(held, requestId, ['submitted']);
    return {
      records: [{ record: 'information_request', id: requestId, set: { state: 'accepted' } }],
      events: [{ kind: 'information_accepted', data: { requestId, title } }],
      audit: { requestId },
    };
  },
});
