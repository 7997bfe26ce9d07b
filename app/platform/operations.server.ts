import { z } from 'zod';
import { newApi } from './http/api-env.server.ts';
import { describe } from './http/contract.server.ts';
import { requireRole } from './http/guards.server.ts';
import { output } from './http/validate.server.ts';
import { listDeadJobs } from './jobs.server.ts';
import { listOutbox } from './mail/mail.server.ts';

const outboxOutput = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      recipient: z.string(),
      subject: z.string(),
      /** Only of mail that was kept for lack of a mail server: mail that was sent is the recipient's. */
      text: z.string().nullable(),
      state: z.enum(['queued', 'sent', 'kept', 'failed']),
      tries: z.number(),
      createdAt: z.date(),
      sentAt: z.date().nullable(),
    }),
  ),
});

const deadJobsOutput = z.object({
  items: z.array(z.object({ id: z.uuid(), name: z.string(), failedAt: z.date() })),
});

/** What an administrator watches of the machinery: mail that waits or was kept, and jobs that gave up. */
export const operationsApi = newApi()
  .get(
    '/admin/outbox',
    describe('Mail that waits, was sent or was kept', { 200: outboxOutput }),
    requireRole('admin'),
    async (c) => {
      const mails = await listOutbox(c.var.db);
      const items = mails.map((mail) => ({ ...mail, text: mail.state === 'kept' ? mail.text : null }));
      return output(c, outboxOutput, { items });
    },
  )
  .get(
    '/admin/dead-jobs',
    describe('Background work that was given up', { 200: deadJobsOutput }),
    requireRole('admin'),
    async (c) => output(c, deadJobsOutput, { items: await listDeadJobs(c.var.db) }),
  );
