import { z } from 'zod';
import type { NewEvent } from '#app/features/cases/records/events.ts';
import type { Broker } from '#app/features/cases/records/held-case.server.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** The broker takes the case, and only now learns who the person is. */
export const accept = defineStep({
  audit: 'accepted',
  input: z.strictObject({}),
  decide: ({ access }) => ({
    events: access ? [acceptedBy(access)] : [],
  }),
  otherwise: (status) => (status === 'in_progress' ? 'This case has already been accepted.' : undefined),
});

/** The line of the history, also where a case is accepted by the first contact. */
export function acceptedBy({ fullName, brokerage }: Broker): NewEvent {
  return { kind: 'accepted', data: { broker: fullName, brokerage } };
}
