import { z } from 'zod';
import { cleanLine } from '#app/platform/clean-text.ts';

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

export const messageOutput = z.object({ message: z.string() });

// ── What people type about themselves

export const INVALID_EMAIL = 'Invalid email address';

const FULL_NAME_NEEDED = 'Full name is required';

const PHONE_TOO_SHORT = 'Phone number must be at least 10 digits';

const INVALID_PHONE = 'Please enter a valid phone number';

const USERNAME_TOO_SHORT = 'Username must be at least 3 characters';

const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters';

export const AGREE_TERMS = 'You must agree to the terms and conditions';

export const fullNameField = z
  .string({ error: FULL_NAME_NEEDED })
  .overwrite(cleanLine)
  .min(1, { error: FULL_NAME_NEEDED })
  .max(100, { error: 'Full name must not exceed 100 characters' });

/** In lower case and in ASCII alone: an address that only looks like somebody else's is refused. */
export const emailField = (error: string) =>
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

/** Empty means none. */
export const optionalPhoneField = z.union([z.literal('').transform(() => undefined), phoneField]).optional();

export const usernameField = z
  .string({ error: USERNAME_TOO_SHORT })
  .trim()
  .min(3, { error: USERNAME_TOO_SHORT })
  .max(30, { error: 'Username must not exceed 30 characters' })
  .regex(/^[A-Za-z0-9_]+$/, { error: 'Username can only contain letters, numbers, and underscores' });

export const passwordField = z
  .string({ error: PASSWORD_TOO_SHORT })
  .min(8, { error: PASSWORD_TOO_SHORT })
  .max(200, { error: 'Password must not exceed 200 characters', abort: true })
  .regex(/[A-Z]/, { error: 'Password must contain at least one uppercase letter' })
  .regex(/[a-z]/, { error: 'Password must contain at least one lowercase letter' })
  .regex(/\d/, { error: 'Password must contain at least one number' });

export const repeated = {
  password: passwordField,
  confirmPassword: z.string({ error: 'Passwords do not match' }),
};

export function requireSame(
  value: { password: string; confirmPassword?: string | undefined },
  check: z.RefinementCtx,
) {
  if (value.confirmPassword === undefined || value.confirmPassword === value.password) return;
  check.addIssue({ code: 'custom', path: ['confirmPassword'], message: 'Passwords do not match' });
}

export const newAccount = { username: usernameField, ...repeated };

export const current = z
  .string({ error: 'Current password is incorrect' })
  .min(1, { error: 'Current password is incorrect' })
  .max(200, { error: 'Current password is incorrect' });
