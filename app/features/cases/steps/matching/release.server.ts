import { releaseInput } from '#app/features/cases/steps/reasons.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** An administrator takes a case from its broker: access ends, both are told, and another broker is looked for. */
export const release = defineStep({
  audit: 'released',
  input: releaseInput,
  decide: ({ access }, { reason }) => ({
    ending: { reason: 'reassigned', note: reason },
    events: [{ kind: 'released', data: { reason } }],
    notices: access
      ? [
          { kind: 'case_released', to: 'person', occasion: access.id },
          { kind: 'case_taken_back', to: access, occasion: access.id },
        ]
      : [],
  }),
});
