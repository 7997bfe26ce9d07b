import { z } from 'zod';
import { promisedBy } from '#app/features/cases/rules/deadlines/promised-by.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** How many times a time is promised for one case; after that we name none that we may not keep. */
const PROMISES = 3;

/**
 * The promised time has passed and nobody has made contact: the broker's access ends, the person is told and promised
 * a new time, broker and team are told, and the search goes on.
 */
export const missPromise = defineStep({
  audit: 'promise_missed',
  input: z.strictObject({}),
  decide: ({ row, access }, _, { now }) => {
    const promisesMissed = row.promisesMissed + 1;
    const nextPromiseAt = promisesMissed < PROMISES ? promisedBy(now, row.contactEarliestOn) : null;
    const occasion = `${row.id} ${row.promiseAt?.toISOString()}`;
    return {
      changes: { promisesMissed, promiseAt: nextPromiseAt, priority: 'high' },
      ending: { reason: 'promise_missed' },
      events: [{ kind: 'promise_missed', data: { promisedFor: row.promiseAt?.toISOString() ?? '' } }],
      notices: [
        {
          kind: 'promise_missed',
          to: 'person',
          data: { hadBroker: access !== null, nextPromiseAt },
          occasion,
        },
        { kind: 'promise_missed_alert', to: 'team', occasion },
        ...(access ? [{ kind: 'promise_missed_broker' as const, to: access, occasion: access.id }] : []),
      ],
    };
  },
});
