import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { CASE_TYPES } from '#app/features/cases/schema.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import { CONTACT_SOURCES, CONTACT_STATES, ENTRY_KINDS } from './schema.ts';
import { CONTACT_TOPICS } from './topics.ts';

/** Messages to the people of this site. They are never routed to a broker. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    reference: text('reference').notNull(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    topic: text('topic', { enum: CONTACT_TOPICS }).notNull(),
    message: text('message').notNull(),
    state: text('state', { enum: CONTACT_STATES }).notNull().default('new'),
    source: text('source', { enum: CONTACT_SOURCES }).notNull().default('form'),
    /** The case that came of it, if one did. */
    caseId: uuid('case_id').references(() => cases.id, { onDelete: 'set null' }),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** Sender, topic and text: the same message again within a day is the same message. */
    contentHash: text('content_hash').notNull(),
    ipPrefix: text('ip_prefix'),
    /** When its sender wrote last by email: an answer to that is promised, as to the message. */
    writtenAgainAt: instant('written_again_at'),
    purgeAfter: instant('purge_after').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('contact_messages_reference').on(table.reference),
    index('contact_messages_content').on(table.contentHash, table.createdAt),
    index('contact_messages_open').on(table.createdAt).where(sql`${table.state} in ('new', 'read')`),
    index('contact_messages_email').on(sql`lower(${table.email})`),
    index('contact_messages_name').on(sql`lower(${table.fullName})`),
    index('contact_messages_purge').on(table.purgeAfter),
  ],
);

/** What the people of this site answered by email, what was written back, and what they noted for themselves: a note never goes out. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: id(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull().default('reply'),
    body: text('body').notNull(),
    /** Of the address to which an answer is answered by email. */
    addressHash: text('address_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_replies_message').on(table.messageId, table.id),
    uniqueIndex('contact_replies_address').on(table.addressHash),
  ],
);

/**
 * A message that its sender may send on as a request for insurance, by a link that went to their mailbox. Until they do,
 * there is no request: only they can agree to share it with a broker (decision 159).
 */
export const preparedRequests = pgTable(
  'prepared_requests',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    type: text('type', { enum: CASE_TYPES }).notNull(),
    tokenHash: text('token_hash').notNull(),
    preparedAt: instant('prepared_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('prepared_requests_token').on(table.tokenHash)],
);
