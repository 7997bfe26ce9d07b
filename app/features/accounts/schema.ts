import { z } from 'zod';
import { emailField } from '#app/platform/contact/contact-fields.ts';
import { ROLES } from '#app/platform/viewer.ts';

export const userOutput = z.object({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  role: z.enum(ROLES),
  email: z.string(),
  phone: z.string().nullable(),
  emailVerified: z.boolean(),
  /** An administrator sees what this user sees, and can change nothing, until this time. */
  viewedBy: z.object({ fullName: z.string(), until: z.string() }).optional(),
});

export type User = z.output<typeof userOutput>;

export const messageOutput = z.object({ message: z.string() });

// ── What people type about themselves

const USERNAME_TOO_SHORT = 'Username must be at least 3 characters';

const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters';

export const AGREE_TERMS = 'You must agree to the terms and conditions';

/** In lower case, so that one mailbox is one account. */
export const accountEmailField = (error?: string, missing?: string) =>
  emailField(error, missing).overwrite((address) => address.toLowerCase());

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
