import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#app/platform/database/columns.server.ts';

/**
 * Browsers in which somebody allowed notifications. Each belongs to the session that allowed it and goes when that ends,
 * however it ends: the migration has the foreign key to `sessions`, which stand above this feature (decision 113).
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** The address at the push service of the browser: who has it can send there, so it is never shown. */
    endpoint: text('endpoint').notNull(),
    /** The browser’s public key and secret, with which the payload is encrypted (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId, table.id),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);

/** The pair of keys by which push services know us (RFC 8292), made once; one row. */
export const pushKeys = pgTable('push_keys', {
  name: text('name').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: createdAt(),
});
