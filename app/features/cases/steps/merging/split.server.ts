import { releaseInput } from '#app/features/cases/steps/reasons.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/**
 * An administrator takes apart what was joined by mistake: the case is one of its own again, and a broker is looked for.
 * What had gone along is moved back by the caller, who takes the step `give_up` on the other one.
 */
export const split = defineStep({
  audit: 'split',
  isAboutRecord: true,
  input: releaseInput,
  decide: ({ row }, { reason }, { now, from }) => ({
    changes: {
      duplicateOfId: null,
      reopenedAt: now,
      reopenedFrom: from,
      firstRespondedAt: null,
      teamToldFor: null,
    },
    events: [{ kind: 'split', data: { reason } }],
    notices: [{ kind: 'case_split', to: 'person', occasion: `${row.id} ${row.version}` }],
  }),
});
