import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** A request becomes that of the account with the same confirmed address. The caller has looked at both. */
export const claim = defineStep({
  audit: 'claimed',
  input: z.strictObject({ userId: z.uuid() }),
  decide: (_, { userId }) => ({
    changes: { clientId: userId },
    audit: { userId },
    events: [{ kind: 'claimed', data: {} }],
  }),
});
