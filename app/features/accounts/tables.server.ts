import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import {
  phoneBackwards,
  phoneIndex,
  type Searched,
  textOf,
  wordsOf,
} from '#app/platform/search/searched-columns.server.ts';
import { ROLES } from '#app/platform/viewer.ts';

/** What an account is found by: name, mailbox and username, and the telephone number. */
export function searchedIn(
  table: Record<'fullName' | 'email' | 'username' | 'phone', AnyPgColumn>,
): Searched {
  const text = textOf(table.fullName, table.email, table.username);
  return { text, words: wordsOf(text), phone: phoneBackwards(table.phone) };
}

/** People who can sign in. The account library owns name, email and username; the rest is ours. */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** In lower case; unique. */
    username: text('username').notNull(),
    /** As the person typed it. */
    displayUsername: text('display_username'),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    phone: text('phone'),
    phoneE164: text('phone_e164'),
    role: text('role', { enum: ROLES }).notNull().default('client'),
    status: text('status', { enum: ['invited', 'active', 'suspended', 'deleted'] })
      .notNull()
      .default('active'),
    timezone: text('timezone').notNull().default('America/Edmonton'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    lastLoginAt: instant('last_login_at'),
    /** Whether a code of an authenticator app is asked for at login. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_words').using('gin', searchedIn(table).words),
    index('users_phone').on(phoneIndex(table.phone)),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    /** Moves on while the session is used: 12 hours of rest end it, 30 days when it is remembered. */
    expiresAt: instant('expires_at').notNull(),
    /** The person asked to stay logged in on this device. */
    remembered: boolean('remembered').notNull().default(false),
    /** The role at login. A session of somebody whose role has changed since is over. */
    role: text('role', { enum: ROLES }).notNull().default('client'),
    /** The client whose view an administrator's session shows, and until when. */
    viewAsId: uuid('view_as_id').references(() => users.id, { onDelete: 'set null' }),
    viewAsUntil: instant('view_as_until'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('sessions_token').on(table.token), index('sessions_user').on(table.userId)],
);

/** How a person signs in: today always a password (`providerId` "credential"). */
export const credentials = pgTable(
  'credentials',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('credentials_user_provider').on(table.userId, table.providerId)],
);

/** Short-lived proofs of the account library: a password was right, the second factor is awaited. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Secrets that every process shares and nobody configured: made once, outside production. */
export const generatedSecrets = pgTable('generated_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: createdAt(),
});

/** The second factor of those who have one. Secret and recovery codes are encrypted by the account library. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until the first code was right: until then login does not ask for one. */
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('two_factors_user').on(table.userId)],
);

/** Codes of an authenticator app that were right, for as long as they would be right again. */
export const spentCodes = pgTable(
  'spent_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Links that prove something once: a mailbox is somebody's, an invitation is meant for them. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: id(),
    purpose: text('purpose', {
      enum: ['reset', 'verify', 'email_change', 'invite', 'first_admin'],
    }).notNull(),
    /** None for the first administrator, who does not exist yet. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The token itself stands only in the link. */
    tokenHash: text('token_hash').notNull(),
    /** The address that the link proves, where it proves one. */
    email: text('email'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('account_links_token').on(table.tokenHash),
    index('account_links_user').on(table.userId, table.purpose),
  ],
);
