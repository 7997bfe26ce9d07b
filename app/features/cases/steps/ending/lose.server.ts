import { loseInput } from '#app/features/cases/steps/reasons.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/**
 * The case is closed without a policy. A broker who has accepted it keeps access for the time in which it can be opened
 * again; for one who has not, access ends.
 */
export const lose = defineStep({
  audit: 'lost',
  input: loseInput,
  decide: (_, input, { from, to }) => ({
    ending: { reason: 'completed' },
    changes: { lostReason: input.reason, lostNote: input.note || null },
    events: [{ kind: 'status', data: { from, to, lostReason: input.reason } }],
    notices: [{ kind: 'case_lost', to: 'person' }],
  }),
});
