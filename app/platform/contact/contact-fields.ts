import { z } from 'zod';
import { cleanLine } from '#app/platform/text/clean-text.ts';

/** The rules for what people type about themselves, for every form and call that asks for it. */

/** What the forms of an account say, and those that take their words. */
const INVALID_EMAIL = 'Invalid email address';
const NAME_NEEDED = 'Full name is required';
export const PHONE_TOO_SHORT = 'Phone number must be at least 10 digits';
/** What a visitor's forms say, where every message asks for something. */
export const VALID_EMAIL = 'Please enter a valid email address';
const LOCAL_PHONE = 'Please enter a phone number of 10 digits';
const INVALID_PHONE = 'Please enter a valid phone number';

/** A name of at least `least` characters. `missing` is said of a shorter one. */
export const nameField = (least = 1, missing = NAME_NEEDED) =>
  z
    .string({ error: missing })
    .overwrite(cleanLine)
    .min(least, {
      error: ({ input }) => (input === '' ? missing : `Full name must be at least ${least} characters`),
    })
    .max(100, { error: 'Full name must not exceed 100 characters' });

/** In ASCII alone: an address that only looks like somebody else's is refused. `missing` is said of an empty one. */
export const emailField = (error = INVALID_EMAIL, missing = error) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : error) })
    .overwrite(cleanLine)
    .min(1, { error: missing, abort: true })
    .max(254, { error, abort: true })
    .regex(z.regexes.email, { error });

const phoneText = (tooShort: string) =>
  z
    .string({ error: tooShort })
    .overwrite(cleanLine)
    .min(10, { error: tooShort })
    .max(32, { error: INVALID_PHONE })
    .regex(/^[\d()\s+-]+$/, { error: INVALID_PHONE });

/** A telephone number of any country, as somebody wrote it. */
export const phoneField = phoneText(PHONE_TOO_SHORT);

/** A North American number, which a broker in Alberta can call: ten digits, with or without +1. */
export const localPhoneField = phoneText(LOCAL_PHONE).superRefine((text, check) => {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < 10) check.addIssue({ code: 'custom', message: LOCAL_PHONE });
  // No area code and no exchange begins with 0 or 1 (North American Numbering Plan).
  else if (!/^(?:\+?1)?[2-9]\d{2}[2-9]\d{6}$/.test(text.replaceAll(/[()\s-]/g, ''))) {
    check.addIssue({ code: 'custom', message: INVALID_PHONE });
  }
});

/** A telephone number that may be left out; an empty one is none. */
export const optionalPhone = (field: z.ZodType<string, string>) =>
  z.union([z.literal('').transform(() => undefined), field], { error: PHONE_TOO_SHORT }).optional();
