import { z } from 'zod';

const INVALID = { error: 'Please enter a valid date' };

/** A calendar day in Alberta, YYYY-MM-DD. */
export const day = z.iso.date(INVALID);

/** The same, where a form has several days, or says what its day is for. */
export const dayOr = (error: string) => z.iso.date({ error });

/** A day that may be left out; an empty field is none. */
export const optionalDay = z
  .union([day, z.literal('')], INVALID)
  .transform((typed) => typed || undefined)
  .optional();
