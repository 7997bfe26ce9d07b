import { z } from 'zod';
import { CONTACT_METHODS } from '#app/features/cases/rules/contact-methods.ts';
import { defineStep } from '../step.server.ts';
import { correction, decideCorrection } from './correction.server.ts';

/**
 * The person corrects how they are reached. A consent to calls or texts belongs to its number and does not follow to
 * another. The caller has validated the contact, and says in words what differs.
 */
export const correctContact = defineStep({
  audit: 'contact_corrected',
  isAboutRecord: true,
  input: correction.extend({
    contact: z.strictObject({
      fullName: z.string(),
      phone: z.string().nullable(),
      method: z.enum(CONTACT_METHODS),
      windows: z.array(z.string()),
    }),
  }),
  decide: (held, { contact, changes }, moment) =>
    decideCorrection(held, { changes }, moment, {
      contactFullName: contact.fullName,
      contactPhone: contact.phone,
      contactMethod: contact.method,
      contactWindows: contact.windows,
    }),
});
