import { z } from 'zod';
import {
  emailField,
  localPhoneField,
  nameField,
  optionalPhone,
} from '#app/platform/contact/contact-fields.ts';
import { cleanText } from '#app/platform/text/clean-text.ts';
import { CONTACT_TOPICS } from './topics.ts';

/** `in_chat`: its sender waits in the chat, where they are answered; it is not counted a second time here. */
export const CONTACT_STATES = ['new', 'read', 'in_chat', 'replied', 'closed', 'spam'] as const;
/** Nobody has answered these, or closed them. */
export const OPEN_CONTACT_STATES = [
  'new',
  'read',
] as const satisfies readonly (typeof CONTACT_STATES)[number][];
/** The form, or a conversation with the assistant that a person should take over. */
export const CONTACT_SOURCES = ['form', 'chat'] as const;

/**
 * What stands below a message: an answer that went out by email, what its sender wrote back, how they were answered elsewhere, a note that only
 * administrators read, or what the message was turned into, in a word: a kind of insurance, or what is asked about the data.
 */
export const ENTRY_KINDS = [
  ...(['reply', 'received', 'elsewhere', 'note', 'request'] as const),
  // A privacy request was opened of it, and was answered.
  ...(['privacy', 'privacy_answered'] as const),
] as const;

/** The body of `POST /api/contact`. Unknown fields are refused by name; empty optional ones are left out. */
export const contactSchema = z.strictObject({
  fullName: nameField(),
  email: emailField(),
  phone: optionalPhone(localPhoneField),
  topic: z.enum(CONTACT_TOPICS, { error: 'Please choose a topic' }),
  message: z
    .string({ error: 'Message must be at least 10 characters' })
    .overwrite(cleanText)
    .min(10, { error: 'Message must be at least 10 characters' })
    .max(2000, { error: 'Message must not exceed 2000 characters' }),
  /** A trap for robots: people never see it, so it stays empty. */
  website: z.string().optional(),
});

export type ContactInput = z.output<typeof contactSchema>;

/** The answer to `POST /api/contact`. `replyBy`: by when the people of this site answer, an ISO instant. */
export const contactReceipt = z.strictObject({
  reference: z.string(),
  replyBy: z.iso.datetime(),
  /** Whether the reference goes out by email as well. */
  sendsMail: z.boolean(),
});
