import { answerCase } from '#app/features/cases/api.server.ts';
import { caseParams, steppedCase } from '#app/features/cases/schema.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { assignByHand, listChoices } from './assign-by-hand.server.ts';
import { assignInput, brokerChoices } from './schema.ts';

/** An administrator chooses the broker of a case. */
export const assignByHandApi = newApi()
  .get(
    '/admin/cases/:id/brokers',
    describe('Every broker, and why they can or cannot take this case', { 200: brokerChoices }),
    requireRole('admin'),
    params(caseParams),
    async (c) => {
      const choices = await listChoices(c.var.db, c.var.viewer, c.req.valid('param').id);
      return output(c, brokerChoices, choices);
    },
  )
  .post(
    '/admin/cases/:id/assign',
    describe('Gives a case to a broker; an access that is open ends first', { 200: steppedCase }, 'conflict'),
    requireRole('admin'),
    params(caseParams),
    body(assignInput),
    async (c) => {
      const { id } = c.req.valid('param');
      await assignByHand(c.var.db, c.var.viewer, { caseId: id, ...c.req.valid('json') });
      return answerCase(c, id);
    },
  );
