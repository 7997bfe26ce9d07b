import { z } from 'zod';
import { wasAccepted } from '#app/features/cases/records/held-case.server.ts';
import { typed } from '#app/features/cases/steps/note.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** The person (or an administrator for them) ends a request: the broker's access ends with it. */
export const withdraw = defineStep({
  audit: 'withdrawn',
  input: z.strictObject({ reason: typed(500).optional(), note: typed(500).optional() }),
  decide: ({ row, access, ended }, input, { actor, from, to }) => {
    const reason = input.reason ?? input.note;
    // Whoever withdrew what nobody has confirmed reads it on the page; the address may be a stranger's to them.
    const isTold = actor !== 'visitor' || row.emailConfirmedAt !== null;
    return {
      ending: { reason: 'withdrawn' },
      events: [{ kind: 'status', data: { from, to, ...(reason && { reason }) } }],
      notices: [
        ...(isTold
          ? [
              {
                kind: 'case_withdrawn' as const,
                to: 'person' as const,
                data: { wasAccepted: wasAccepted({ access, ended }) },
              },
            ]
          : []),
        ...(access
          ? [
              {
                ...{ kind: 'access_ended' as const, to: access, occasion: access.id, ofOffer: true as const },
                data: { hadAccepted: access.acceptedAt !== null },
              },
            ]
          : []),
      ],
    };
  },
});
