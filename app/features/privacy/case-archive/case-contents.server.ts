import { listCertificates } from '#app/features/cases/certificates/queries.server.ts';
import { listInformationRequests } from '#app/features/cases/information-requests/queries.server.ts';
import { readCase, readPassport } from '#app/features/cases/queries/case-queries.server.ts';
import { listEvents } from '#app/features/cases/queries/event-queries.server.ts';
import { openFor } from '#app/features/cases/queries/open-for.server.ts';
import { listQuoteSummaries } from '#app/features/cases/quote-summaries/queries.server.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { listDocuments } from '#app/features/documents/queries/document-queries.server.ts';
import { caseThreads } from '#app/features/messages/case-threads.server.ts';
import { readThread } from '#app/features/messages/queries/read-thread.server.ts';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { listGivenConsents } from '#app/features/privacy/given-consents/list-given.server.ts';
import { readReachConsents } from '#app/features/quotes/consents/consents.server.ts';
import { readOwnTestimonial } from '#app/features/testimonials/own-testimonial.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';

export type CaseContents = Awaited<ReturnType<typeof readContents>>;

const PAGE = 100;

/**
 * Everything of a case that its person may read, by the same queries as the pages. Refuses whoever the case is not of:
 * 404, and 403 for those who work on it. Every list is from the oldest to the newest.
 */
export async function readContents(db: Db, viewer: Viewer, caseId: string, isQuotesOn: boolean) {
  const { actor } = await openFor(db, viewer, 'read', caseId);
  // Nobody else reads any of it, so the passport has no line that they did.
  const found = actor === 'client' ? await readCase(db, viewer, caseId) : undefined;
  if (found?.view !== 'client') {
    throw new AppError('forbidden', 'Only the person whose request it is can download it.');
  }
  return {
    found,
    lines: await allLines(db, viewer, caseId),
    requests: await listInformationRequests(db, viewer, caseId),
    quotes: isQuotesOn ? (await listQuoteSummaries(db, viewer, caseId)).items : [],
    certificates: await listCertificates(db, viewer, caseId),
    documents: (await listDocuments(db, viewer, { caseId })).items.toReversed(),
    events: (await allEvents(db, viewer, caseId)).toReversed(),
    passport: (await readPassport(db, viewer, caseId)).toReversed(),
    consents: await listGivenConsents(db, viewer, caseId),
    reach: await readReachConsents(db, viewer, caseId),
    testimonial: (await readOwnTestimonial(db, viewer, { caseId })).item,
  };
}

async function allEvents(db: Db, viewer: Viewer, caseId: string): Promise<CaseEvent[]> {
  const events: CaseEvent[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await listEvents(db, viewer, { caseId, limit: PAGE, cursor });
    events.push(...items);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return events;
}

/** The whole conversation, oldest first. */
async function allLines(db: Db, viewer: Viewer, caseId: string): Promise<CaseLine[]> {
  const subject = { policy: caseThreads, id: caseId };
  const pages: CaseLine[][] = [];
  let cursor: number | undefined;
  do {
    const { items, nextCursor } = await readThread(db, viewer, { subject, limit: PAGE, cursor });
    pages.push(items);
    cursor = nextCursor === null ? undefined : Number(nextCursor);
  } while (cursor !== undefined);
  return pages.toReversed().flat();
}
