import { z } from 'zod';
import { CONTACT_METHODS } from '#app/features/cases/rules/contact-methods.ts';
import { CASE_TYPES } from '#app/features/cases/schema.ts';

/** A request as it was typed, and nothing of the case that it belongs to. */
export const receipt = z.strictObject({
  reference: z.string(),
  type: z.enum(CASE_TYPES),
  title: z.string(),
  sentAt: z.iso.datetime(),
  promiseAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
  /** When the mailbox was proven to be the sender's. */
  confirmedAt: z.iso.datetime().nullable(),
  /** The answers were corrected later; said once it is confirmed. What is here stays as it was sent. */
  isCorrected: z.boolean(),
  contact: z.strictObject({
    fullName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    postalCode: z.string().nullable(),
    method: z.enum(CONTACT_METHODS),
    windows: z.array(z.string()),
    earliestOn: z.string().nullable(),
  }),
  answers: z.record(z.string(), z.unknown()),
});
export type Receipt = z.output<typeof receipt>;
