import { returnInput } from './reasons.ts';
import { defineStep } from './step.server.ts';

/** The broker gives a case back before accepting it: it goes to the pool, and not to this broker again. */
export const giveBack = defineStep({
  audit: 'returned',
  input: returnInput,
  decide: ({ access }, input) => ({
    ending: { reason: 'returned', returnReason: input.reason, note: input.note },
    events: [
      {
        kind: 'returned',
        data: { why: 'returned', returnReason: input.reason, ...(input.note && { note: input.note }) },
      },
    ],
    notices: access ? [{ kind: 'case_returned', to: 'person', occasion: access.id }] : [],
  }),
});
