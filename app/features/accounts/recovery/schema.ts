import { z } from 'zod';
import { accountEmailField, newAccount, repeated, requireSame } from '#app/features/accounts/schema.ts';
import { nameField } from '#app/platform/contact/contact-fields.ts';

export const forgotPasswordInput = z.strictObject({
  email: accountEmailField('Please enter a valid email address'),
});

export const token = z.string({ error: 'The link is incomplete' }).min(1).max(200);

export const linkParams = z.strictObject({ token });

export const verifyEmailInput = z.strictObject({ token });

export const resetPasswordInput = z.strictObject({ token, ...repeated }).superRefine(requireSame);

export const resetPasswordForm = z.strictObject(repeated).superRefine(requireSame);

export const validLinkOutput = z.object({ valid: z.literal(true) });

export const emailVerifiedOutput = z.object({ emailVerified: z.boolean() });

const firstAdmin = { fullName: nameField(), email: accountEmailField(), ...newAccount };

export const firstAdminForm = z.strictObject(firstAdmin).superRefine(requireSame);

export const firstAdminInput = z.strictObject({ token, ...firstAdmin }).superRefine(requireSame);
