import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { sendCsv } from '#app/platform/http/csv/send-csv.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { query } from '#app/platform/http/validate.server.ts';
import { caseHeadings, exportCases } from './export-cases.server.ts';
import { CLIENT_HEADINGS, exportClients } from './export-clients.server.ts';
import { caseExportQuery, clientExportQuery } from './schema.ts';

/** Tables about requests and people that administrators take out of the site, each with a reason. */
export const exportsApi = newApi()
  .get(
    '/admin/exports/cases.csv',
    describe('The requests that the filters leave, as a table for other programs', { 200: 'text/csv' }),
    requireRole('admin'),
    query(caseExportQuery),
    async (c) => {
      const input = { ...c.req.valid('query'), requestId: c.var.requestId };
      const pages = await exportCases(c.var.db, c.var.viewer, input);
      return sendCsv(c, { name: 'requests', headings: caseHeadings(input.people), pages });
    },
  )
  .get(
    '/admin/exports/clients.csv',
    describe('People with a client’s account, as a table for other programs', { 200: 'text/csv' }),
    requireRole('admin'),
    query(clientExportQuery),
    async (c) => {
      const input = { ...c.req.valid('query'), requestId: c.var.requestId };
      const pages = await exportClients(c.var.db, c.var.viewer, input);
      return sendCsv(c, { name: 'clients', headings: CLIENT_HEADINGS, pages });
    },
  );
