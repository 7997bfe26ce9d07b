import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { subscribers } from '#app/features/newsletter/tables.server.ts';
import type { NewsletterTopic } from '#app/features/newsletter/topics.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import { DELIVERY_STATES, ISSUE_STATES } from './states.ts';

/** What the newsletter says, one row an issue. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: id(),
    subject: text('subject').notNull(),
    /** In the Markdown of `markup.server.ts`. */
    body: text('body').notNull(),
    topics: text('topics').array().$type<NewsletterTopic[]>().notNull(),
    state: text('state', { enum: ISSUE_STATES }).notNull().default('draft'),
    version: integer('version').notNull().default(1),
    changedById: uuid('changed_by_id').references(() => users.id, { onDelete: 'set null' }),
    scheduledFor: instant('scheduled_for'),
    /** Why it did not begin at its hour and is a draft again. */
    problem: text('problem'),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('newsletter_issues_open')
      .on(table.scheduledFor)
      .where(sql`${table.state} in ('scheduled', 'sending')`),
    check('newsletter_issues_hour', sql`${table.state} <> 'scheduled' or ${table.scheduledFor} is not null`),
  ],
);

/** Who gets an issue, from the moment it begins: one row a reader, so that nobody gets it twice. It holds no address. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: id(),
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    /** Null once the address is deleted. */
    subscriberId: uuid('subscriber_id').references(() => subscribers.id, { onDelete: 'set null' }),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('waiting'),
    /** In the outbox, which keeps it for some weeks. */
    mailId: uuid('mail_id'),
  },
  (table) => [
    uniqueIndex('newsletter_deliveries_reader').on(table.issueId, table.subscriberId),
    index('newsletter_deliveries_subscriber').on(table.subscriberId),
    index('newsletter_deliveries_open')
      .on(table.issueId, table.state)
      .where(sql`${table.state} in ('waiting', 'mailed')`),
  ],
);
