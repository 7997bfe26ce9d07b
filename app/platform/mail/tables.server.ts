import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import { MAIL_STATES } from './states.ts';

/** Every email the product means to send, written in the transaction that is its reason. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    caseId: uuid('case_id'),
    /** Who gets the answers, where that is not us. */
    replyTo: text('reply_to'),
    /** An invitation for the recipient’s calendar, or its cancellation. */
    calendar: text('calendar'),
    /** Where mailboxes unsubscribe the recipient with one press (RFC 8058); null for mail that is no newsletter. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Two mails with the same key are one: the second is not written. */
    dedupeKey: text('dedupe_key'),
    state: text('state', { enum: MAIL_STATES }).notNull(),
    /** Not tried before: when it was written, the end of quiet hours, or after a pause. While it is tried: when others may. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** The last time it is tried. */
    giveUpAt: instant('give_up_at').notNull().default(sql`now() + interval '72 hours'`),
    tries: integer('tries').notNull().default(0),
    /** What a mail server said last; of one that was withdrawn, why. */
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('outbox_mails_dedupe_key').on(table.dedupeKey),
    index('outbox_mails_state').on(table.state, table.createdAt),
    index('outbox_mails_due').on(table.dueAt).where(sql`${table.state} = 'queued'`),
  ],
);

/** How many mails an address was sent in a day, for `limits.ts`. The address itself is not in it. */
export const mailCounts = pgTable(
  'mail_counts',
  {
    recipientHash: text('recipient_hash').notNull(),
    /** The limit and its day in Alberta, such as `form 2026-11-24`. */
    period: text('period').notNull(),
    count: integer('count').notNull(),
    countedAt: instant('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipientHash, table.period] })],
);
