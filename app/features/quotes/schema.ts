import { z } from 'zod';
import {
  emailField,
  localPhoneField,
  nameField,
  optionalPhone,
  VALID_EMAIL,
} from '#app/platform/contact/contact-fields.ts';
import { cleanLine, cleanText } from '#app/platform/text/clean-text.ts';
import { answersSchema } from './answers/answers-schema.ts';
import type { ReachPurpose } from './consents/reach-purposes.ts';
import { isConsentWording } from './consents/wording.ts';
import { ALBERTA_POSTAL_CODE, EARLIEST_CONTACT_DAYS, POSTAL_CODE_OPTIONAL } from './questions/everyone.ts';
import { dateSchema, withoutEmpty } from './questions/question-schema.ts';
import type { QuoteType } from './questions/quote-types.ts';

/**
 * The body of `POST /api/quotes`, one shape per type:
 *
 *     { type, answers: {…questions of the type},
 *       contact: { fullName, email, contactMethod, phone?, postalCode },
 *       windows?: […], earliestOn?: 'YYYY-MM-DD',
 *       consent: { share: true, newsletter?, call?, text?, wordingVersion },
 *       attribution?: { first?, last? }, website?: '' (honeypot), startedAt?: ISO instant }
 *
 * Everything is strict: an unknown field, or one of another type, is refused by name.
 * Texts come out trimmed, composed (NFC) and without control characters; empty ones are left out.
 */

const PHONE_MISSING = 'Please enter your phone number, or choose to be contacted by email';
const METHODS = ['phone', 'email', 'text'] as const;
const WINDOWS = ['weekday-morning', 'weekday-midday', 'weekday-evening', 'saturday'] as const;

export const INVALID_POSTAL_CODE = 'Please enter a valid Alberta postal code';
const SHARE_REQUIRED = 'Please agree to share your request with a licensed broker partner';

/** Kept as `T2P 1J9`, however it was typed. */
const postalCode = z
  .string({ error: INVALID_POSTAL_CODE })
  .overwrite((text) => cleanLine(text).toUpperCase())
  .regex(ALBERTA_POSTAL_CODE, { error: INVALID_POSTAL_CODE })
  .overwrite((code) => `${code.slice(0, 3)} ${code.slice(-3)}`);

const optionalPostalCode = z.union([z.literal(''), postalCode], { error: INVALID_POSTAL_CODE }).optional();

const windows = z
  .array(z.enum(WINDOWS, { error: 'Please choose an option' }), { error: 'Please choose an option' })
  .max(WINDOWS.length, { error: 'Please choose an option' })
  .overwrite((chosen) => [...new Set(chosen)]);

const contactShape = {
  fullName: nameField(2, 'Please enter your full name'),
  email: emailField(VALID_EMAIL, 'Please enter your email address'),
  contactMethod: z.enum(METHODS, { error: 'Please choose how to be contacted' }),
  phone: optionalPhone(localPhoneField),
};

function contactSchema(type: QuoteType) {
  const isOptional = POSTAL_CODE_OPTIONAL.some((name) => name === type);
  return z
    .strictObject(
      { ...contactShape, postalCode: isOptional ? optionalPostalCode : postalCode },
      { error: (issue) => (issue.code === 'invalid_type' ? 'Please tell us how to reach you' : undefined) },
    )
    .superRefine(phoneForMethod, { when: ({ value }) => typeof value === 'object' && value !== null })
    .overwrite(withoutEmpty);
}

/** Whoever wants a call or a text has a number. */
function phoneForMethod(
  { contactMethod, phone }: { contactMethod: ContactMethod; phone?: string | undefined },
  check: z.RefinementCtx,
): void {
  const needsPhone = contactMethod === 'phone' || contactMethod === 'text';
  if (!needsPhone || phone !== undefined) return;
  check.addIssue({ code: 'custom', path: ['phone'], message: PHONE_MISSING });
}

/** The first day on which somebody wants to hear. */
const earliestOn = dateSchema({
  from: 'today',
  days: EARLIEST_CONTACT_DAYS,
  message: 'Date must be today or later',
});

/** An empty text takes the day back. What is wrong with another one is said in the words of the request. */
const earliestOnOrNone = z.string({ error: 'Please enter a valid date' }).superRefine((day, check) => {
  const [wrong] = day === '' ? [] : (earliestOn.safeParse(day).error?.issues ?? []);
  if (wrong) check.addIssue({ code: 'custom', message: wrong.message });
});

const WORDING_CHANGED = 'Our consent wording has changed. Please reload the page and read it again';

const isYes = z.boolean({ error: 'Expected yes or no' }).default(false);
const wordingVersion = z
  .string({ error: WORDING_CHANGED })
  .refine(isConsentWording, { error: WORDING_CHANGED });

/** Nobody is called or texted who has not agreed to it: whoever chooses one of them agrees to it, or chooses another. */
export const CONSENT_OF_METHOD = {
  phone: { field: 'call', message: 'Please agree to phone calls, or choose another way to be contacted' },
  text: { field: 'text', message: 'Please agree to text messages, or choose another way to be contacted' },
} as const;

/**
 * How somebody is reached, corrected; what is left out stays as it is. The email address always does: it is what proves
 * whose request it is. An email has no good times, so the ones of a call do not stay with it. `consent` is what was agreed
 * to under the choice; of it only what the chosen way needs counts.
 */
export const contactCorrection = z
  .strictObject({
    fullName: contactShape.fullName,
    contactMethod: contactShape.contactMethod,
    phone: contactShape.phone,
    windows,
    earliestOn: earliestOnOrNone.optional(),
    postalCode: optionalPostalCode,
    consent: z.strictObject({ call: isYes, text: isYes, wordingVersion }).optional(),
  })
  .superRefine(phoneForMethod, { when: ({ value }) => typeof value === 'object' && value !== null })
  .overwrite((told) => (told.contactMethod === 'email' ? { ...told, windows: [] } : told));
export type ContactCorrection = z.output<typeof contactCorrection>;

/**
 * What is missing for a corrected way of contact: a call or a text message needs its consent in force at the number, or
 * given with the choice. Undefined where nothing is.
 */
export function missingConsent(
  { contactMethod, consent: given }: { contactMethod: string; consent?: unknown },
  isInForce: (purpose: ReachPurpose) => boolean,
): { field: ReachPurpose; message: string } | undefined {
  if (contactMethod !== 'phone' && contactMethod !== 'text') return undefined;
  const needed = CONSENT_OF_METHOD[contactMethod];
  return valueIn(given, needed.field) === true || isInForce(needed.field) ? undefined : needed;
}

const consent = z.strictObject(
  {
    share: z.literal(true, { error: SHARE_REQUIRED }),
    newsletter: isYes,
    call: isYes,
    text: isYes,
    wordingVersion,
  },
  { error: (issue) => (issue.code === 'invalid_type' ? SHARE_REQUIRED : undefined) },
);

const mark = z.string().overwrite(cleanText).max(300).optional();
const touch = z.strictObject({
  source: mark,
  medium: mark,
  campaign: mark,
  term: mark,
  content: mark,
  referrer: mark,
  landing: mark,
  at: z.iso.datetime({ offset: true }).optional(),
});

function methodWithConsent(request: { contact?: unknown; consent?: unknown }, check: z.RefinementCtx): void {
  const method = valueIn(request.contact, 'contactMethod');
  if (method !== 'phone' && method !== 'text') return;
  const { field, message } = CONSENT_OF_METHOD[method];
  if (!request.consent || valueIn(request.consent, field) === true) return;
  check.addIssue({ code: 'custom', path: ['consent', field], message });
}

function valueIn(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
}

function requestSchema<Type extends QuoteType>(type: Type) {
  const schema = z.strictObject({
    type: z.literal(type),
    answers: answersSchema(type),
    contact: contactSchema(type),
    windows: windows.default([]),
    earliestOn: earliestOn.optional(),
    consent,
    attribution: z.strictObject({ first: touch.optional(), last: touch.optional() }).optional(),
    /** A trap for robots: people never see it, so it stays empty. */
    website: z.string().optional(),
    /** When the form was opened; a request sent within a few seconds was not typed by a person. */
    startedAt: z.iso.datetime({ offset: true, error: 'Please enter a valid date' }).optional(),
  });
  // Said together with the other findings.
  return schema.superRefine(methodWithConsent, {
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

export const quoteRequestSchema = z.discriminatedUnion(
  'type',
  [
    requestSchema('auto'),
    requestSchema('home'),
    requestSchema('business'),
    requestSchema('commercial-auto'),
    requestSchema('life'),
    requestSchema('travel'),
    requestSchema('supervisa'),
    requestSchema('group-benefits'),
    requestSchema('specialty'),
    requestSchema('general'),
  ],
  {
    error: (issue) =>
      issue.code === 'invalid_union' ? 'Please choose a type of insurance' : 'Expected an object',
  },
);

export type QuoteRequestInput = z.input<typeof quoteRequestSchema>;
export type QuoteRequest = z.output<typeof quoteRequestSchema>;
export type ContactMethod = (typeof METHODS)[number];
export type ContactWindow = (typeof WINDOWS)[number];

/**
 * The answer to `POST /api/quotes`. `receiptUrl` shows this request alone; the link to its case goes to the mailbox.
 */
export const quoteReceipt = z.strictObject({
  reference: z.string(),
  promiseAt: z.iso.datetime(),
  receiptUrl: z.string(),
});
export type QuoteReceipt = z.output<typeof quoteReceipt>;
