import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/**
 * One broker is asked to take the case; an access that is open ends first. Whether this broker suits is for the caller
 * to know: matching by its rules, an administrator by choice.
 */
export const assign = defineStep({
  audit: 'assigned',
  input: z.strictObject({
    brokerId: z.uuid({ error: 'Please choose a broker' }),
    reason: z.string().max(500).optional(),
  }),
  otherwise: (status) =>
    status === 'duplicate'
      ? 'This request was joined with another one. Please separate them first.'
      : undefined,
  names: ({ brokerId }) => brokerId,
  decide: ({ named, access }, { reason }) => ({
    ending: { reason: 'reassigned', note: reason },
    events: [
      {
        kind: 'assigned',
        data: {
          ...{ broker: named?.fullName ?? '', brokerage: named?.brokerage ?? '' },
          ...(access && { from: access.fullName }),
          ...(reason && { reason }),
        },
      },
    ],
    notices: access ? [{ kind: 'case_taken_back', to: access, occasion: access.id }] : [],
  }),
});
