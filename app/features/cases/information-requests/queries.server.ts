import { and, asc, eq, ne } from 'drizzle-orm';
import { namedBrokers } from '#app/features/cases/queries/broker/broker-names.server.ts';
import { isBeforeAccepting, openFor } from '#app/features/cases/queries/open-for.server.ts';
import type { InformationRow } from '#app/features/cases/records/case-records.server.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { InformationRequest } from './schema.ts';
import { informationRequests } from './tables.server.ts';

/** What was asked for on a case and what came of it, oldest first. Answers that staff reads are in the passport. */
export async function listInformationRequests(
  db: Db,
  viewer: Viewer,
  caseId: string,
): Promise<InformationRequest[]> {
  const opened = await openFor(db, viewer, 'read', caseId);
  if (isBeforeAccepting(opened)) return [];
  const rows = opened.records.requests;
  if (rows.some(({ answer }) => answer !== null)) {
    await recordReadings(db, viewer, [{ caseId, fields: ['answers'] }]);
  }
  return describeRequests(db, rows);
}

/** Requests as they are answered, with who asked. The caller has permitted the reader. */
export async function describeRequests(
  db: Db,
  rows: readonly InformationRow[],
): Promise<InformationRequest[]> {
  const names = await namedBrokers(
    db,
    rows.map(({ askedById }) => askedById),
  );
  return rows.map(({ askedById, isRequired, createdAt, answeredAt, ...row }) => ({
    ...row,
    required: isRequired,
    askedBy: names.get(askedById ?? '') ?? null,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}

/** What was asked for before: in words, and which questions of the form. */
export type AskedBefore = Pick<
  InformationRow,
  'title' | 'instructions' | 'questions' | 'ownQuestion' | 'notKnown' | 'state'
>;

/** What was asked for on a case and not called off, the oldest first. The caller has permitted the reader. */
export async function listAsked(db: Db, caseId: string): Promise<AskedBefore[]> {
  const { title, instructions, questions, ownQuestion, notKnown, state } = informationRequests;
  return db
    .select({ title, instructions, questions, ownQuestion, notKnown, state })
    .from(informationRequests)
    .where(and(eq(informationRequests.caseId, caseId), ne(state, 'cancelled')))
    .orderBy(asc(informationRequests.id));
}

/** The case of a request; 404 when there is none. */
export async function caseOfRequest(db: Db, requestId: string): Promise<string> {
  const [found] = await db
    .select({ caseId: informationRequests.caseId })
    .from(informationRequests)
    .where(eq(informationRequests.id, requestId));
  if (!found) throw notFound();
  return found.caseId;
}

/** One request as it is now. Does no checks: for the answer to a step that the viewer has just taken. */
export async function readRequest(db: Db, requestId: string): Promise<InformationRequest> {
  const rows = await db.select().from(informationRequests).where(eq(informationRequests.id, requestId));
  const [request] = await describeRequests(db, rows);
  if (!request) throw notFound();
  return request;
}
