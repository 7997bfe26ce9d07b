import { caseAfterStep } from '#app/features/cases/queries/case-queries.server.ts';
import { caseParams, steppedCase } from '#app/features/cases/schema.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params, query } from '#app/platform/http/validate.server.ts';
import { listJoined } from './list-joined.server.ts';
import { mergeCases } from './merge-cases.server.ts';
import { listCandidates, previewMerge } from './preview.server.ts';
import { joined, mergeCandidates, mergeInput, mergePreview, previewQuery, splitInput } from './schema.ts';
import { splitCase } from './split-case.server.ts';

/** Administrators join two requests of one person, and take them apart again. */
export const mergingApi = newApi()
  .get(
    '/admin/cases/:id/merge-candidates',
    describe('The requests that a case can be joined with', { 200: mergeCandidates }),
    requireRole('admin'),
    params(caseParams),
    async (c) => {
      const items = await listCandidates(c.var.db, c.var.viewer, c.req.valid('param').id);
      return output(c, mergeCandidates, { items });
    },
  )
  .get(
    '/admin/cases/:id/merge',
    describe('Two requests side by side before they are joined', { 200: mergePreview }, 'conflict'),
    requireRole('admin'),
    params(caseParams),
    query(previewQuery),
    async (c) => {
      const asked = { caseId: c.req.valid('param').id, intoId: c.req.valid('query').into };
      return output(c, mergePreview, await previewMerge(c.var.db, c.var.viewer, asked));
    },
  )
  .get(
    '/admin/cases/:id/joined',
    describe('What a case was joined with, and what was joined with it', { 200: joined }),
    requireRole('admin'),
    params(caseParams),
    async (c) => output(c, joined, await listJoined(c.var.db, c.var.viewer, c.req.valid('param').id)),
  )
  .post(
    '/admin/cases/:id/merge',
    describe('Joins a case with another one, which goes on', { 200: steppedCase }, 'conflict'),
    requireRole('admin'),
    params(caseParams),
    body(mergeInput),
    async (c) => {
      const { id: caseId } = c.req.valid('param');
      await mergeCases(c.var.db, c.var.viewer, { caseId, ...c.req.valid('json') });
      return output(c, steppedCase, await caseAfterStep(c.var.db, c.var.viewer, caseId));
    },
  )
  .post(
    '/admin/cases/:id/split',
    describe('Separates what was joined within 30 days', { 200: steppedCase }, 'conflict'),
    requireRole('admin'),
    params(caseParams),
    body(splitInput),
    async (c) => {
      const { id: caseId } = c.req.valid('param');
      await splitCase(c.var.db, c.var.viewer, { caseId, ...c.req.valid('json') });
      return output(c, steppedCase, await caseAfterStep(c.var.db, c.var.viewer, caseId));
    },
  );
