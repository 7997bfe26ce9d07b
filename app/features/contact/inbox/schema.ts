import { z } from 'zod';
import { CASE_TYPES } from '#app/features/cases/schema.ts';
import { CONTACT_SOURCES, CONTACT_STATES, ENTRY_KINDS } from '#app/features/contact/schema.ts';
import { CONTACT_TOPICS } from '#app/features/contact/topics.ts';
import { MAIL_STATES } from '#app/platform/mail/states.ts';
import { cleanLine, cleanText } from '#app/platform/text/clean-text.ts';

const instant = z.iso.datetime();

export const inboxQuery = z.strictObject({
  /** `open` is what nobody has answered or closed; `mine` is what of it the reader is to answer. */
  state: z.preprocess(
    (value) => value || undefined,
    z.enum(['open', 'mine', ...CONTACT_STATES]).default('open'),
  ),
  /** The name, the address or the reference of whoever wrote. */
  q: z.preprocess((value) => value || undefined, z.string().overwrite(cleanLine).max(100).optional()),
  cursor: z.preprocess(
    (value) => value || undefined,
    z.uuid({ error: 'This page does not exist' }).optional(),
  ),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type InboxQuery = z.output<typeof inboxQuery>;

export const inboxMessage = z.object({
  id: z.uuid(),
  reference: z.string(),
  fullName: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  source: z.enum(CONTACT_SOURCES),
  state: z.enum(CONTACT_STATES),
  /** A privacy request was opened of it, and is not answered. */
  isPrivacyOpen: z.boolean(),
  /** The beginning of what was written. */
  start: z.string(),
  createdAt: instant,
  /** By when an answer was promised. */
  replyBy: instant,
  /** The administrator who looks after it; null while nobody does. */
  assignee: z.object({ id: z.uuid(), fullName: z.string() }).nullable(),
});
export type InboxMessage = z.output<typeof inboxMessage>;

export const inbox = z.object({
  items: z.array(inboxMessage),
  nextCursor: z.string().nullable(),
  counts: z.record(z.string(), z.int()),
});

export const contactDetail = inboxMessage.omit({ start: true }).extend({
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  /** The request that its sender made of it, or that it belongs to. */
  caseId: z.uuid().nullable(),
  caseReference: z.string().nullable(),
  /** The link to a request that went to the sender last, and that they have not used. */
  prepared: z.object({ type: z.enum(CASE_TYPES), at: instant }).nullable(),
  /** Whether what its sender writes back by email lands here, and not in the mailbox of the house. */
  takesReplies: z.boolean(),
  /** Whether an answer goes out, or is kept until there is a mail server: the message then still waits. */
  sendsMail: z.boolean(),
  purgeAfter: instant,
  /** Answers and notes, in the order in which they were written. */
  entries: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(ENTRY_KINDS),
      by: z.string(),
      body: z.string(),
      at: instant,
      /** How the email of an answer stands; null of what goes out by none, and once its copy is deleted. */
      mail: z.enum(MAIL_STATES).nullable(),
    }),
  ),
});
export type ContactDetail = z.output<typeof contactDetail>;
/** The same without what the configuration says. */
export const keptMessage = contactDetail.omit({ takesReplies: true, sendsMail: true });
export type KeptMessage = z.output<typeof keptMessage>;

/** `was` is whom the administrator saw it assigned to; null stands for nobody. */
export const assigneeInput = z.strictObject({
  was: z.uuid().nullable(),
  assigneeId: z.uuid({ error: 'Please choose an administrator' }).nullable(),
});
export type AssigneeInput = z.output<typeof assigneeInput>;

const entryBody = z
  .string({ error: 'Message cannot be empty' })
  .overwrite(cleanText)
  .min(1, { error: 'Message cannot be empty' })
  .max(4000, { error: 'Message must not exceed 4000 characters' });

const elsewhereNote = z
  .string()
  .overwrite(cleanText)
  .min(1, { error: 'Please say how they were answered' })
  .max(4000, { error: 'Message must not exceed 4000 characters' });

/**
 * `was` is the state that the administrator saw. `replied`: they were answered by phone or from a mailbox, and `note` says
 * how.
 */
export const stateInput = z
  .strictObject({
    was: z.enum(CONTACT_STATES),
    state: z.enum(['read', 'replied', 'closed', 'spam'], { error: 'Please choose a state' }),
    note: elsewhereNote.optional(),
  })
  .refine(({ state, note }) => (state === 'replied') === (note !== undefined), {
    path: ['note'],
    error: 'Please say how they were answered',
  });
export type StateInput = z.output<typeof stateInput>;

/** How somebody was answered without this site. */
export const elsewhereInput = z.strictObject({ note: elsewhereNote });

/** `id` is made by the page: the same note sent twice is one note. */
export const noteInput = z.strictObject({ id: z.uuid(), body: entryBody });
export type NoteInput = z.output<typeof noteInput>;

export const replyInput = z.strictObject({
  body: entryBody,
  /** How many answers there were when this one was written: two people do not answer the same thing. */
  after: z.int().min(0),
});
export type ReplyInput = z.output<typeof replyInput>;
