import { and, desc, eq, gte, isNotNull, like, lt, type SQL } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { auditLog } from './tables.server.ts';

export type AuditFilter = {
  /** An action, or the beginning of some: `case.` are all that was done to cases. */
  action?: string | undefined;
  thingKind?: string | undefined;
  thingId?: string | undefined;
  actorId?: string | undefined;
  from?: Date | undefined;
  /** Before this instant. */
  until?: Date | undefined;
  /** Rows before this one of the chain. */
  beforeSeq?: number | undefined;
  limit: number;
};

/** The audit log by its chain, newest first. The caller has permitted the viewer to read it. */
export async function listAudit(db: Db, filter: AuditFilter) {
  return db
    .select({
      seq: auditLog.seq,
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      thingKind: auditLog.thingKind,
      thingId: auditLog.thingId,
      data: auditLog.data,
      actorKind: auditLog.actorKind,
      actorId: auditLog.actorId,
      actorRole: auditLog.actorRole,
      requestId: auditLog.requestId,
      hash: auditLog.hash,
    })
    .from(auditLog)
    .where(and(isNotNull(auditLog.seq), ...conditions(filter)))
    .orderBy(desc(auditLog.seq))
    .limit(filter.limit);
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];

function conditions(filter: AuditFilter): (SQL | undefined)[] {
  const { action, thingKind, thingId, actorId, from, until, beforeSeq } = filter;
  return [
    action ? like(auditLog.action, `${action.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
    thingKind ? eq(auditLog.thingKind, thingKind) : undefined,
    thingId ? eq(auditLog.thingId, thingId) : undefined,
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    from && gte(auditLog.at, from),
    until && lt(auditLog.at, until),
    beforeSeq === undefined ? undefined : lt(auditLog.seq, beforeSeq),
  ];
}
