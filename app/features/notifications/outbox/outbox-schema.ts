import { z } from 'zod';
import { MAIL_STATES } from '#app/platform/mail/states.ts';

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
});
export type OutboxMail = z.output<typeof outboxList>['items'][number];

export const mailText = z.object({ text: z.string() });
export const resentMail = z.object({ state: z.literal('queued') });
