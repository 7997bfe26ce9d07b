import { and, eq, sql } from 'drizzle-orm';
import { followUpOver } from '#app/features/cases/jobs.ts';
import { markDayOf } from '#app/features/cases/oversight/numbers/counted-days.server.ts';
import { type Settled, writeSettled } from '#app/features/cases/records/promises/settle.server.ts';
import type { Heard } from '#app/features/cases/rules/heard.ts';
import type { Caused, QueuedJob } from '#app/features/cases/rules/lifecycle/caused.server.ts';
import { EFFECTS, type EffectName } from '#app/features/cases/rules/lifecycle/effects.server.ts';
import { entryOf, type StepName } from '#app/features/cases/rules/lifecycle/lifecycle.server.ts';
import type { Row } from '#app/features/cases/rules/lifecycle/row.server.ts';
import { type CaseActor, stageAfter, stageOnceReached } from '#app/features/cases/rules/statuses.ts';
import { warningJobs } from '#app/features/cases/rules/warnings.server.ts';
import type { CaseChanges, Decision, StepCase } from '#app/features/cases/steps/step.server.ts';
import { caseEvents, cases } from '#app/features/cases/tables.server.ts';
import { prepareAudit, recordAudit } from '#app/features/ledger/commands.server.ts';
import { haveHeard } from '#app/features/notifications/bell/have-heard.server.ts';
import { settleNotices } from '#app/features/notifications/bell/read-notices.server.ts';
import { forgetNoticesAbout } from '#app/features/notifications/notify.server.ts';
import { publish } from '#app/features/webhooks/publish.server.ts';
import { type Db, sendWithNext } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { newId, newReference } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { type RecordChange, writeRecords } from './case-records.server.ts';
import type { Access, CaseRow } from './held-case.server.ts';
import { topicsOfStep } from './live-topics.ts';
import { recallReminders } from './recall-reminders.server.ts';
import { writeSharing } from './sharing-consent.server.ts';
import { recall, tell } from './tell.server.ts';
import { toldElsewhere } from './told-elsewhere.server.ts';
import { waitsAfter } from './waits.server.ts';
import { writeAccess, writePassport } from './write-access.server.ts';

export type StepToWrite = {
  name: StepName;
  held: StepCase;
  actor: CaseActor;
  row: Row;
  decision: Decision;
  now: Date;
};

/** The case after a step, who has access to it, and the ids of the records that the step added. */
export type StepTaken = { row: CaseRow; access: Access | null; written: string[] };

/**
 * Writes what a step has decided and caused, in the caller's transaction: the case, who has access to it, the line of
 * its records, its history with its audit row, jobs, notices, and lines of the passport; then tells the webhooks and the
 * open pages.
 */
export async function writeStep(tx: Db, viewer: Viewer, taken: StepToWrite): Promise<StepTaken> {
  const { held, row, decision, now, actor } = taken;
  const to = row.to === 'same' ? held.row.status : row.to;
  const caused = row.effects.map((name: EffectName): Caused => EFFECTS[name]({ held, decision, now, to }));
  const waits = waitsAfter(actor, decision.events, { ...held.row, now });
  const changes: CaseChanges = Object.assign(
    {},
    waits,
    ...caused.map((one) => one.changes),
    decision.changes,
  );
  const isForgotten = caused.some((one) => one.isForgotten);
  const after = await writeCase(tx, { ...taken, to, changes, isForgotten });
  const access = await writeAccess(tx, held, { after, caused, now });
  await recallWithdrawal(tx, held, access);
  await recallReminders(tx, held.row, after);
  const isUnheard = await settleOffer(tx, after, { before: held.access, after: access });
  const records: RecordChange[] = [
    ...caused.flatMap((one) => one.records ?? []),
    ...(decision.records ?? []),
  ];
  const touched = records.map(({ record }) => record);
  await writeRecords(tx, after.id, records);
  const settled = caused.map((one) => one.settled).find((one) => one) ?? null;
  if (settled) await writeSettled(tx, after, { settled, now });
  const events = [...decision.events, ...caused.flatMap((one) => one.events ?? [])];
  await writeEvent(tx, viewer, { ...taken, events, after, access, actor, settled });
  const jobs = [
    ...caused.flatMap((one) => one.jobs ?? []),
    ...warningJobs(held.row, after, now),
    ...followUpJobs(held.row, after, { actor, now, events: decision.events }),
  ];
  for (const { job, payload, startAfter } of jobs) {
    await enqueue(tx, job, payload, startAfter ? { startAfter } : {});
  }
  for (const told of decision.recalled ?? []) await recall(tx, held.row, told);
  const notices = [...caused.flatMap((one) => one.notices ?? []), ...(decision.notices ?? [])];
  for (const notice of notices) {
    if (notice.ofOffer && isUnheard) continue;
    await tell(tx, { row: held.row, isForgotten }, notice);
  }
  await writePassport(tx, viewer, after.id, caused);
  for (const { sharing } of caused) {
    if (sharing) await writeSharing(tx, viewer, { row: held.row, actor, change: sharing });
  }
  if (!isForgotten) await publish(tx, toldElsewhere({ isNew: row.from === 'nothing', held, after, access }));
  const userIds = [held.row.clientId, after.clientId, held.access?.brokerId, access?.brokerId];
  await announce(tx, {
    topics: topicsOfStep(after.id, touched),
    userIds: [...new Set(userIds.filter((id) => typeof id === 'string'))],
    roles: ['admin'],
  });
  const written = records.flatMap((change) => ('add' in change ? [change.add.id ?? ''] : []));
  return { row: after, access, written };
}

/** Who was not reached was reached now, has quotes to decide on, did something themselves, or their case has gone on. */
function followUpJobs(
  before: CaseRow,
  after: CaseRow,
  { actor, now, events }: Pick<StepToWrite, 'actor' | 'now'> & Pick<Decision, 'events'>,
): QueuedJob[] {
  if (!before.unreachedSince || after.unreachedSince) return [];
  const isTheirs = actor === 'client' || actor === 'visitor' || actor === 'system';
  const isEnded = after.closedAt !== null || after.status === 'new' || after.status === 'assigned';
  const heard: Heard = isTheirs ? 'acted' : 'reached';
  const isQuoted = !isTheirs && events.some(({ kind }) => kind === 'quotes_sent');
  const gone: Heard = isQuoted ? 'quoted' : heard;
  const how = isEnded ? 'ended' : gone;
  return [
    {
      job: followUpOver as unknown as QueuedJob['job'],
      payload: { caseId: after.id, how, at: now.toISOString() },
    },
  ];
}

type Accesses = { before: Access | null; after: Access | null };

/**
 * An offer that was accepted, given back or is over needs no answer: what asked for one is not left unread, or sent. True:
 * its broker had not heard of it, and now does not.
 */
async function settleOffer(tx: Db, row: CaseRow, { before, after }: Accesses): Promise<boolean> {
  if (!before || before.acceptedAt) return false;
  if (after?.id === before.id && !after.acceptedAt) return false;
  const offer = { userId: before.brokerId, caseId: row.id, kinds: ['case_assigned', 'accept_due'] } as const;
  const isHeard = await haveHeard(tx, offer);
  const ended = row.status === 'withdrawn' ? 'withdrawn' : 'over';
  await settleNotices(tx, { ...offer, why: after?.id === before.id ? 'accepted' : ended });
  return !isHeard;
}

/** A request that its client withdrew is with the same broker again: they need not stay away from them. */
async function recallWithdrawal(
  tx: Db,
  { row, access, ended }: StepCase,
  after: Access | null,
): Promise<void> {
  if (!after || after.id === access?.id) return;
  const withdrawn = ended.filter(
    ({ brokerId, closedReason }) => brokerId === after.brokerId && closedReason === 'withdrawn',
  );
  for (const { id } of withdrawn) await recall(tx, row, { kind: 'access_ended', to: after, occasion: id });
}

type CaseWriting = StepToWrite & { to: CaseRow['status']; changes: CaseChanges; isForgotten: boolean };

async function writeCase(tx: Db, writing: CaseWriting): Promise<CaseRow> {
  const { held, row, to, changes } = writing;
  const moved =
    to === held.row.status && row.from !== 'nothing'
      ? {}
      : { status: to, stage: stageAfter(held.row.status, to) };
  const decided = { ...held.row, ...changes, ...moved };
  const after = { ...decided, stage: stageOnceReached(decided, held.row) };
  if (row.from === 'nothing') return insertCase(tx, { ...after, version: 1 });
  if (writing.isForgotten) {
    await markDayOf(tx, after.createdAt);
    await tx.delete(cases).where(eq(cases.id, after.id));
    await forgetNoticesAbout(tx, after.id);
    return after;
  }
  const [saved] = await tx
    .update(cases)
    .set({ ...changes, ...moved, stage: after.stage, version: sql`${cases.version} + 1` })
    .where(and(eq(cases.id, after.id), eq(cases.version, held.row.version)))
    .returning({ version: cases.version });
  if (!saved) throw new AppError('conflict', 'This case was changed. Review and try again.');
  return { ...after, version: saved.version };
}

async function insertCase(tx: Db, row: CaseRow): Promise<CaseRow> {
  // Two cases with the same 40 random bits are unlikely, not impossible.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const reference = attempt === 0 ? row.reference : newReference();
    const inserted = await tx
      .insert(cases)
      .values({ ...row, reference })
      .onConflictDoNothing({ target: cases.reference })
      .returning({ id: cases.id });
    if (inserted.length > 0) return { ...row, reference };
  }
  throw new Error('No free case reference was found in five tries.');
}

type EventWriting = StepToWrite & {
  events: Decision['events'];
  after: CaseRow;
  access: Access | null;
  settled: Settled | null;
};

/** The lines of the history and the audit row, in one statement. */
async function writeEvent(tx: Db, viewer: Viewer, writing: EventWriting): Promise<void> {
  const { name, held, actor, decision, events, after, access, settled } = writing;
  const { before, ...moved } = {
    before: held.access?.brokerId ?? null,
    from: held.row.status,
    to: after.status,
  };
  const audit = {
    action: `case.${entryOf(name).step.audit}` as const,
    thing: { kind: 'case', id: after.id },
    data: {
      ...(writing.row.from === 'nothing' ? {} : moved),
      version: after.version,
      ...(access && access.brokerId !== before && { brokerId: access.brokerId, accessId: access.id }),
      ...(held.access &&
        access?.id !== held.access.id && { endedBrokerId: before, why: decision.ending?.reason }),
      ...decision.audit,
      ...(settled && { promise: settled.isKept ? 'kept' : 'missed' }),
    },
  };
  if (events.length === 0) return recordAudit(tx, viewer, audit);
  const actorId = viewer.kind === 'user' ? viewer.id : null;
  const lines = events.map((event) => ({
    id: newId(),
    caseId: after.id,
    actorId,
    actorRole: actor,
    ...event,
  }));
  const written = tx.insert(caseEvents).values(lines);
  const both = sql`with events as ${written}, audit as ${prepareAudit(tx, viewer, audit)} select 1`;
  await sendWithNext(tx, both);
}
