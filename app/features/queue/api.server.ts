import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { output, query } from '#app/platform/http/validate.server.ts';
import { listQueue } from './list-queue.server.ts';
import { readNumbers } from './numbers/read-numbers.server.ts';
import { ownNumbers } from './numbers/schema.ts';
import { queuePage, queueQuery } from './schema.ts';

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
    '/broker/numbers',
    describe('The viewer’s own numbers, week by week', { 200: ownNumbers }),
    requireRole('broker', 'admin'),
    async (c) => output(c, ownNumbers, await readNumbers(c.var.db, c.var.viewer)),
  );
