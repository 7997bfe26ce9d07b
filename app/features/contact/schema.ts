import { z } from 'zod';
import { email, phone } from '#app/features/quotes/schema.ts';
import { cleanLine, cleanText } from '#app/platform/clean-text.ts';
import { CONTACT_TOPICS } from './topics.ts';

export const CONTACT_STATES = ['new', 'read', 'replied', 'closed', 'spam'] as const;
/** The form, or a conversation with the assistant that a person should take over. */
export const CONTACT_SOURCES = ['form', 'chat'] as const;

const NAME_REQUIRED = 'Full name is required';

/** The body of `POST /api/contact`. Unknown fields are refused by name; empty optional ones are left out. */
export const contactSchema = z.strictObject({
  fullName: z
    .string({ error: NAME_REQUIRED })
    .overwrite(cleanLine)
    .min(1, { error: NAME_REQUIRED })
    .max(100, { error: 'Full name must not exceed 100 characters' }),
  email,
  phone: phone.optional(),
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

/** The answer to `POST /api/contact`. */
export const contactReceipt = z.strictObject({ reference: z.string() });
