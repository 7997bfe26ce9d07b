import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { createdAt, id, instant } from '#app/platform/database/columns.server.ts';
import type { Scope } from './scopes.ts';

/** Keys of programs that read here. Good while whoever made one is an active administrator. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    ending: text('ending').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** To the minute: to write it down at each call would cost more than the call. */
    lastUsedAt: instant('last_used_at'),
    createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('api_tokens_hash').on(table.tokenHash)],
);
