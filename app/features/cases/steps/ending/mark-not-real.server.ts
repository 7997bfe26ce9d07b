import { notRealInput } from '#app/features/cases/steps/reasons.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/**
 * The broker found that nobody means this request. Access ends, the place in the daily cap is free again, and its
 * network and address count as ones that send such requests. Whoever confirmed it by email is told, and can object.
 */
export const markNotReal = defineStep({
  audit: 'marked_not_real',
  input: notRealInput,
  decide: ({ row }, { reason, note: words }) => ({
    ending: { reason: 'not_real', note: words },
    events: [{ kind: 'not_real', data: { reason, ...(words && { note: words }) } }],
    notices: row.emailConfirmedAt ? [{ kind: 'case_not_real', to: 'person' }] : [],
  }),
});
