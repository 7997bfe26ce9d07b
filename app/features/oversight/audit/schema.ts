import { z } from 'zod';

/** One row of the audit log as administrators read it: codes and ids, never personal data. */
export const auditEntry = z.object({
  seq: z.int(),
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.string(),
  thingKind: z.string(),
  thingId: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** A name, `A visitor`, or the job that did it. */
  by: z.string(),
  role: z.string().nullable(),
  requestId: z.string().nullable(),
  hash: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** What was done to one case, and what was mailed about it. */
export const caseRecord = z.object({
  audit: z.array(auditEntry),
  mails: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      recipient: z.string(),
      subject: z.string(),
      state: z.string(),
      createdAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type CaseRecord = z.output<typeof caseRecord>;
