import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** A policy goes back to the broker whom it left when they were suspended; its person is told who looks after it again. */
export const givePolicyBack = defineStep({
  audit: 'policy_given_back',
  input: z.strictObject({}),
  decide: ({ ended: [last] }) =>
    last
      ? {
          events: [{ kind: 'policy_given_back', data: { broker: last.fullName, brokerage: last.brokerage } }],
          notices: [{ kind: 'policy_given_back', to: 'person', data: { broker: last } }],
          recalled: [{ kind: 'policy_left', to: 'person', occasion: last.id }],
        }
      : { events: [] },
});
