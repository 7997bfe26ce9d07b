import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** The promise is so near that no broker could keep it any more: the team is told, once for each promise. */
export const tellTeam = defineStep({
  audit: 'promise_due',
  input: z.strictObject({}),
  decide: ({ row }) => ({
    changes: { teamToldFor: row.promiseAt, priority: 'high' },
    events: [{ kind: 'promise_due', data: { promisedFor: row.promiseAt?.toISOString() ?? '' } }],
    notices: [
      { kind: 'promise_due_alert', to: 'team', occasion: `${row.id} ${row.promiseAt?.toISOString()}` },
    ],
  }),
});
