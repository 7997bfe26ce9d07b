import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';

/** People who can sign in. The account library owns name, e-mail and username; the rest is ours. */
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
    role: text('role', { enum: ['client', 'broker', 'admin'] })
      .notNull()
      .default('client'),
    status: text('status', { enum: ['invited', 'active', 'suspended', 'deleted'] })
      .notNull()
      .default('active'),
    timezone: text('timezone').notNull().default('America/Edmonton'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    lastLoginAt: instant('last_login_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
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
    expiresAt: instant('expires_at').notNull(),
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

/** Short-lived proofs of the account library (reset links, e-mail confirmation). */
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

/** What makes a user a licensed broker partner, and what decides which cases reach them. */
export const brokerProfiles = pgTable('broker_profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  brokerage: text('brokerage').notNull(),
  licenceNumber: text('licence_number').notNull(),
  licenceClasses: text('licence_classes', { enum: ['general', 'life', 'accident_sickness'] })
    .array()
    .notNull(),
  licenceExpiresOn: date('licence_expires_on').notNull(),
  /** Insurance types served. */
  types: text('types').array().notNull(),
  /** Cities served; none means all of Alberta. */
  cities: text('cities').array().notNull().default([]),
  languages: text('languages').array().notNull().default([]),
  /** New cases per Alberta day, 0 to 100. */
  dailyCap: integer('daily_cap').notNull().default(10),
  awayFrom: date('away_from'),
  awayTo: date('away_to'),
  bio: text('bio'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Secrets that every process shares and nobody configured: made once, outside production. */
export const generatedSecrets = pgTable('generated_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: createdAt(),
});
