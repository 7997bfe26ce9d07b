import { eq } from 'drizzle-orm';
import { holdCase } from '#app/features/cases/records/held-case.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { submitQuote } from './commands/submit-quote.server.ts';
import { exampleQuote } from './examples.ts';
import type { QuoteType } from './questions/quote-types.ts';
import { type QuoteReceipt, quoteRequestSchema } from './schema.ts';
import { quoteRequests } from './tables.server.ts';
import { confirmRequest } from './tracking/confirm.server.ts';

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
    ip: '203.0.113.10',
    page: '/get-quote',
    idempotencyKey: newId(),
  });
}

/** Confirms a request, as opening its mailed link does. */
export async function confirmQuote(db: Db, reference: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [request] = await tx.select().from(quoteRequests).where(eq(quoteRequests.reference, reference));
    if (!request) throw new Error(`There is no request ${reference}`);
    await confirmRequest(tx, await holdCase(tx, request.caseId), request.id);
  });
}
