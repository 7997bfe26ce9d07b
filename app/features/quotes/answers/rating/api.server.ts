import { caseParams } from '#app/features/cases/schema.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { output, params } from '#app/platform/http/validate.server.ts';
import { readRatingFacts } from './rating-facts.server.ts';
import { ratingFacts } from './schema.ts';

/** What whoever prices a policy reads of a request. */
export const ratingApi = newApi().get(
  '/cases/:id/rating-facts',
  describe('The answers in a rater’s words, what is missing, and what brokers ask next', {
    200: ratingFacts,
  }),
  requireRole('broker', 'admin'),
  params(caseParams),
  async (c) => output(c, ratingFacts, await readRatingFacts(c.var.db, c.var.viewer, c.req.valid('param').id)),
);
