import { z } from 'zod';
import { cleanLine } from '#app/platform/clean-text.ts';
import { TERMS_VERSION } from './terms.ts';

/** A door is the login page somebody came through; the session is the same behind all of them. */
export const DOORS = ['client', 'broker', 'admin'] as const;
export type Door = (typeof DOORS)[number];

/** What a login says besides its body, which holds what the person typed and nothing else. */
export const PORTAL_HEADER = 'x-portal';
export const loginHeaders = z.object({
  [PORTAL_HEADER]: z.enum(DOORS, { error: `The header X-Portal is one of ${DOORS.join(', ')}` }).optional(),
});

export const loginInput = z.strictObject({
  username: z
    .string({ error: 'Username is required' })
    .trim()
    .min(1, { error: 'Username is required' })
    .max(100, { error: 'Username must not exceed 30 characters' }),
  password: z
    .string({ error: 'Password is required' })
    .min(1, { error: 'Password is required' })
    // Longer ones are refused before they are hashed: hashing costs time in proportion.
    .max(200, { error: 'Password must not exceed 200 characters' }),
  rememberMe: z.boolean().default(false),
});

export type LoginInput = z.input<typeof loginInput>;

const CODE_NEEDED = 'Please enter the code from your authenticator app or a recovery code';

/** Six digits of the authenticator app, or a recovery code. */
const code = z
  .string({ error: CODE_NEEDED })
  .overwrite((text) => text.replaceAll(/\s/g, ''))
  .min(6, { error: CODE_NEEDED })
  .max(20, { error: CODE_NEEDED });

export const twoFactorLoginInput = z.strictObject({ code });

export const userOutput = z.object({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  role: z.enum(['client', 'broker', 'admin']),
  email: z.string(),
  phone: z.string().nullable(),
  emailVerified: z.boolean(),
});

export type User = z.output<typeof userOutput>;

/** What visitors get from `GET /api/user`: not an error, which would stand in every visitor's console. */
export const anonymousOutput = z.object({ authenticated: z.literal(false) });

/** The password was right; the code of the authenticator app comes next. */
export const twoFactorRequiredOutput = z.object({ twoFactorRequired: z.literal(true) });

export const loginOutput = z.union([userOutput, twoFactorRequiredOutput]);

export const messageOutput = z.object({ message: z.string() });

// ── What people type about themselves

const INVALID_EMAIL = 'Invalid email address';
const FULL_NAME_NEEDED = 'Full name is required';
const PHONE_TOO_SHORT = 'Phone number must be at least 10 digits';
const INVALID_PHONE = 'Please enter a valid phone number';
const USERNAME_TOO_SHORT = 'Username must be at least 3 characters';
const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters';
const AGREE_TERMS = 'You must agree to the terms and conditions';

export const fullNameField = z
  .string({ error: FULL_NAME_NEEDED })
  .overwrite(cleanLine)
  .min(1, { error: FULL_NAME_NEEDED })
  .max(100, { error: 'Full name must not exceed 100 characters' });

/** In lower case and in ASCII alone: an address that only looks like somebody else's is refused. */
const emailField = (error: string) =>
  z
    .string({ error })
    .overwrite((text) => cleanLine(text).toLowerCase())
    .max(254, { error, abort: true })
    .regex(z.regexes.email, { error });

export const phoneField = z
  .string({ error: PHONE_TOO_SHORT })
  .overwrite(cleanLine)
  .min(10, { error: PHONE_TOO_SHORT })
  .max(32, { error: INVALID_PHONE })
  .regex(/^[\d()\s+-]+$/, { error: INVALID_PHONE });

const usernameField = z
  .string({ error: USERNAME_TOO_SHORT })
  .trim()
  .min(3, { error: USERNAME_TOO_SHORT })
  .max(30, { error: 'Username must not exceed 30 characters' })
  .regex(/^[A-Za-z0-9_]+$/, { error: 'Username can only contain letters, numbers, and underscores' });

const passwordField = z
  .string({ error: PASSWORD_TOO_SHORT })
  .min(8, { error: PASSWORD_TOO_SHORT })
  .max(200, { error: 'Password must not exceed 200 characters', abort: true })
  .regex(/[A-Z]/, { error: 'Password must contain at least one uppercase letter' })
  .regex(/[a-z]/, { error: 'Password must contain at least one lowercase letter' })
  .regex(/\d/, { error: 'Password must contain at least one number' });

const repeated = { password: passwordField, confirmPassword: z.string({ error: 'Passwords do not match' }) };

function requireSame(
  value: { password: string; confirmPassword?: string | undefined },
  check: z.RefinementCtx,
) {
  if (value.confirmPassword === undefined || value.confirmPassword === value.password) return;
  check.addIssue({ code: 'custom', path: ['confirmPassword'], message: 'Passwords do not match' });
}

const registration = {
  fullName: fullNameField,
  email: emailField(INVALID_EMAIL),
  phone: phoneField,
  username: usernameField,
  password: passwordField,
};

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

/** Names the terms that the person has agreed to in the form; without it no consent is recorded. */
export const TERMS_HEADER = 'x-terms-version';
export const registerHeaders = z.object({
  [TERMS_HEADER]: z
    .literal(TERMS_VERSION, { error: 'Our terms have changed. Please reload the page and read them again' })
    .optional(),
});

// ── Links

export const forgotPasswordInput = z.strictObject({
  email: emailField('Please enter a valid email address'),
});

const token = z.string({ error: 'The link is incomplete' }).min(1).max(200);

export const linkParams = z.strictObject({ token });
export const verifyEmailInput = z.strictObject({ token });
export const resetPasswordInput = z.strictObject({ token, ...repeated }).superRefine(requireSame);
export const resetPasswordForm = z.strictObject(repeated).superRefine(requireSame);

export const validLinkOutput = z.object({ valid: z.literal(true) });
export const emailVerifiedOutput = z.object({ emailVerified: z.boolean() });

/** Who was invited, for the page where they choose a username and a password. */
export const invitationOutput = z.object({ valid: z.literal(true), fullName: z.string(), email: z.string() });

const newAccount = { username: usernameField, ...repeated };

export const acceptInvitationForm = z
  .strictObject({ ...newAccount, agreeTerms: z.literal(true, { error: AGREE_TERMS }) })
  .superRefine(requireSame);
export const acceptInvitationInput = z
  .strictObject({ token, ...newAccount, agreeTerms: z.literal(true, { error: AGREE_TERMS }) })
  .superRefine(requireSame);

const firstAdmin = { fullName: fullNameField, email: emailField(INVALID_EMAIL), ...newAccount };

export const firstAdminForm = z.strictObject(firstAdmin).superRefine(requireSame);
export const firstAdminInput = z.strictObject({ token, ...firstAdmin }).superRefine(requireSame);

// ── Profile

const current = z
  .string({ error: 'Current password is incorrect' })
  .min(1, { error: 'Current password is incorrect' })
  .max(200, { error: 'Current password is incorrect' });

export const profileInput = z.strictObject({
  fullName: fullNameField.optional(),
  phone: z.union([z.literal('').transform(() => null), z.null(), phoneField]).optional(),
});
export const changePasswordInput = z.strictObject({ current, ...repeated }).superRefine(requireSame);
export const changeEmailInput = z.strictObject({ current, email: emailField(INVALID_EMAIL) });
export const currentPasswordInput = z.strictObject({ current });
export const codeInput = z.strictObject({ code });
/** What ends or renews a second factor: whoever found a device unlocked has neither. */
export const proofInput = z.strictObject({ current, code });

export const sessionList = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      /** Such as "Firefox on Windows". */
      device: z.string(),
      remembered: z.boolean(),
      /** The session that asks. */
      current: z.boolean(),
      startedAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
    }),
  ),
});

export const sessionParams = z.strictObject({ id: z.uuid() });

export const twoFactorStatusOutput = z.object({
  enabled: z.boolean(),
  /** An administrator can do nothing else before it is enabled. */
  required: z.boolean(),
  recoveryCodesLeft: z.int(),
});
/** `uri` goes into the QR code, `secret` is for typing it. */
export const twoFactorEnrolOutput = z.object({ uri: z.string(), secret: z.string() });
export const recoveryCodesOutput = z.object({ recoveryCodes: z.array(z.string()) });

export const deletionInput = z.strictObject({
  current,
  details: z
    .string()
    .overwrite(cleanLine)
    .max(1000, { error: 'Details must not exceed 1000 characters' })
    .optional(),
});
export const privacyRequestOutput = z.object({ id: z.uuid(), dueOn: z.string() });

// ── Brokers

export const BROKER_LICENCE_CLASSES = ['general', 'life', 'accident_sickness'] as const;
/** The types of insurance a broker can serve: those a case can have. */
export const BROKER_TYPES = [
  ...(['auto', 'home', 'business', 'commercial-auto', 'life', 'travel', 'supervisa'] as const),
  ...(['group-benefits', 'specialty', 'general'] as const),
] as const;
