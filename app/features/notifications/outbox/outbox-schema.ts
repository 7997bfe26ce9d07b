import { z } from 'zod';
import { MAIL_STATES } from '#app/platform/mail/states.ts';
import { cleanLine } from '#app/platform/text/clean-text.ts';

export const MAILS_ON_A_PAGE = 25;

/** An empty choice is none, as forms send it. */
export const outboxQuery = z.strictObject({
  q: z
    .string()
    .overwrite(cleanLine)
    .max(100, { error: 'Please search for 100 characters at most' })
    .optional(),
  state: z.preprocess((value) => value || undefined, z.enum(MAIL_STATES).optional()),
  page: z.coerce
    .number({ error: 'This page does not exist' })
    .int()
    .min(1, { error: 'This page does not exist' })
    .max(10_000, { error: 'This page does not exist' })
    .default(1),
});

export const mailParams = z.object({ id: z.uuid() });

/** The list of the outbox: who got which mail when, never what it says. */
export const outboxList = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      recipient: z.string(),
      subject: z.string(),
      state: z.enum(MAIL_STATES),
      tries: z.number(),
      /** What the mail server or the way to it said last, in its words. */
      lastError: z.string().nullable(),
      /** When it is tried next, while it is `queued`. */
      dueAt: z.iso.datetime(),
      createdAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
    }),
  ),
  /** How many there are in each state, listed or not, that hold the words. */
  counts: z.partialRecord(z.enum(MAIL_STATES), z.int()),
  /** False where no mail server is set up: then none of it goes out. */
  sendsMail: z.boolean(),
});
export type OutboxList = z.output<typeof outboxList>;
export type OutboxMail = OutboxList['items'][number];

export const mailText = z.object({ text: z.string() });
export const resentMail = z.object({ state: z.literal('queued') });
