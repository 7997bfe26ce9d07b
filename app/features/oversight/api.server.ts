import type { PeriodDays } from '#app/features/cases/oversight/numbers/groupings.ts';
import { readNumbers } from '#app/features/cases/oversight/numbers/numbers.server.ts';
import { numbersOutput, numbersQuery } from '#app/features/cases/oversight/numbers/schema.ts';
import { caseParams } from '#app/features/cases/schema.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { sendCsv } from '#app/platform/http/csv/send-csv.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params, query } from '#app/platform/http/validate.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { readCaseRecord } from './audit/case-record.server.ts';
import { AUDIT_HEADINGS, exportAudit } from './audit/export-audit.server.ts';
import { readAudit, verifyFromPage } from './audit/list-audit.server.ts';
import { verifyInput } from './audit/saved-values.ts';
import { auditExportQuery, auditList, auditQuery, caseRecord, ledgerReport } from './audit/schema.ts';
import { readOperations } from './operations/read-operations.server.ts';
import { operationsOutput } from './operations/schema.ts';
import { readOverview } from './overview.server.ts';
import { listOfBroker } from './policies/owed-policies.server.ts';
import { brokerPolicies } from './policies/schema.ts';
import { retryJob } from './retry-job.server.ts';
import { jobParams, overviewOutput, retriedJob } from './schema.ts';

/** What administrators look at across all nouns. */
export const oversightApi = newApi()
  .get(
    '/admin/overview',
    describe('What waits for a decision of an administrator', { 200: overviewOutput }),
    requireRole('admin'),
    async (c) => output(c, overviewOutput, await readOverview(c.var.db, c.var.env)),
  )
  .get(
    '/admin/brokers/:id/policies',
    describe('The policies that a broker looks after, and those that left them', { 200: brokerPolicies }),
    requireRole('admin'),
    params(caseParams),
    async (c) => output(c, brokerPolicies, await listOfBroker(c.var.db, c.req.valid('param').id)),
  )
  .get(
    '/admin/numbers',
    describe('The requests of a period beside those of the period before', { 200: numbersOutput }),
    requireRole('admin'),
    query(numbersQuery),
    async (c) => {
      const { days, by } = c.req.valid('query');
      const asked = { days: Number(days) as PeriodDays, by };
      return output(c, numbersOutput, await readNumbers(c.var.db, asked));
    },
  )
  .get(
    '/admin/cases/:id/record',
    describe('What was done to a case, and what was mailed about it', { 200: caseRecord }),
    requireRole('admin'),
    params(caseParams),
    async (c) => {
      const { db, viewer, env } = c.var;
      const { id: caseId } = c.req.valid('param');
      const record = await readCaseRecord(db, viewer, { caseId, isMailed: sendsMail(env) });
      return output(c, caseRecord, record);
    },
  )
  .get(
    '/admin/audit',
    describe('The audit log by its filters, newest first', { 200: auditList }),
    requireRole('admin'),
    query(auditQuery),
    async (c) => output(c, auditList, await readAudit(c.var.db, c.req.valid('query'))),
  )
  .get(
    '/admin/exports/audit.csv',
    describe('The audit log by its filters, as a table for other programs', { 200: 'text/csv' }),
    requireRole('admin'),
    query(auditExportQuery),
    async (c) => {
      const input = { ...c.req.valid('query'), requestId: c.var.requestId };
      const pages = await exportAudit(c.var.db, c.var.viewer, input);
      return sendCsv(c, { name: 'audit-log', headings: AUDIT_HEADINGS, pages });
    },
  )
  .get(
    '/admin/operations',
    describe('Versions, sizes and queues of the machinery', { 200: operationsOutput }),
    requireRole('admin'),
    async (c) => output(c, operationsOutput, await readOperations(c.var.db, c.var.live, c.var.env)),
  )
  .post(
    '/admin/audit/verify',
    describe('Recomputes every hash of the ledger, and compares values that were saved', {
      200: ledgerReport,
    }),
    requireRole('admin'),
    body(verifyInput),
    async (c) => {
      const input = { ...c.req.valid('json'), requestId: c.var.requestId };
      return output(c, ledgerReport, await verifyFromPage(c.var.db, c.var.viewer, input));
    },
  )
  .post(
    '/admin/dead-jobs/:id/retry',
    describe('Tries background work once more that was given up', { 200: retriedJob }, 'not_found'),
    requireRole('admin'),
    params(jobParams),
    async (c) => {
      const input = { id: c.req.valid('param').id, requestId: c.var.requestId };
      return output(c, retriedJob, await retryJob(c.var.db, c.var.viewer, input));
    },
  );
