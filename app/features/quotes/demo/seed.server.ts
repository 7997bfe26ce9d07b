import { desc, eq } from 'drizzle-orm';
import { holdCase } from '#app/features/cases/records/held-case.server.ts';
import { ipPrefix } from '#app/features/ledger/ip-prefix.server.ts';
import { submitQuote } from '#app/features/quotes/commands/submit-quote.server.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { type QuoteReceipt, quoteRequestSchema } from '#app/features/quotes/schema.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import { confirmRequest } from '#app/features/quotes/tracking/confirm.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';

/** Addresses that nobody has: what was sent from there is the demo's. */
const DEMO_IP = '203.0.113.10';

type Overrides = Parameters<typeof exampleQuote>[1];
/** Sends a quote request with the real command, for the demo and for tests. */
export async function createQuote(
  db: Db,
  type: QuoteType,
  overrides: Overrides = {},
  viewer: Viewer = VISITOR,
): Promise<QuoteReceipt> {
  const request = quoteRequestSchema.parse(exampleQuote(type, overrides));
  return submitQuote(db, viewer, request, {
    ip: DEMO_IP,
    page: '/get-quote',
    idempotencyKey: newId(),
  });
}

/** The cases of the demo, and the Alberta day on which their week was last begun; null while there are none. */
export async function listDemoCases(db: Db): Promise<{ caseIds: string[]; begunOn: string | null }> {
  const rows = await db
    .select({ caseId: quoteRequests.caseId, at: quoteRequests.createdAt })
    .from(quoteRequests)
    .where(eq(quoteRequests.ipPrefix, ipPrefix(DEMO_IP) ?? ''))
    .orderBy(desc(quoteRequests.createdAt));
  const [newest] = rows;
  return {
    caseIds: [...new Set(rows.map(({ caseId }) => caseId))],
    begunOn: newest ? albertaDate(newest.at) : null,
  };
}

/** Confirms a request, as opening its mailed link does. */
export async function confirmQuote(db: Db, reference: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [request] = await tx.select().from(quoteRequests).where(eq(quoteRequests.reference, reference));
    if (!request) throw new Error(`There is no request ${reference}`);
    await confirmRequest(tx, await holdCase(tx, request.caseId), request.id);
  });
}
