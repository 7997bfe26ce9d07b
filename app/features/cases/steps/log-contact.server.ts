import { acceptedBy } from './accept.server.ts';
import { contactInput } from './reasons.ts';
import { defineStep } from './step.server.ts';

/** The broker has reached the person: the first time keeps the promise. A case that waits for acceptance is accepted too. */
export const logContact = defineStep({
  audit: 'contact_logged',
  input: contactInput,
  decide: ({ access }, { method, note: said }) => ({
    events: [
      ...(access && !access.acceptedAt ? [acceptedBy(access)] : []),
      { kind: 'contact', data: { method, ...(said && { note: said }) } },
    ],
  }),
  otherwise: () => 'This case is closed.',
});
