import {
  and,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
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
  /** Accounts that did it, or to which it was done. */
  people?: readonly string[] | undefined;
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
  const { actions, thingKind, thingId, actorId, people, from, until, beforeSeq } = filter;
  return [
    actions && or(...actions.map((action) => like(auditLog.action, beginningWith(action)))),
    thingKind ? eq(auditLog.thingKind, thingKind) : undefined,
    thingId ? eq(auditLog.thingId, thingId) : undefined,
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    people && or(inArray(auditLog.actorId, [...people]), isDoneTo([...people])),
    from && gte(auditLog.at, from),
    until && lt(auditLog.at, until),
    beforeSeq === undefined ? undefined : lt(auditLog.seq, beforeSeq),
  ];
}

const isDoneTo = (people: string[]) => and(eq(auditLog.thingKind, 'user'), inArray(auditLog.thingId, people));

/** What is typed is taken as it is: `%` is no wildcard. */
const beginningWith = (action: string) => `${action.replaceAll(/[\\%_]/g, '\\$&')}%`;

type Counted = {
  thing: string;
  action: string;
  otherThan: readonly [name: string, value: string];
  without: string;
};

/** How many things of a kind had this done to them, other than with this in its data, and never that. */
export async function countThings(db: Db, { thing, action, otherThan, without }: Counted): Promise<number> {
  const [name, value] = otherThan;
  const done = and(
    eq(auditLog.thingKind, thing),
    eq(auditLog.action, action),
    sql`${auditLog.data}->>${name} is distinct from ${value}`,
  );
  const spoiled = db
    .select({ id: auditLog.thingId })
    .from(auditLog)
    .where(and(eq(auditLog.thingKind, thing), eq(auditLog.action, without)));
  const [row] = await db
    .select({ things: countDistinct(auditLog.thingId) })
    .from(auditLog)
    .where(and(done, notInArray(auditLog.thingId, spoiled)));
  return row?.things ?? 0;
}
