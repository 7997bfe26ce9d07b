import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { AppError } from '#app/platform/errors.ts';

/** The time to accept is over: the broker's access ends, both are told, and the search goes on. */
export const expire = defineStep({
  audit: 'expired',
  input: z.strictObject({ accessId: z.uuid().optional() }),
  decide: ({ access }, { accessId }) => {
    if (!access || (accessId && access.id !== accessId)) {
      throw new AppError('conflict', 'This access has been replaced.');
    }
    return {
      ending: { reason: 'expired' },
      events: [{ kind: 'returned', data: { why: 'expired' } }],
      notices: [
        { kind: 'case_expired', to: 'person', occasion: access.id },
        { kind: 'case_expired_broker', to: access, occasion: access.id },
      ],
    };
  },
});
