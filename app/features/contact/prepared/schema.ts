import { z } from 'zod';
import { CASE_TYPES } from '#app/features/cases/schema.ts';

/** `was` is when the administrator saw it prepared before; null where it was not. */
export const prepareInput = z.strictObject({
  type: z.enum(CASE_TYPES, { error: 'Please choose a type of insurance' }),
  was: z.iso.datetime().nullable(),
});
export type PrepareInput = z.output<typeof prepareInput>;

/** What the form is filled in with for whoever holds the mailed link: what they wrote themselves. */
export const preparedRequest = z.object({
  reference: z.string(),
  type: z.enum(CASE_TYPES),
  contact: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }),
  /** Their message, as far as the form's field for notes has room. */
  notes: z.string(),
});
export type PreparedRequest = z.output<typeof preparedRequest>;
