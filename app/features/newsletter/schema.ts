import { z } from 'zod';
import { emailField, VALID_EMAIL } from '#app/platform/contact/contact-fields.ts';
import { NEWSLETTER_TOPICS } from './topics.ts';
import { currentNewsletterWording, isNewsletterWording } from './wording.ts';

export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const;
/** Where somebody asked: the newsletter's own form, or the box of a quote request. */
export const SUBSCRIBER_SOURCES = ['form', 'quote'] as const;

const NO_TOPIC = 'Please choose at least one topic, or unsubscribe';
const BROKEN_LINK = 'This link is not complete. Please use the link in our email';

const token = z
  .string({ error: BROKEN_LINK })
  .min(1, { error: BROKEN_LINK })
  .max(200, { error: BROKEN_LINK });

/** The body of `POST /api/newsletter/simple`. */
export const subscribeSchema = z.strictObject({
  email: emailField(VALID_EMAIL),
  /** A trap for robots: people never see it, so it stays empty. */
  website: z.string().optional(),
});
export type SubscribeInput = z.output<typeof subscribeSchema>;

/** The body of `POST /api/newsletter/confirm`; the version is that of the words on the page. */
export const confirmSchema = z.strictObject({
  token,
  wordingVersion: z
    .string()
    .refine(isNewsletterWording, {
      error: 'Our consent wording has changed. Please reload the page and read it again',
    })
    .default(currentNewsletterWording),
});
export type ConfirmInput = z.output<typeof confirmSchema>;

/** The body of `PUT /api/newsletter/preferences/{token}`. */
export const topicsSchema = z.strictObject({
  topics: z
    .array(z.enum(NEWSLETTER_TOPICS, { error: NO_TOPIC }), { error: NO_TOPIC })
    .min(1, { error: NO_TOPIC })
    .max(20, { error: NO_TOPIC })
    .overwrite((chosen) => [...new Set(chosen)]),
});

export const linkParams = z.strictObject({ token });

export const messageOutput = z.strictObject({ message: z.string() });
/** After an address was taken; whether an email with the link goes there. */
export const askedOutput = messageOutput.extend({ sendsMail: z.boolean() });
export const topicsOutput = z.strictObject({
  message: z.string(),
  topics: z.array(z.enum(NEWSLETTER_TOPICS)),
});
