import { z } from 'zod';
import { tellBy } from '#app/features/cases/rules/left-policy.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/**
 * A broker's access to what is closed ends: of a lost case once it can no longer be opened again, of any when its broker
 * is suspended. Won cases stay with their broker until then; whose policy it is is told.
 */
export const endAccess = defineStep({
  audit: 'access_ended',
  input: z.strictObject({}),
  decide: ({ access }, _, { now, actor, from }) => ({
    ending: { reason: 'completed' },
    events: [{ kind: 'access_ended', data: { why: actor === 'admin' ? 'suspended' : 'completed' } }],
    notices:
      access && from === 'won'
        ? [
            {
              ...{ kind: 'policy_left', to: 'person', occasion: access.id },
              data: { broker: access, tellBy: tellBy(now) },
            },
          ]
        : [],
  }),
});
