import {
  and,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { auditLog } from './tables.server.ts';

export type AuditFilter = {
  /** Actions, or the beginnings of some: `case.` are all that was done to cases. */
  actions?: readonly string[] | undefined;
  thingKind?: string | undefined;
  thingId?: string | undefined;
  actorId?: string | undefined;
  /** Ids of people and of what is theirs: who did it, to what it was done, or what somebody saw in a list. */
  about?: readonly string[] | undefined;
  /** Of these only what they did, or only what was done to them or is theirs, and not by them. */
  side?: 'by' | 'to' | undefined;
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
  const { actions, thingKind, thingId, actorId, about, side, from, until, beforeSeq } = filter;
  return [
    actions && or(...actions.map((action) => like(auditLog.action, beginningWith(action)))),
    thingKind ? eq(auditLog.thingKind, thingKind) : undefined,
    thingId ? eq(auditLog.thingId, thingId) : undefined,
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    about && isAbout([...about], side),
    from && gte(auditLog.at, from),
    until && lt(auditLog.at, until),
    beforeSeq === undefined ? undefined : lt(auditLog.seq, beforeSeq),
  ];
}

/** Each part has an index of its own. */
function isAbout(ids: string[], side: AuditFilter['side']): SQL | undefined {
  const isBy = inArray(auditLog.actorId, ids);
  const isTo = or(
    inArray(auditLog.thingId, ids),
    and(sql`${auditLog.data} ? 'found'`, sql`${auditLog.data}->'found' ?| ${sql.param(ids)}::text[]`),
  );
  if (side === 'by') return isBy;
  return side === 'to'
    ? and(isTo, or(isNull(auditLog.actorId), notInArray(auditLog.actorId, ids)))
    : or(isBy, isTo);
}

/** What is typed is taken as it is: `%` is no wildcard. */
const beginningWith = (action: string) => `${action.replaceAll(/[\\%_]/g, '\\$&')}%`;

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
