import { z } from 'zod';
import {
  AGREE_TERMS,
  accountEmailField,
  passwordField,
  repeated,
  requireSame,
  usernameField,
  userOutput,
} from '#app/features/accounts/schema.ts';
import { code } from '#app/features/accounts/two-factor/schema.ts';
import { nameField, phoneField } from '#app/platform/contact/contact-fields.ts';
import { DOORS, PORTAL_HEADER } from './doors.ts';
import { TERMS_HEADER, TERMS_VERSION } from './terms.ts';

export const loginHeaders = z.object({
  [PORTAL_HEADER]: z.enum(DOORS, { error: `The header X-Portal is one of ${DOORS.join(', ')}` }).optional(),
});

export const loginInput = z.strictObject({
  username: z
    .string({ error: 'Username is required' })
    .trim()
    .min(1, { error: 'Username is required' })
    // As long as the email address that may stand there.
    .max(254, { error: 'Username must not exceed 30 characters' }),
  password: z
    .string({ error: 'Password is required' })
    .min(1, { error: 'Password is required' })
    // Longer ones are refused before they are hashed: hashing costs time in proportion.
    .max(200, { error: 'Password must not exceed 200 characters' }),
  rememberMe: z.boolean().default(false),
});

export type LoginInput = z.input<typeof loginInput>;

export const twoFactorLoginInput = z.strictObject({ code });

/** What visitors get from `GET /api/user`: not an error, which would stand in every visitor's console. */
export const anonymousOutput = z.object({ authenticated: z.literal(false) });

/** The password was right; the code of the authenticator app comes next. */
export const twoFactorRequiredOutput = z.object({ twoFactorRequired: z.literal(true) });

export const loginOutput = z.union([userOutput, twoFactorRequiredOutput]);

const registration = {
  fullName: nameField(),
  email: accountEmailField(),
  phone: phoneField,
  username: usernameField,
  password: passwordField,
};

/** The form where everything else is known: of a request that was just sent, or is open behind its link. */
export const onePasswordForm = z.object({
  password: passwordField,
  agreeTerms: z.literal(true, { error: AGREE_TERMS }),
});

/** The form: everything is asked for. */
export const registerForm = z
  .object({ ...registration, ...repeated, agreeTerms: z.literal(true, { error: AGREE_TERMS }) })
  .superRefine(requireSame);

/**
 * The call: five fields, which the form has checked and the server checks again.
 * Not strict: a field that does not belong here, such as a role, is left out and noted, not refused.
 */
export const registerInput = z.object(registration);

export type RegisterInput = z.output<typeof registerInput>;

export const REGISTER_FIELDS: readonly string[] = Object.keys(registration);

export const registerHeaders = z.object({
  [TERMS_HEADER]: z
    .literal(TERMS_VERSION, { error: 'Our terms have changed. Please reload the page and read them again' })
    .optional(),
});
