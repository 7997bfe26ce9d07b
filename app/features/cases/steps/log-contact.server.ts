import { acceptedBy } from './matching/accept.server.ts';
import { contactInput } from './reasons.ts';
import { defineStep } from './step.server.ts';

/**
 * The broker has tried to reach the person. The first time they were reached, or were left a message, keeps the promise;
 * no answer does not. A case that waits for acceptance is accepted too.
 */
export const logContact = defineStep({
  audit: 'contact_logged',
  input: contactInput,
  decide: ({ access }, { method, outcome, note: said }) => ({
    events: [
      ...(access && !access.acceptedAt ? [acceptedBy(access)] : []),
      { kind: 'contact', data: { method, outcome, ...(said && { note: said }) } },
    ],
    // Where it settles a promise, the pipeline says which way.
    audit: { outcome, promise: 'none' },
  }),
  otherwise: () => 'This case is closed.',
});
