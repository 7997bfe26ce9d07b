import { z } from 'zod';
import { typed } from './note.ts';
import { defineStep } from './step.ts';

/** The person (or an administrator for them) ends a request: the broker's access ends with it. */
export const withdraw = defineStep({
  audit: 'withdrawn',
  input: z.strictObject({ reason: typed(500).optional(), note: typed(500).optional() }),
  decide: ({ access }, input, { from, to }) => {
    const reason = input.reason ?? input.note;
    return {
      ending: { reason: 'withdrawn' },
      events: [{ kind: 'status', data: { from, to, ...(reason && { reason }) } }],
      notices: [
        { kind: 'case_withdrawn' },
        ...(access ? [{ kind: 'access_ended' as const, broker: access }] : []),
      ],
    };
  },
});
