import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import type { WebhookEvent } from './events.ts';
import type { DeliveryState, OffReason, Try } from './schema.ts';

/** Addresses elsewhere that are told when something happens here. */
export const webhooks = pgTable('webhooks', {
  id: id(),
  url: text('url').notNull(),
  description: text('description').notNull(),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  version: integer('version').notNull().default(1),
  isOn: boolean('is_on').notNull().default(true),
  offReason: text('off_reason').$type<OffReason>(),
  /** As Standard Webhooks writes it: `whsec_` and base64. We sign with it, so it is kept as it is and never shown again. */
  secret: text('secret').notNull(),
  oldSecret: text('old_secret'),
  oldSecretUntil: instant('old_secret_until'),
  /** The first failed try after the last success. */
  failingSince: instant('failing_since'),
  /** Somebody is at work on it until then at the latest: one at a time, however many processes there are. */
  busyUntil: instant('busy_until'),
  createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The outbox and the log in one: an event on its way to one webhook, and what came of it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** To the byte, as it is what the signature is over. */
    body: text('body').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    isReplay: boolean('is_replay').notNull().default(false),
    /** Tries that were begun. */
    attempts: integer('attempts').notNull().default(0),
    /** When somebody may try; moved ahead by whoever takes it. */
    dueAt: instant('due_at').notNull(),
    tries: jsonb('tries').$type<Try[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.id),
    index('webhook_deliveries_due').on(table.webhookId, table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_made').on(table.createdAt),
  ],
);
