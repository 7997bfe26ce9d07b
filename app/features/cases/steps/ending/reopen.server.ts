import { promisedBy } from '#app/features/cases/rules/deadlines/promised-by.ts';
import { reopenInput } from '#app/features/cases/steps/reasons.ts';
import { defineStep, type Notice } from '#app/features/cases/steps/step.server.ts';

/**
 * A case that was closed goes on: with its broker where they still have it, else a new one is looked for. What was recorded of a
 * policy stays written down until another one is: reopening a request cancels no policy.
 */
export const reopen = defineStep({
  audit: 'reopened',
  input: reopenInput,
  decide: ({ row, access }, { reason }, { now, actor, from, to }) => {
    const occasion = `${row.id} ${now.toISOString()}`;
    const by = promisedBy(now, row.contactEarliestOn);
    const others: Notice[] =
      access && actor !== 'broker' ? [{ kind: 'case_reopened_broker', to: access, occasion }] : [];
    return {
      changes: {
        reopenedAt: now,
        reopenedFrom: from,
        firstRespondedAt: null,
        promisesMissed: 0,
        teamToldFor: null,
        lostReason: null,
        lostNote: null,
      },
      events: [{ kind: 'reopened', data: { from, to, reason } }],
      notices: [{ kind: 'case_reopened', to: 'person', data: { by }, occasion }, ...others],
    };
  },
});
