import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import { LINK_PURPOSES } from './link-paths.ts';
import { SUBSCRIBER_SOURCES, SUBSCRIBER_STATES } from './schema.ts';
import type { NewsletterTopic } from './topics.ts';

/** Who gets the newsletter, who has been asked to confirm, and who has just left. One row per address. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    email: text('email').notNull(),
    state: text('state', { enum: SUBSCRIBER_STATES }).notNull(),
    topics: text('topics').array().$type<NewsletterTopic[]>().notNull(),
    source: text('source', { enum: SUBSCRIBER_SOURCES }).notNull(),
    ipPrefix: text('ip_prefix'),
    /** When the last email that asks to confirm was written. */
    askedAt: instant('asked_at').notNull(),
    /** The proof of consent in the ledger, from the moment of confirming. */
    consentId: uuid('consent_id'),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    /** When the address is deleted; null while the newsletter is wanted. */
    purgeAfter: instant('purge_after'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('subscribers_email').on(sql`lower(${table.email})`),
    index('subscribers_purge').on(table.purgeAfter),
    // No issue without proof of consent, and no address without an end to its time but for a confirmed one.
    check('subscribers_consent', sql`${table.state} <> 'confirmed' or ${table.consentId} is not null`),
    check('subscribers_purged', sql`${table.state} = 'confirmed' or ${table.purgeAfter} is not null`),
  ],
);

/** The links of our emails to subscribers. Each email has its own token; only its hash is kept. */
export const subscriberLinks = pgTable(
  'subscriber_links',
  {
    id: id(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('subscriber_links_token').on(table.tokenHash),
    index('subscriber_links_subscriber').on(table.subscriberId, table.purpose),
    index('subscriber_links_expiry').on(table.expiresAt),
  ],
);
