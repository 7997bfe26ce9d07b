import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { sourcesIn } from '../queries.server.ts';
import { listKeptTestimonials } from './list-kept.server.ts';
import { moveTestimonial, recordWithdrawal, setState } from './publish.server.ts';
import {
  consentWithdrawal,
  keptTestimonials,
  stateChange,
  testimonialMove,
  testimonialParams,
} from './schema.ts';

/** `/api/admin/testimonials`: which words of clients the home page shows, and in which order. */
export const publishingApi = newApi()
  .get(
    '/admin/testimonials',
    describe('What clients said about their requests, shown or not', { 200: keptTestimonials }),
    requireRole('admin'),
    async (c) => output(c, keptTestimonials, await listKeptTestimonials(c.var.db, sourcesIn(c.var.env))),
  )
  .put(
    '/admin/testimonials/:id/state',
    describe(
      'Publishes it, takes it off the site, or sets it back to waiting',
      { 200: keptTestimonials },
      'conflict',
    ),
    requireRole('admin'),
    params(testimonialParams),
    body(stateChange),
    async (c) => {
      const { db, viewer, requestId, env } = c.var;
      await setState(db, viewer, { ...c.req.valid('param'), ...c.req.valid('json'), requestId });
      return output(c, keptTestimonials, await listKeptTestimonials(db, sourcesIn(env)));
    },
  )
  .post(
    '/admin/testimonials/:id/move',
    describe('Moves a published one by one place', { 200: keptTestimonials }, 'conflict'),
    requireRole('admin'),
    params(testimonialParams),
    body(testimonialMove),
    async (c) => {
      const { db, viewer, requestId, env } = c.var;
      await moveTestimonial(db, viewer, { ...c.req.valid('param'), ...c.req.valid('json'), requestId });
      return output(c, keptTestimonials, await listKeptTestimonials(db, sourcesIn(env)));
    },
  )
  .post(
    '/admin/testimonials/:id/consent-withdrawal',
    describe('Records that its person has withdrawn their consent', { 200: keptTestimonials }, 'conflict'),
    requireRole('admin'),
    params(testimonialParams),
    body(consentWithdrawal),
    async (c) => {
      const { db, viewer, requestId, env } = c.var;
      await recordWithdrawal(db, viewer, { ...c.req.valid('param'), ...c.req.valid('json'), requestId });
      return output(c, keptTestimonials, await listKeptTestimonials(db, sourcesIn(env)));
    },
  );
