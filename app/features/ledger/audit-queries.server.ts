import {
  and,
  countDistinct,
  desc,
  eq,
  gte,
  isNotNull,
  like,
  lt,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
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

type Counted = {
  thing: string;
  action: string;
  otherThan: readonly [name: string, value: string];
  without: string;
  /** Rows whose data has this name are left out, of both. */
  untold: string;
};

/** How many rows about things of a kind have this in their data. */
export function countTold(db: Db, thing: string, [name, value]: readonly [string, string]): Promise<number> {
  return db.$count(auditLog, and(eq(auditLog.thingKind, thing), sql`${auditLog.data}->>${name} = ${value}`));
}

/** How many things of a kind had this done to them, other than with this in its data, and never that. */
export async function countThings(
  db: Db,
  { thing, action, otherThan, without, untold }: Counted,
): Promise<number> {
  const [name, value] = otherThan;
  const isUntold = sql`${auditLog.data}->>${untold} is null`;
  const done = and(
    eq(auditLog.thingKind, thing),
    eq(auditLog.action, action),
    sql`${auditLog.data}->>${name} is distinct from ${value}`,
    isUntold,
  );
  const spoiled = db
    .select({ id: auditLog.thingId })
    .from(auditLog)
    .where(and(eq(auditLog.thingKind, thing), eq(auditLog.action, without), isUntold));
  const [row] = await db
    .select({ things: countDistinct(auditLog.thingId) })
    .from(auditLog)
    .where(and(done, notInArray(auditLog.thingId, spoiled)));
  return row?.things ?? 0;
}
