import { answerCase } from '#app/features/cases/api.server.ts';
import { caseParams, steppedCase, version } from '#app/features/cases/schema.ts';
import { assign } from '#app/features/cases/steps/matching/assign.server.ts';
import { undo } from '#app/features/cases/steps/matching/undo.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, params } from '#app/platform/http/validate.server.ts';

/** What administrators alone do with a case: choose its broker, and put right what a clock decided. */
export const adminCasesApi = newApi()
  .use('/admin/cases/*', requireRole('admin'))
  .post(
    '/admin/cases/:id/assign',
    describe('Gives a case to a broker; an access that is open ends first', { 200: steppedCase }, 'conflict'),
    params(caseParams),
    body(assign.input.safeExtend({ version })),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version, ...input } = c.req.valid('json');
      await takeStep(c.var.db, c.var.viewer, { caseId: id, version, step: 'assign', input });
      return answerCase(c, id);
    },
  )
  .post(
    '/admin/cases/:id/undo',
    describe(
      'Takes back, within a day, that a clock ended the access of a broker',
      { 200: steppedCase },
      'conflict',
    ),
    params(caseParams),
    body(undo.input.safeExtend({ version })),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version, ...input } = c.req.valid('json');
      await takeStep(c.var.db, c.var.viewer, { caseId: id, version, step: 'undo', input });
      return answerCase(c, id);
    },
  );
