import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { contactMessages } from '#app/features/contact/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';

/** What people ask us to do with their data, with the day it must be done by. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    type: text('type', { enum: ['access', 'correction', 'deletion'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The one request for insurance it is about; without one, everything we know of the account. */
    caseId: uuid('case_id').references(() => cases.id, { onDelete: 'set null' }),
    reference: text('reference'),
    email: text('email').notNull(),
    details: text('details'),
    state: text('state', { enum: ['open', 'done', 'refused'] })
      .notNull()
      .default('open'),
    dueOn: date('due_on').notNull(),
    /** What the person was told. On an open request: what was written, and could not be delivered by email. */
    note: text('note'),
    /** How the answer reached them where not by email: handed over, read out, sent by post. */
    delivered: text('delivered'),
    answeredAt: instant('answered_at'),
    answeredById: uuid('answered_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** The contact message that an administrator made it of. */
    contactMessageId: uuid('contact_message_id').references(() => contactMessages.id, {
      onDelete: 'set null',
    }),
    /** Set where a message alone asked for it: nothing is released or deleted before its mailbox has confirmed it. */
    confirmTokenHash: text('confirm_token_hash'),
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('privacy_requests_state').on(table.state, table.dueOn),
    // Asking twice is one request.
    uniqueIndex('privacy_requests_one_open')
      .on(table.userId, table.type)
      .where(sql`${table.state} = 'open' and ${table.reference} is null`),
    uniqueIndex('privacy_requests_one_open_of_case')
      .on(table.reference, table.type)
      .where(sql`${table.state} = 'open'`),
    index('privacy_requests_case').on(table.caseId),
    uniqueIndex('privacy_requests_one_open_of_message')
      .on(table.contactMessageId, table.type)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex('privacy_requests_token').on(table.confirmTokenHash),
  ],
);
