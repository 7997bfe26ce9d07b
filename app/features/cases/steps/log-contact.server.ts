import { z } from 'zod';
import { CONTACT_METHODS } from '#app/features/cases/schema.ts';
import { acceptedBy } from './accept.server.ts';
import { note } from './note.ts';
import { defineStep } from './step.server.ts';

/** The broker has reached the person: the first time keeps the promise. A case that waits for acceptance is accepted too. */
export const logContact = defineStep({
  audit: 'contact_logged',
  input: z.strictObject({
    method: z.enum(CONTACT_METHODS, { error: 'Please choose how you made contact' }),
    note,
  }),
  decide: ({ access }, { method, note: said }) => ({
    events: [
      ...(access && !access.acceptedAt ? [acceptedBy(access)] : []),
      { kind: 'contact', data: { method, ...(said && { note: said }) } },
    ],
  }),
  otherwise: () => 'This case is closed.',
});
