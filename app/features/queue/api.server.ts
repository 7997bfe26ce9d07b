import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { output, query } from '#app/platform/http/validate.server.ts';
import { listQueue } from './list-queue.server.ts';
import { queuePage, queueQuery } from './schema.ts';

/** `/api/broker/queue`: what a broker has to do, and by when. */
export const queueApi = newApi().get(
  '/broker/queue',
  describe('What the viewer has to do, by the clock that runs out first', { 200: queuePage }),
  requireRole('broker', 'admin'),
  query(queueQuery),
  async (c) => output(c, queuePage, await listQueue(c.var.db, c.var.viewer, c.req.valid('query'))),
);
