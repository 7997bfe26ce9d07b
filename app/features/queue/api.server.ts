import { keepViews, readViews } from '#app/features/accounts/profile/saved-views/saved-views.server.ts';
import { savedViews } from '#app/features/accounts/profile/saved-views/schema.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, query } from '#app/platform/http/validate.server.ts';
import { listQueue } from './list-queue.server.ts';
import { readNumbers } from './numbers/read-numbers.server.ts';
import { numbersQuery, ownNumbers } from './numbers/schema.ts';
import { queuePage, queueQuery, queueViewsInput } from './schema.ts';

/** What a broker has to do and by when, and what came of what they did. */
export const queueApi = newApi()
  .get(
    '/broker/queue',
    describe('What the viewer has to do, by the clock that runs out first', { 200: queuePage }),
    requireRole('broker', 'admin'),
    query(queueQuery),
    async (c) => output(c, queuePage, await listQueue(c.var.db, c.var.viewer, c.req.valid('query'))),
  )
  .get(
    '/broker/views',
    describe('The views that the viewer keeps of their queue', { 200: savedViews }),
    requireRole('broker', 'admin'),
    async (c) => output(c, savedViews, await readViews(c.var.db, c.var.viewer, 'queue')),
  )
  .put(
    '/broker/views',
    describe('Keeps these views of the queue in place of those before', { 200: savedViews }, 'conflict'),
    requireRole('broker', 'admin'),
    body(queueViewsInput),
    async (c) => output(c, savedViews, await keepViews(c.var.db, c.var.viewer, 'queue', c.req.valid('json'))),
  )
  .get(
    '/broker/numbers',
    describe('What became of the requests that the viewer received in a period', { 200: ownNumbers }),
    requireRole('broker', 'admin'),
    query(numbersQuery),
    async (c) => output(c, ownNumbers, await readNumbers(c.var.db, c.var.viewer, c.req.valid('query'))),
  );
