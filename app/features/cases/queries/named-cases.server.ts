import { QueryBuilder } from 'drizzle-orm/pg-core';
import { cases } from '../tables.server.ts';

/** What other features may join of a case: whose it is, what it is called by and where it stands. */
export const namedCases = new QueryBuilder()
  .select({
    id: cases.id,
    reference: cases.reference,
    title: cases.title,
    status: cases.status,
    clientId: cases.clientId,
    contactFullName: cases.contactFullName,
  })
  .from(cases)
  .as('named_cases');
