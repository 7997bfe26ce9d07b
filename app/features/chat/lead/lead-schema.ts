import { z } from 'zod';
import { isConsentWording } from '#app/features/quotes/consents/wording.ts';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import { emailField, localPhoneField, nameField } from '#app/platform/contact/contact-fields.ts';
import { cleanText } from '#app/platform/text/clean-text.ts';
import { WAYS } from './contact-way.ts';

const TYPE_REQUIRED = 'Please choose a type of insurance';

/**
 * The contact data of the conversation, checked by the fields of the quote form. Without `consent: true` it is
 * kept as a message to the people of this site and never shared with a broker; with `null`, of who was asked and has
 * not decided, it is looked at and kept nowhere.
 */
export const leadInfo = z.strictObject({
  name: nameField(2),
  email: emailField(),
  phone: z.preprocess(
    // People separate digits with dots as well; the form's rule knows the other signs.
    (value) => (typeof value === 'string' ? value.replaceAll('.', '-') : value),
    localPhoneField,
  ),
  insuranceType: z.enum(QUOTE_TYPE_NAMES, { error: TYPE_REQUIRED }),
  additionalDetails: z
    .string()
    .overwrite(cleanText)
    .max(1000, { error: 'Details must not exceed 1000 characters' })
    .nullable()
    .optional(),
  consent: z.boolean({ error: 'Expected yes or no' }).nullable().optional(),
  /** How the broker is to reach them, where the consent that was asked for names it. */
  contactMethod: z.enum(WAYS, { error: 'Please choose how to be contacted' }).optional(),
  wordingVersion: z
    .string()
    .refine(isConsentWording, {
      error: 'Our consent wording has changed. Please reload the page and read it again',
    })
    .optional(),
});
export type LeadInfo = z.output<typeof leadInfo>;
