import { z } from 'zod';
import { caseParams } from '#app/features/cases/schema.ts';
import { BY_LINK, READ_BY_LINK } from '#app/features/quotes/tracking/by-link.server.ts';
import { openByLink } from '#app/features/quotes/tracking/open-link.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { giveTestimonial } from './give-testimonial.server.ts';
import { readOwnTestimonial, withdrawOwnTestimonial } from './own-testimonial.server.ts';
import { listTestimonials, sourcesIn } from './queries.server.ts';
import { ownTestimonial, testimonialAnswer, testimonialsOutput } from './schema.ts';

const linkParams = z.strictObject({ token: z.string().min(1).max(200) });
const noInput = z.strictObject({});

const WITHDRAWS = 'Takes it off the site for good: its person withdraws their consent';

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
  .get(
    '/cases/:id/testimonial',
    describe('What the client said about a request, and whether it is shown', { 200: ownTestimonial }),
    requireUser(),
    params(caseParams),
    async (c) => {
      const { id: caseId } = c.req.valid('param');
      return output(c, ownTestimonial, await readOwnTestimonial(c.var.db, c.var.viewer, { caseId }));
    },
  )
  .post(
    '/cases/:id/testimonial/consent-withdrawal',
    describe(WITHDRAWS, { 200: ownTestimonial }, 'forbidden', 'conflict'),
    requireUser(),
    params(caseParams),
    body(noInput),
    async (c) => {
      const { db, viewer, requestId } = c.var;
      const { id: caseId } = c.req.valid('param');
      await withdrawOwnTestimonial(db, viewer, { caseId, requestId });
      return output(c, ownTestimonial, await readOwnTestimonial(db, viewer, { caseId }));
    },
  )
  .get(
    '/track/:token/testimonial',
    describe(
      'What the person of a tracking link said about the request',
      { 200: ownTestimonial },
      'invalid',
      'gone',
    ),
    ...READ_BY_LINK,
    params(linkParams),
    async (c) => {
      const key = { ...c.req.valid('param'), check: c.req.header('x-track-check') };
      const { id: caseId } = await openByLink(c.var.db, key);
      return output(c, ownTestimonial, await readOwnTestimonial(c.var.db, VISITOR, { caseId, byLink: true }));
    },
  )
  .post(
    '/track/:token/testimonial/consent-withdrawal',
    describe(WITHDRAWS, { 200: ownTestimonial }, 'invalid', 'gone', 'conflict'),
    ...BY_LINK,
    params(linkParams),
    body(noInput),
    async (c) => {
      const { db, requestId } = c.var;
      const key = { ...c.req.valid('param'), check: c.req.header('x-track-check') };
      const { id: caseId } = await openByLink(db, key);
      const which = { caseId, byLink: true };
      await withdrawOwnTestimonial(db, VISITOR, { ...which, requestId });
      return output(c, ownTestimonial, await readOwnTestimonial(db, VISITOR, which));
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
