import { z } from 'zod';
import { caseParams } from '#app/features/cases/schema.ts';
import { BY_LINK } from '#app/features/quotes/tracking/by-link.server.ts';
import { openByLink } from '#app/features/quotes/tracking/open-link.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { giveTestimonial } from './give-testimonial.server.ts';
import { listTestimonials, sourcesIn } from './queries.server.ts';
import { testimonialAnswer, testimonialsOutput } from './schema.ts';

const linkParams = z.strictObject({ token: z.string().min(1).max(200) });

/** What the home page shows (samples only where the demo is on), and what clients of won cases say. */
export const testimonialsApi = newApi()
  .get(
    '/testimonials',
    describe('What clients say, as the home page shows it', { 200: testimonialsOutput }),
    async (c) => {
      const items = await listTestimonials(c.var.db, sourcesIn(c.var.env));
      // Asked for each time: words whose consent was withdrawn are gone at once.
      c.header('Cache-Control', 'no-cache');
      return output(c, testimonialsOutput, { items });
    },
  )
  .post(
    '/cases/:id/testimonial',
    describe(
      'Says how a request went, or that the client would rather not',
      { 204: null },
      'forbidden',
      'conflict',
    ),
    requireUser(),
    params(caseParams),
    body(testimonialAnswer),
    async (c) => {
      const { id: caseId } = c.req.valid('param');
      await giveTestimonial(c.var.db, c.var.viewer, { caseId, answer: c.req.valid('json'), ip: c.var.ip });
      return c.body(null, 204);
    },
  )
  .post(
    '/track/:token/testimonial',
    describe(
      'Says how the request of a tracking link went, or that its person would rather not',
      { 204: null },
      'invalid',
      'gone',
      'conflict',
    ),
    ...BY_LINK,
    params(linkParams),
    body(testimonialAnswer),
    async (c) => {
      const key = { ...c.req.valid('param'), check: c.req.header('x-track-check') };
      const { id: caseId } = await openByLink(c.var.db, key);
      const given = { caseId, byLink: true, answer: c.req.valid('json'), ip: c.var.ip };
      await giveTestimonial(c.var.db, VISITOR, given);
      return c.body(null, 204);
    },
  );
