import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

const SENT = {
  id: cases.id,
  reference: cases.reference,
  type: cases.type,
  title: cases.title,
  status: cases.status,
  contactFullName: cases.contactFullName,
  contactEmail: cases.contactEmail,
  contactPhone: cases.contactPhone,
  contactMethod: cases.contactMethod,
  contactWindows: cases.contactWindows,
  city: cases.city,
  postalCode: cases.postalCode,
  answers: cases.details,
  createdAt: cases.createdAt,
  closedAt: cases.closedAt,
};

/** The requests of a client as they sent them, newest first. */
export function listSentCases(db: Db, clientId: string) {
  return db.select(SENT).from(cases).where(eq(cases.clientId, clientId)).orderBy(desc(cases.createdAt));
}

/** Those that a mailbox has sent without an account. */
export function listSentOfMailbox(db: Db, email: string) {
  const isTheirs = eq(sql`lower(${cases.contactEmail})`, email.toLowerCase());
  return db
    .select(SENT)
    .from(cases)
    .where(and(isTheirs, isNull(cases.clientId)))
    .orderBy(desc(cases.createdAt));
}
