import { z } from 'zod';
import { accountEmailField, current, repeated, requireSame } from '#app/features/accounts/schema.ts';
import { nameField, phoneField } from '#app/platform/contact/contact-fields.ts';

export const profileInput = z.strictObject({
  fullName: nameField().optional(),
  phone: z.union([z.literal('').transform(() => null), z.null(), phoneField]).optional(),
});

export const changePasswordInput = z.strictObject({ current, ...repeated }).superRefine(requireSame);

export const changeEmailInput = z.strictObject({ current, email: accountEmailField() });

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
