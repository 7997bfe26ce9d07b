import { z } from 'zod';
import { typed } from '#app/features/cases/steps/note.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** A person outranks the clock: within a day an administrator gives the case back to the broker who lost it. */
export const undo = defineStep({
  audit: 'clock_undone',
  input: z.strictObject({
    reason: typed(500).min(1, { error: 'Please add a short note' }),
  }),
  names: (_, { ended: [last] }) => last?.brokerId,
  decide: ({ ended: [last] }, { reason }) => ({
    events: [
      {
        kind: 'clock_undone',
        data: { what: last?.closedReason === 'expired' ? 'expired' : 'promise_missed', reason },
      },
    ],
  }),
});
