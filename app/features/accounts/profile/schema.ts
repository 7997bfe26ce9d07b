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

/** Emails that somebody may switch off. Those about the account's safety are always sent. */
export const MAIL_KINDS = [
  ...(['case_assigned', 'accept_due', 'promise_due', 'promise_missed'] as const),
  ...(['message', 'document', 'request', 'status', 'task_due', 'licence'] as const),
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

export const mailPreferencesOutput = z.object({ email: z.record(z.enum(MAIL_KINDS), z.boolean()) });

export const mailPreferencesInput = z.strictObject({
  email: z.partialRecord(z.enum(MAIL_KINDS), z.boolean()),
});
