import { z } from 'zod';
import { CONTACT_METHODS, CONTACT_OUTCOMES } from '#app/features/cases/schema.ts';
import { acceptedBy } from './accept.server.ts';
import { note } from './note.ts';
import { defineStep } from './step.server.ts';

/**
 * The broker has tried to reach the person. The first time they were reached, or were left a message, keeps the promise;
 * no answer does not. A case that waits for acceptance is accepted too.
 */
export const logContact = defineStep({
  audit: 'contact_logged',
  input: z.strictObject({
    method: z.enum(CONTACT_METHODS, { error: 'Please choose how you made contact' }),
    outcome: z.enum(CONTACT_OUTCOMES, { error: 'Please choose what came of it' }).default('reached'),
    note,
  }),
  decide: ({ access }, { method, outcome, note: said }) => ({
    events: [
      ...(access && !access.acceptedAt ? [acceptedBy(access)] : []),
      { kind: 'contact', data: { method, outcome, ...(said && { note: said }) } },
    ],
  }),
  otherwise: () => 'This case is closed.',
});
