import { z } from 'zod';
import { CONTACT_METHODS } from '#app/features/cases/rules/contact-methods.ts';

/** What moves from one case to another besides what hangs on it: answers by the name of their question, and the contact. */
export const movedContents = z.strictObject({
  details: z.record(z.string(), z.unknown()),
  readiness: z.int().min(0).max(100),
  contact: z
    .strictObject({
      contactFullName: z.string(),
      contactPhone: z.string().nullable(),
      contactMethod: z.enum(CONTACT_METHODS).nullable(),
      contactWindows: z.array(z.string()),
      contactEarliestOn: z.string().nullable(),
      postalCode: z.string().nullable(),
      city: z.string().nullable(),
    })
    .partial(),
});
