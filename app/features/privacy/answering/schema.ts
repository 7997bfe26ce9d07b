import { z } from 'zod';
import { cleanText } from '#app/platform/text/clean-text.ts';

const words = (name: string, most: number, error: string) =>
  z
    .string()
    .overwrite(cleanText)
    .min(1, { error })
    .max(most, { error: `${name} must not exceed ${most} characters` });

/** How an answer reached somebody without our email; without it, our email has to. */
const delivered = z
  .string()
  .overwrite(cleanText)
  .min(1, { error: 'Please say how they got your answer' })
  .max(300, { error: 'This must not exceed 300 characters' })
  .optional();

/**
 * What an administrator does with a privacy request: deletes what was to be deleted, says what was done about a copy or a
 * correction, or says why it is not done.
 */
export const privacyAnswer = z.discriminatedUnion(
  'decision',
  [
    z.strictObject({ decision: z.literal('delete') }),
    z.strictObject({
      decision: z.literal('done'),
      note: words('Answer', 2000, 'Please say what you did: the person reads it'),
      delivered,
    }),
    z.strictObject({
      decision: z.literal('decline'),
      reason: words('Reason', 500, 'Please say why: the person reads it'),
      delivered,
    }),
  ],
  { error: 'Please choose what to do with this request' },
);
export type PrivacyAnswer = z.output<typeof privacyAnswer>;

/** A request of somebody about their data. Days are Alberta days. */
export const privacyRequest = z.object({
  id: z.uuid(),
  type: z.enum(['access', 'correction', 'deletion']),
  /** One request for insurance; without one, everything that we know of the account. */
  reference: z.string().nullable(),
  /** Null once it is deleted. */
  caseId: z.uuid().nullable(),
  userId: z.uuid().nullable(),
  details: z.string().nullable(),
  /** The contact message that it was made of, and what that is called. */
  contactMessageId: z.uuid().nullable(),
  messageReference: z.string().nullable(),
  /** Of whoever has the account or wrote the message: lists name nobody, and two requests are told apart. */
  initials: z.string().nullable(),
  /** False while a message alone has asked: until its mailbox confirms, nothing is released or deleted. */
  isConfirmed: z.boolean(),
  state: z.enum(['open', 'done', 'refused']),
  /** Open again, as the email with the answer could not be delivered. */
  isUndelivered: z.boolean(),
  dueOn: z.iso.date(),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** Who answered, and what they told the person. */
  answeredBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** How the answer reached them where not by our email. */
  delivered: z.string().nullable(),
});
export type PrivacyRequest = z.output<typeof privacyRequest>;

/** Open ones first, what is due first; then those answered, newest first. */
export const privacyRequestList = z.object({ items: z.array(privacyRequest) });

/** Who is to be answered, and by which way an answer reaches them. */
export const privacyAsker = z.object({
  name: z.string().nullable(),
  email: z.string(),
  sendsMail: z.boolean(),
  /** How much there is about them: what they sent with an account and without one, and what they wrote to us. */
  held: z.object({ withAccount: z.int(), withoutAccount: z.int(), messages: z.int() }),
  /** The link by which they confirm, where its email was kept here: it is handed over otherwise. */
  confirmLink: z.string().nullable(),
});
export type PrivacyAsker = z.output<typeof privacyAsker>;
