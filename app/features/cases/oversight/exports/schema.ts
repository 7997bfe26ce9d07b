import { z } from 'zod';
import { clientQuery } from '#app/features/cases/oversight/clients/schema.ts';
import { adminCaseQuery } from '#app/features/cases/oversight/list/schema.ts';
import { exportInput } from '#app/features/ledger/export-reasons.ts';

/** The filters of the list of requests, why its rows are taken out, and whether names and contact details go along. */
export const caseExportQuery = adminCaseQuery.omit({ cursor: true, limit: true, sort: true }).safeExtend({
  ...exportInput.shape,
  people: z.stringbool({ error: 'Please choose yes or no' }).default(false),
});
export type CaseExportQuery = z.output<typeof caseExportQuery>;

/** The search of the list of clients, and why its rows are taken out. */
export const clientExportQuery = clientQuery
  .omit({ cursor: true, limit: true })
  .safeExtend(exportInput.shape);
export type ClientExportQuery = z.output<typeof clientExportQuery>;
