import { z } from 'zod';
import { MAIL_KINDS } from '#app/features/notifications/categories.ts';

/** `soon`: when it was not read after ten minutes. `daily`: together with the rest, on the next business morning. */
export const MAIL_CHOICES = ['soon', 'daily', 'off'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

const choice = z.enum(MAIL_CHOICES, { error: 'Please choose when' });

/** `push`: in the browsers in which somebody allowed notifications. `sendsMail`: whether emails leave this site at all. */
export const noticePreferencesOutput = z.object({
  email: z.record(z.enum(MAIL_KINDS), choice),
  push: z.record(z.enum(MAIL_KINDS), z.boolean()),
  sendsMail: z.boolean(),
});
export const noticePreferencesInput = z
  .strictObject({
    email: z.partialRecord(z.enum(MAIL_KINDS), choice).default({}),
    push: z.partialRecord(z.enum(MAIL_KINDS), z.boolean({ error: 'Please choose yes or no' })).default({}),
  })
  .refine(({ email, push }) => Object.keys({ ...email, ...push }).length > 0, {
    error: 'Please choose what to change',
  });
export type NoticePreferences = Omit<z.output<typeof noticePreferencesOutput>, 'sendsMail'>;
export type NoticePreferencesInput = z.output<typeof noticePreferencesInput>;
/** What a form gives: kinds that are left out stay. */
export type NoticeChoices = z.input<typeof noticePreferencesInput>;
