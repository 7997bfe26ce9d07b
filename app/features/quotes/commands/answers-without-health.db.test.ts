import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cases } from '#app/features/cases/tables.server.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { quoteRequestSchema } from '#app/features/quotes/schema.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { submitQuote } from './submit-quote.server.ts';

const { db } = await testDatabase();

test('answers about health that were once asked for are deleted, and the others stay', async () => {
  const request = quoteRequestSchema.parse(exampleQuote('life', { contact: { email: 'old@example.com' } }));
  const meta = { ip: '203.0.113.77', page: '/get-quote', idempotencyKey: newId() };
  const { reference } = await submitQuote(db, VISITOR, request, meta);
  const old = sql`'{"healthBand": "good", "preExisting": "yes"}'::jsonb`;
  await db.update(cases).set({ details: sql`${cases.details} || ${old}` });
  await db.update(quoteRequests).set({ answers: sql`${quoteRequests.answers} || ${old}` });

  for await (const file of glob('db/migrations/*_answers_without_health.sql')) {
    for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint')) {
      await db.execute(sql.raw(statement));
    }
  }

  const [row] = await db.select().from(cases).where(eq(cases.reference, reference));
  const [sent] = await db.select().from(quoteRequests).where(eq(quoteRequests.reference, reference));
  expect(row?.details).toEqual(request.answers);
  expect(sent?.answers).toEqual(request.answers);
});
