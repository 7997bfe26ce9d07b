import { z } from 'zod';
import { requireActor } from '#app/features/cases/policy.ts';
import { wereChangesAsked } from '#app/features/cases/queries/event-queries.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { isStepFor } from '#app/features/cases/rules/lifecycle/find-row.server.ts';
import { caseParams, version } from '#app/features/cases/schema.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { caseOfSummary, describeSummaries, listQuoteSummaries } from './queries.server.ts';
import { newQuoteSummary, quoteDecision, quoteSummaries, quoteSummary, summaryList } from './schema.ts';

/** One quote, or several that the client gets together. */
const sent = z.union([
  newQuoteSummary.safeExtend({ version: version.optional() }),
  z.strictObject({
    version: version.optional(),
    summaries: summaryList.min(1, { error: 'Please add a quote summary' }),
  }),
]);

/** Quotes as the licensed broker wrote them. With `BROKER_QUOTES=off` this site neither takes nor shows any. */
export const quoteSummariesApi = newApi()
  .use('/cases/*', requireUser())
  .use('/quote-summaries/*', requireUser())
  .get(
    '/cases/:id/quotes',
    describe('The quotes of a case', { 200: quoteSummaries }),
    params(caseParams),
    async (c) => {
      const { items, author } = await listQuoteSummaries(c.var.db, c.var.viewer, c.req.valid('param').id);
      const isOn = c.var.env.BROKER_QUOTES === 'on';
      return output(c, quoteSummaries, { isOn, author, items: isOn ? items : [] });
    },
  )
  .post(
    '/cases/:id/quotes',
    describe('Sends quotes to the client', { 201: quoteSummaries }, 'conflict'),
    params(caseParams),
    body(sent),
    async (c) => {
      const { id: caseId } = c.req.valid('param');
      const { db, viewer, env } = c.var;
      const { version: read, ...told } = c.req.valid('json');
      const summaries = 'summaries' in told ? told.summaries : [told];
      if (env.BROKER_QUOTES === 'off') {
        const { parties } = await findCase(db, caseId);
        requireActor(viewer, parties, (actor) => isStepFor('send_quotes', actor));
        throw new AppError('conflict', 'This site shows no quotes. Please give it by phone or email.');
      }
      const { written } = await takeStep(db, viewer, {
        ...{
          caseId,
          version: read,
          step: 'send_quotes',
          input: { summaries, isAsAsked: await wereChangesAsked(db, caseId) },
        },
      });
      const held = await findCase(db, caseId);
      const rows = held.records.summaries.filter(({ id }) => written.includes(id));
      return output(c, quoteSummaries, { isOn: true, items: await describeSummaries(db, held, rows) }, 201);
    },
  )
  .post(
    '/quote-summaries/:id/decision',
    describe('Says what the client thinks of a quote', { 201: quoteSummary }, 'forbidden', 'conflict'),
    params(z.strictObject({ id: z.uuid() })),
    body(quoteDecision),
    async (c) => {
      const { id } = c.req.valid('param');
      const { db, viewer } = c.var;
      const caseId = await caseOfSummary(db, id);
      const input = { ...c.req.valid('json'), summaryId: id };
      await takeStep(db, viewer, { caseId, step: 'decide_quote', input });
      const held = await findCase(db, caseId);
      const rows = held.records.summaries.filter((row) => row.id === id);
      const [summary] = await describeSummaries(db, held, rows);
      return output(c, quoteSummary, summary as NonNullable<typeof summary>, 201);
    },
  );
