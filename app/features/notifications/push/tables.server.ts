import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { createdAt, id, updatedAt } from '#app/platform/database/columns.server.ts';
import { PUSH_STATES } from './schema.ts';

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

/** What became of a notice on its way to one browser; it goes with the notice. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: id(),
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    /** No foreign key: what is known of a delivery outlives the browser. */
    subscriptionId: uuid('subscription_id').notNull(),
    state: text('state', { enum: PUSH_STATES }).notNull().default('queued'),
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('push_deliveries_one').on(table.noticeId, table.subscriptionId)],
);

/** The pair of keys by which push services know us (RFC 8292), made once; one row. */
export const pushKeys = pgTable('push_keys', {
  name: text('name').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: createdAt(),
});
