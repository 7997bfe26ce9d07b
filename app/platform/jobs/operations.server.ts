import { z } from 'zod';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { output } from '#app/platform/http/validate.server.ts';
import { listDeadJobs } from './jobs.server.ts';

const deadJobsOutput = z.object({
  items: z.array(z.object({ id: z.uuid(), name: z.string(), failedAt: z.date() })),
});

/** What an administrator watches of the machinery: jobs that gave up. */
export const operationsApi = newApi().get(
  '/admin/dead-jobs',
  describe('Background work that was given up', { 200: deadJobsOutput }),
  requireRole('admin'),
  async (c) => output(c, deadJobsOutput, { items: await listDeadJobs(c.var.db) }),
);
