import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/**
 * The person agrees to calls or text messages, or takes that back. The caller keeps the consent itself; the history says
 * it to both sides, and a broker who has accepted is told what is not wanted any more.
 */
export const changeReach = defineStep({
  audit: 'reach_changed',
  isAboutRecord: true,
  input: z.strictObject({ purpose: z.enum(['call', 'text']), isAgreed: z.boolean() }),
  decide: ({ row, access }, { purpose, isAgreed }, { now }) => ({
    events: [{ kind: 'reach_changed', data: { purpose, isAgreed } }],
    notices:
      access?.acceptedAt && !isAgreed
        ? [
            {
              kind: 'reach_ended',
              to: access,
              data: { purpose },
              occasion: `${row.id} ${purpose} ${now.toISOString()}`,
            },
          ]
        : [],
  }),
});
