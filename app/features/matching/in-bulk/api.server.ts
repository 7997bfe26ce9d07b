import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, query } from '#app/platform/http/validate.server.ts';
import { listChosenBrokers } from './choices.server.ts';
import { chosenBrokers, chosenQuery, inBulkInput, inBulkReport } from './schema.ts';
import { takeEach } from './take-each.server.ts';

/** An administrator does the same with many cases. */
export const inBulkApi = newApi()
  .get(
    '/admin/broker-choices',
    describe('Every active broker, and why they would not be asked about some of these cases', {
      200: chosenBrokers,
    }),
    requireRole('admin'),
    query(chosenQuery),
    async (c) => {
      const items = await listChosenBrokers(c.var.db, c.var.viewer, c.req.valid('query').cases);
      return output(c, chosenBrokers, { items });
    },
  )
  .post(
    '/admin/cases/bulk',
    describe('Assigns, prioritizes or closes many cases, each by itself', { 200: inBulkReport }),
    requireRole('admin'),
    body(inBulkInput),
    async (c) => output(c, inBulkReport, await takeEach(c.var.db, c.var.viewer, c.req.valid('json'))),
  );
