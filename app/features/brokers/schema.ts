import { z } from 'zod';
import { token } from '#app/features/accounts/recovery/schema.ts';
import { AGREE_TERMS, accountEmailField, newAccount, requireSame } from '#app/features/accounts/schema.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { nameField, optionalPhone, phoneField } from '#app/platform/contact/contact-fields.ts';
import { now } from '#app/platform/now.ts';
import { cleanLine, cleanText } from '#app/platform/text/clean-text.ts';
import { ROLES } from '#app/platform/viewer.ts';
import { INSURANCE_TYPES } from './insurance-types.ts';
import { BROKER_LICENCE_CLASSES, LICENCE_FOR_TYPE, licenceClassName } from './licence-classes.ts';

const BROKERAGE_NEEDED = 'Brokerage is required';

const LICENCE_NEEDED = 'Licence number is required';

const EXPIRY_IN_FUTURE = 'Licence expiry must be in the future';

const EMAIL_NEEDED = 'Email address is required';

const EXPIRY_NEEDED = 'Licence expiry date is required';

const CHOOSE_TYPE = 'Choose at least one insurance type';

const CHOOSE_CLASS = 'Choose at least one licence class';

/** A short answer that must be given. */
const line = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .overwrite(cleanLine)
    .min(1, { error: missing })
    .max(max, { error: `Must not exceed ${max} characters` });

const words = z.array(z.string().overwrite(cleanLine).min(1).max(60)).max(40).default([]);

/** What an administrator fills in about a broker. */
export const brokerFields = z.strictObject({
  fullName: nameField(),
  email: accountEmailField(undefined, EMAIL_NEEDED),
  phone: optionalPhone(phoneField),
  brokerage: line(120, BROKERAGE_NEEDED),
  licenceNumber: line(30, LICENCE_NEEDED),
  licenceClasses: z
    .array(z.enum(BROKER_LICENCE_CLASSES, { error: CHOOSE_CLASS }), { error: CHOOSE_CLASS })
    .min(1, { error: CHOOSE_CLASS }),
  licenceExpiresOn: z.iso
    .date({ error: ({ input }) => (input ? EXPIRY_IN_FUTURE : EXPIRY_NEEDED) })
    .refine((date) => date > albertaDate(now()), { error: EXPIRY_IN_FUTURE }),
  types: z
    .array(z.enum(INSURANCE_TYPES, { error: CHOOSE_TYPE }), { error: CHOOSE_TYPE })
    .min(1, { error: CHOOSE_TYPE }),
  cities: words,
  languages: words,
  dailyCap: z
    .int({ error: 'Cases per day must be between 0 and 100' })
    .min(0, { error: 'Cases per day must be between 0 and 100' })
    .max(100, { error: 'Cases per day must be between 0 and 100' })
    .default(10),
  bio: z.string().overwrite(cleanText).max(500, { error: 'Must not exceed 500 characters' }).optional(),
});

/** Whoever is chosen for a type without its licence would never be asked for it. */
export function typesAreLicensed({ licenceClasses, types }: Licensed, context: z.RefinementCtx): void {
  const missing = types.filter((type) => !licenceClasses.includes(LICENCE_FOR_TYPE[type]));
  if (missing.length === 0) return;
  const classes = [...new Set(missing.map((type) => licenceClassName(LICENCE_FOR_TYPE[type])))].join(', ');
  const message = `Some of these need the licence class ${classes}. Choose it, or leave them out`;
  context.addIssue({ code: 'custom', path: ['types'], message });
}

type Licensed = Pick<z.output<typeof brokerFields>, 'licenceClasses' | 'types'>;

/** What an administrator fills in to invite a licensed broker; they choose username and password themselves. */
export const inviteBrokerInput = brokerFields.superRefine(typesAreLicensed);

export type InviteBrokerInput = z.output<typeof inviteBrokerInput>;

export const invitedBrokerOutput = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  status: z.enum(['invited', 'active', 'suspended', 'deleted']),
  invitedUntil: z.iso.datetime(),
  /** False where no mail server is set up: the link is then kept, not sent. */
  sendsMail: z.boolean(),
});

/** Who was invited, for the page where they choose a username and a password. */
export const invitationOutput = z.object({
  valid: z.literal(true),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
});

export const acceptInvitationForm = z
  .strictObject({ ...newAccount, agreeTerms: z.literal(true, { error: AGREE_TERMS }) })
  .superRefine(requireSame);

export const acceptInvitationInput = z
  .strictObject({ token, ...newAccount, agreeTerms: z.literal(true, { error: AGREE_TERMS }) })
  .superRefine(requireSame);
