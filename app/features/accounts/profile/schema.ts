import { z } from 'zod';
import {
  current,
  emailField,
  fullNameField,
  INVALID_EMAIL,
  phoneField,
  repeated,
  requireSame,
} from '#app/features/accounts/schema.ts';

export const profileInput = z.strictObject({
  fullName: fullNameField.optional(),
  phone: z.union([z.literal('').transform(() => null), z.null(), phoneField]).optional(),
});

export const changePasswordInput = z.strictObject({ current, ...repeated }).superRefine(requireSame);

export const changeEmailInput = z.strictObject({ current, email: emailField(INVALID_EMAIL) });

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
