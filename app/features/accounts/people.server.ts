import { QueryBuilder } from 'drizzle-orm/pg-core';
import { users } from './tables.server.ts';

/**
 * What other features may join of an account: who somebody is and whether they may work. PostgreSQL reads it as the
 * table itself. Everything else of an account stays behind `queries.server.ts`.
 */
export const people = new QueryBuilder()
  .select({
    id: users.id,
    fullName: users.fullName,
    email: users.email,
    phone: users.phone,
    emailVerified: users.emailVerified,
    role: users.role,
    status: users.status,
  })
  .from(users)
  .as('people');
