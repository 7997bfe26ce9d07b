import {
  keepColumns,
  keepViews,
  readViews,
} from '#app/features/accounts/profile/saved-views/saved-views.server.ts';
import { savedViews } from '#app/features/accounts/profile/saved-views/schema.ts';
import { answerCase } from '#app/features/cases/api.server.ts';
import { caseParams, steppedCase, version } from '#app/features/cases/schema.ts';
import { release } from '#app/features/cases/steps/matching/release.server.ts';
import { undo } from '#app/features/cases/steps/matching/undo.server.ts';
import { setPriority } from '#app/features/cases/steps/set-priority.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params, query } from '#app/platform/http/validate.server.ts';
import { listAllCases } from './list/list-cases.server.ts';
import { adminCaseList, adminCaseQuery, caseViewsInput, columnsInput } from './list/schema.ts';

/** The list of all cases, and the steps on one that administrators alone take. */
export const adminCasesApi = newApi()
  .use('/admin/cases/*', requireRole('admin'))
  .get(
    '/admin/cases',
    describe('All requests, by search and filters', { 200: adminCaseList }),
    requireRole('admin'),
    query(adminCaseQuery),
    async (c) => {
      const input = { ...c.req.valid('query'), requestId: c.var.requestId };
      return output(c, adminCaseList, await listAllCases(c.var.db, c.var.viewer, input));
    },
  )
  .get(
    '/admin/cases/views',
    describe('The views that the viewer keeps of the requests, and the columns chosen last', {
      200: savedViews,
    }),
    async (c) => output(c, savedViews, await readViews(c.var.db, c.var.viewer, 'cases')),
  )
  .put(
    '/admin/cases/views',
    describe('Keeps these views of the requests in place of those before', { 200: savedViews }, 'conflict'),
    body(caseViewsInput),
    async (c) => output(c, savedViews, await keepViews(c.var.db, c.var.viewer, 'cases', c.req.valid('json'))),
  )
  .put(
    '/admin/cases/columns',
    describe('Keeps which columns of the requests the viewer wants to see', { 200: savedViews }),
    body(columnsInput),
    async (c) => {
      const { columns } = c.req.valid('json');
      return output(c, savedViews, await keepColumns(c.var.db, c.var.viewer, 'cases', columns));
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
  )
  .post(
    '/admin/cases/:id/release',
    describe('Takes a case from its broker; another one is looked for', { 200: steppedCase }, 'conflict'),
    params(caseParams),
    body(release.input.safeExtend({ version })),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version, ...input } = c.req.valid('json');
      await takeStep(c.var.db, c.var.viewer, { caseId: id, version, step: 'release', input });
      return answerCase(c, id);
    },
  )
  .post(
    '/admin/cases/:id/priority',
    describe('Says how urgent a case is', { 200: steppedCase }, 'conflict'),
    params(caseParams),
    body(setPriority.input.safeExtend({ version })),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version, ...input } = c.req.valid('json');
      await takeStep(c.var.db, c.var.viewer, { caseId: id, version, step: 'set_priority', input });
      return answerCase(c, id);
    },
  );
