import { z } from 'zod';
import { exportInput } from '#app/features/ledger/export-reasons.ts';
import { MAIL_STATES } from '#app/platform/mail/states.ts';
import { cleanLine } from '#app/platform/text/clean-text.ts';
import { AUDIT_AREAS, AUDIT_SIDES, type AuditArea } from './areas.ts';

/** Something that a row holds, by name, in words; `path` is the page about it. */
export const auditDetail = z.object({
  name: z.string(),
  values: z.array(z.object({ words: z.string(), path: z.string().nullable() })),
});
export type AuditDetail = z.output<typeof auditDetail>;

/** One row of the audit log as administrators read it: its codes and ids, and what they say with the names of now. */
export const auditEntry = z.object({
  seq: z.int(),
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.string(),
  thingKind: z.string(),
  thingId: z.string(),
  /** Who did what to whom. */
  sentence: z.string(),
  /** The page about what it was done to. */
  path: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  /** The same in words. */
  details: z.array(auditDetail),
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
      state: z.enum(MAIL_STATES),
      createdAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type CaseRecord = z.output<typeof caseRecord>;

const optionalDay = z.preprocess(
  (value) => value || undefined,
  z.iso.date({ error: 'Please enter a valid date' }).optional(),
);
const AREAS = Object.keys(AUDIT_AREAS) as [AuditArea, ...AuditArea[]];
const optionalWords = (max: number) =>
  z.preprocess((value) => value || undefined, z.string().overwrite(cleanLine).max(max).optional());

const filters = {
  area: z.preprocess((value) => value || undefined, z.enum(AREAS).optional()),
  /** A reference, or a person by name, address or number: what they did, what was done to them, and who saw what is theirs. */
  about: optionalWords(100),
  /** Of these only what they did themselves, or only what somebody else did or read. */
  side: z.preprocess((value) => value || undefined, z.enum(AUDIT_SIDES).optional()),
  /** An action, or the beginning of some: `case.` are all that was done to cases. */
  action: optionalWords(60),
  /** The id of what it was done to. */
  thing: optionalWords(60),
  /** The id of who did it. */
  actor: optionalWords(60),
  from: optionalDay,
  until: optionalDay,
};

export const auditQuery = z.strictObject({
  ...filters,
  cursor: z.preprocess(
    (value) => value || undefined,
    z.coerce.number({ error: 'This page does not exist' }).int().min(1).optional(),
  ),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type AuditQuery = z.output<typeof auditQuery>;

/** The same without pages, and why it is taken. */
export const auditExportQuery = exportInput.safeExtend(filters);
export type AuditExportQuery = z.output<typeof auditExportQuery>;

export const auditList = z.object({ items: z.array(auditEntry), nextCursor: z.string().nullable() });

/** What a verification of the whole ledger found. */
export const ledgerReport = z.object({
  intact: z.boolean(),
  at: z.iso.datetime(),
  chains: z.array(
    z.object({
      chain: z.enum(['consents', 'disclosures', 'audit_log']),
      rows: z.int(),
      headHash: z.string(),
      broken: z.object({ seq: z.int(), id: z.string().nullable(), reason: z.string() }).nullable(),
      /** The row whose hash was saved before, and whether it is there and still ends in it. */
      saved: z.object({ row: z.int(), isUnchanged: z.boolean() }).optional(),
    }),
  ),
});
export type LedgerReport = z.output<typeof ledgerReport>;
