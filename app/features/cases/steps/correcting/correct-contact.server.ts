import { z } from 'zod';
import { CONTACT_METHODS } from '#app/features/cases/rules/contact-methods.ts';
import { cityOfPostalCode } from '#app/features/cases/rules/origin/postal-city.ts';
import { AppError } from '#app/platform/errors.ts';
import { defineStep } from '../step.server.ts';
import { correction, decideCorrection } from './correction.server.ts';

/** Brokers are chosen by place: whoever has accepted was chosen for this one. */
const PLACE_IS_SETTLED =
  'The postal code can be corrected until a broker has accepted your request. Please tell your broker about it.';

/**
 * The person corrects how they are reached, and until a broker has accepted where. A consent to calls or texts belongs to its number and does not follow to
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
      earliestOn: z.string().nullable(),
      postalCode: z.string().nullable(),
    }),
  }),
  decide: (held, { contact, changes }, moment) => {
    if (held.access?.acceptedAt && contact.postalCode !== held.row.postalCode) {
      throw new AppError('conflict', PLACE_IS_SETTLED);
    }
    return decideCorrection(held, { changes }, moment, {
      contactFullName: contact.fullName,
      contactPhone: contact.phone,
      contactMethod: contact.method,
      contactWindows: contact.windows,
      contactEarliestOn: contact.earliestOn,
      ...(contact.postalCode !== held.row.postalCode && {
        postalCode: contact.postalCode,
        city: cityOfPostalCode(contact.postalCode),
      }),
    });
  },
});
