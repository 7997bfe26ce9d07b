import type { Context } from 'hono';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { mailPage } from '#app/platform/mail/mail-page.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import {
  cancelIssue,
  changeIssue,
  createIssue,
  deleteIssue,
  sendIssue,
  stopIssue,
  testIssue,
} from './commands.server.ts';
import { listIssues, previewIssue, readIssue } from './queries.server.ts';
import {
  issueChange,
  issueDetail,
  issueInput,
  issueList,
  issueParams,
  issueSending,
  issueVersion,
  testedIssue,
} from './schema.ts';

/** An issue as it stands now. */
async function shown(c: Context<ApiEnv>, id: string, status: 200 | 201 = 200) {
  const issue = await readIssue(c.var.db, c.var.viewer, id);
  return output(c, issueDetail, { ...issue, sendsMail: sendsMail(c.var.env) }, status);
}

/** `/api/admin/newsletter-issues`: writing the newsletter, and sending it. */
export const issuesApi = newApi()
  .get(
    '/admin/newsletter-issues',
    describe('The issues of the newsletter, newest first', { 200: issueList }),
    requireRole('admin'),
    async (c) =>
      output(c, issueList, {
        ...(await listIssues(c.var.db, c.var.viewer)),
        sendsMail: sendsMail(c.var.env),
      }),
  )
  .post(
    '/admin/newsletter-issues',
    describe('Begins an issue', { 201: issueDetail }),
    requireRole('admin'),
    body(issueInput),
    async (c) => {
      const { db, viewer, requestId } = c.var;
      const id = await createIssue(db, viewer, { ...c.req.valid('json'), requestId });
      return shown(c, id, 201);
    },
  )
  .get(
    '/admin/newsletter-issues/:id',
    describe('An issue with what became of it', { 200: issueDetail }, 'not_found'),
    requireRole('admin'),
    params(issueParams),
    async (c) => shown(c, c.req.valid('param').id),
  )
  .put(
    '/admin/newsletter-issues/:id',
    describe('Changes a draft', { 200: issueDetail }, 'conflict', 'not_found'),
    requireRole('admin'),
    params(issueParams),
    body(issueChange),
    async (c) => {
      const { db, viewer, requestId } = c.var;
      const issueId = c.req.valid('param').id;
      await changeIssue(db, viewer, { ...c.req.valid('json'), issueId, requestId });
      return shown(c, issueId);
    },
  )
  .delete(
    '/admin/newsletter-issues/:id',
    describe('Deletes a draft', { 204: null }, 'conflict', 'not_found'),
    requireRole('admin'),
    params(issueParams),
    async (c) => {
      const { db, viewer, requestId } = c.var;
      await deleteIssue(db, viewer, { issueId: c.req.valid('param').id, requestId });
      return c.body(null, 204);
    },
  )
  .get(
    '/admin/newsletter-issues/:id/page',
    describe('An issue as its mail will look', { 200: 'text/html' }, 'not_found'),
    requireRole('admin'),
    params(issueParams),
    async (c) => mailPage(c, await previewIssue(c.var.db, c.var.viewer, c.req.valid('param').id)),
  )
  .post(
    '/admin/newsletter-issues/:id/test',
    describe(
      'Sends a draft to who asks for it',
      { 200: testedIssue },
      'conflict',
      'invalid',
      'not_found',
      'too_many_requests',
    ),
    requireRole('admin'),
    params(issueParams),
    body(issueVersion),
    async (c) => {
      const { db, viewer, requestId } = c.var;
      const on = { issueId: c.req.valid('param').id, requestId };
      return output(c, testedIssue, { to: await testIssue(db, viewer, { ...on, ...c.req.valid('json') }) });
    },
  )
  .post(
    '/admin/newsletter-issues/:id/send',
    describe(
      'Has a draft sent now, or at its scheduled time',
      { 200: issueDetail },
      'conflict',
      'invalid',
      'not_found',
    ),
    requireRole('admin'),
    params(issueParams),
    body(issueSending),
    async (c) => {
      const { db, viewer, requestId } = c.var;
      const issueId = c.req.valid('param').id;
      await sendIssue(db, viewer, { ...c.req.valid('json'), issueId, requestId });
      return shown(c, issueId);
    },
  )
  .post(
    '/admin/newsletter-issues/:id/cancel',
    describe('Takes an issue back before its hour', { 200: issueDetail }, 'conflict', 'not_found'),
    requireRole('admin'),
    params(issueParams),
    body(issueVersion),
    async (c) => {
      const { db, viewer, requestId } = c.var;
      const issueId = c.req.valid('param').id;
      await cancelIssue(db, viewer, { ...c.req.valid('json'), issueId, requestId });
      return shown(c, issueId);
    },
  )
  .post(
    '/admin/newsletter-issues/:id/stop',
    describe('Stops an issue that is going out', { 200: issueDetail }, 'conflict', 'not_found'),
    requireRole('admin'),
    params(issueParams),
    async (c) => {
      const { db, viewer, requestId } = c.var;
      const issueId = c.req.valid('param').id;
      await stopIssue(db, viewer, { issueId, requestId });
      return shown(c, issueId);
    },
  );
