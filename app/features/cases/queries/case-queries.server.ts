import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import { readableCall } from '#app/features/cases/calls/queries.server.ts';
import { bookedCalls } from '#app/features/cases/calls/tables.server.ts';
import { actorFor, forbidden } from '#app/features/cases/policy.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { isBookedCall, listTurnFacts, shownTurn } from '#app/features/cases/records/turns.server.ts';
import { disclosedFields } from '#app/features/cases/rules/personal-data/disclosure.ts';
import { reopenedFor } from '#app/features/cases/rules/reopening/reopened.ts';
import { shownTitle, statusText } from '#app/features/cases/rules/status-text.ts';
import { turnOf } from '#app/features/cases/rules/turn.ts';
import type {
  CaseListItem,
  CaseListQuery,
  CaseOutput,
  CaseSteps,
  SteppedCase,
} from '#app/features/cases/schema.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { listPassport } from '#app/features/ledger/queries.server.ts';
import type { PassportEntry } from '#app/features/ledger/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { listAwaited } from './awaited.server.ts';
import {
  agreementOf,
  disclosureLevel,
  earlierPolicyOf,
  iso,
  leftPolicy,
  policyOf,
  viewFor,
} from './case-views.server.ts';
import { listLastActs } from './event-queries.server.ts';
import { type OpenedCase, openFor } from './open-for.server.ts';
import { before, COUNTED, type Page, page } from './paging.server.ts';

/** A case for whoever may see it; 404 for everybody else. A broker or admin who reads it is in the passport. */
export async function readCase(db: Db, viewer: Viewer, caseId: string): Promise<CaseOutput> {
  const opened = await openFor(db, viewer, 'read', caseId);
  await recordReading(db, viewer, opened);
  return viewFor(opened.actor, opened);
}

/**
 * The steps that the viewer may take on a case now. Before it is accepted nothing about a person is read, so none of it
 * stands in the passport; then it is how and when they want to be reached, and a policy of theirs that was recorded before.
 */
export async function readSteps(db: Db, viewer: Viewer, caseId: string): Promise<CaseSteps> {
  const opened = await openFor(db, viewer, 'read', caseId);
  const { contact, earlierPolicy, ...shown } = viewFor(opened.actor, opened);
  const { id, version, type, title, status, stage, promiseAt, firstRespondedAt, call, steps, turn } = shown;
  const wish = contact && {
    ...{ method: contact.method, windows: contact.windows, earliestOn: contact.earliestOn },
  };
  const fields = ['contact_times' as const, ...(earlierPolicy ? (['policy'] as const) : [])];
  if (wish) await recordReadings(db, viewer, [{ caseId, fields }]);
  return {
    ...{ id, version, type, title, status, stage, promiseAt, firstRespondedAt, call, steps, turn, wish },
    earlierPolicy,
  };
}

/** The answer to a step that the viewer has just taken. Does no checks: a viewer without access gets next to nothing. */
export async function caseAfterStep(db: Db, viewer: Viewer, caseId: string): Promise<SteppedCase> {
  const held = await findCase(db, caseId);
  const actor = actorFor(viewer, held.parties);
  if (actor) {
    await recordReading(db, viewer, { ...held, actor });
    return viewFor(actor, held);
  }
  const { id, reference, status } = held.row;
  return { view: 'ended', id, reference, status };
}

/** The data passport of a case, for the person it is about and for admins. */
export async function readPassport(db: Db, viewer: Viewer, caseId: string): Promise<PassportEntry[]> {
  await openFor(db, viewer, 'read_passport', caseId);
  return listPassport(db, caseId);
}

/** What a list says whose turn it is by, and that nobody reads in it. */
const LISTED_STATE = {
  acceptedAt: caseAccess.acceptedAt,
  acceptBy: cases.acceptBy,
  personWroteAt: cases.personWroteAt,
  personActedAt: cases.personActedAt,
  unreachedSince: cases.unreachedSince,
  callAt: bookedCalls.startsAt,
  reopenedAt: cases.reopenedAt,
};

const LISTED_CALL = { startsAt: bookedCalls.startsAt, endsAt: bookedCalls.endsAt };

/** What a list tells of each case as it stands. */
const LISTED = {
  id: cases.id,
  reference: cases.reference,
  type: cases.type,
  title: cases.title,
  status: cases.status,
  city: cases.city,
  promiseAt: cases.promiseAt,
  firstRespondedAt: cases.firstRespondedAt,
  version: cases.version,
  createdAt: cases.createdAt,
  updatedAt: cases.updatedAt,
  closedAt: cases.closedAt,
  named: sql<
    Record<string, unknown>
  >`jsonb_build_object('kind', ${cases.details} -> 'kind', 'item', ${cases.details} -> 'item')`,
  last: { reopenedAt: cases.reopenedAt, reopenedFrom: cases.reopenedFrom },
  policy: { insurer: cases.insurer, effectiveOn: cases.effectiveOn, renewalOn: cases.renewalOn },
};

const withState = <Row extends { state: object }>({
  state,
  ...row
}: Row): Omit<Row, 'state'> & Row['state'] => ({ ...row, ...state });

/** Cases by role, newest first: a client's own, those a broker has access to, all for an admin. */
export async function listCases(db: Db, viewer: Viewer, input: CaseListQuery): Promise<Page<CaseListItem>> {
  const wanted = and(scopeOf(viewer, input.as), input.status ? eq(cases.status, input.status) : undefined);
  const withAccess = and(eq(caseAccess.caseId, cases.id), isNull(caseAccess.closedAt));
  const counted = db
    .select({ id: cases.id })
    .from(cases)
    .leftJoin(caseAccess, withAccess)
    .where(wanted)
    .limit(COUNTED)
    .as('counted');
  const [total, rows] = await Promise.all([
    db.$count(counted),
    db
      .select({
        ...LISTED,
        broker: {
          fullName: people.fullName,
          brokerage: partners.brokerage,
          licenceNumber: partners.licenceNumber,
          licenceCheckedAt: partners.licenceCheckedAt,
        },
        left: sql<{
          fullName: string;
          leftAt: string;
        } | null>`case when ${cases.status} = 'won' and ${caseAccess.id} is null then (
          select jsonb_build_object('fullName', people.full_name, 'leftAt', ended.closed_at)
          from ${caseAccess} ended join ${people} on people.id = ended.broker_id
          where ended.case_id = ${cases.id} order by ended.id desc limit 1) end`,
        ...{ state: LISTED_STATE, booked: LISTED_CALL },
      })
      .from(cases)
      .leftJoin(caseAccess, withAccess)
      .leftJoin(bookedCalls, isBookedCall)
      .leftJoin(people, eq(people.id, caseAccess.brokerId))
      .leftJoin(partners, eq(partners.userId, caseAccess.brokerId))
      .where(and(wanted, before(cases.id, input.cursor)))
      .orderBy(desc(cases.id))
      .limit(input.limit + 1),
  ]);
  const factsOf = await listTurnFacts(db, rows.map(withState));
  const stood = rows.map(({ state, booked, ...row }) => ({
    ...row,
    ...{ acceptedAt: state.acceptedAt, call: readableCall(booked) },
    turn: turnOf({ ...row, ...state, ...factsOf(row.id), isLeft: state.acceptedAt === null }, now()),
  }));
  const isPersons = input.as === 'client' || (viewer.kind === 'user' && viewer.role === 'client');
  const [awaited, acts] = await Promise.all([
    listAwaited(db, stood),
    listLastActs(db, isPersons ? stood.map(({ id }) => id) : []),
  ]);
  const items = stood.map(({ acceptedAt, turn, broker, policy, last, left, named, ...row }) => ({
    ...row,
    title: shownTitle({ ...row, details: named, insurer: policy?.insurer ?? null }),
    statusText: statusText(row.status),
    promiseAt: iso(row.promiseAt),
    firstRespondedAt: iso(row.firstRespondedAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    closedAt: iso(row.closedAt),
    agreed: row.status === 'won' && policy ? agreementOf(policy) : null,
    reopened: last && reopenedFor(last),
    turn: shownTurn(turn, isPersons ? 'person' : 'staff'),
    awaited: awaited.get(row.id) ?? null,
    acted: acts.get(row.id) ?? null,
    broker: listedBroker(broker, acceptedAt),
    ...(left && isPersons && { left: leftPolicy(left.fullName, new Date(left.leftAt)) }),
  }));
  return page(items, input.limit, total, (item) => item.id);
}

async function recordReading(db: Db, viewer: Viewer, opened: OpenedCase): Promise<void> {
  const { row, access, actor } = opened;
  if (actor === 'client') return;
  const level = actor === 'admin' ? 'accepted' : disclosureLevel(access);
  const policy = policyOf(row) ?? earlierPolicyOf(opened, actor);
  const fields = [...disclosedFields(level, row), ...(policy ? (['policy'] as const) : [])];
  const written = await recordReadings(db, viewer, [{ caseId: row.id, fields, level }]);
  // Of a broker the passport is enough: what administrators read is found in the log of what they do.
  if (actor === 'admin' && written > 0)
    await recordAudit(db, viewer, { action: 'case.read', thing: { kind: 'case', id: row.id } });
}

function scopeOf(viewer: Viewer, as: 'client' | undefined): SQL | undefined {
  if (viewer.kind !== 'user') throw forbidden();
  if (as === 'client' || viewer.role === 'client') return eq(cases.clientId, viewer.id);
  if (viewer.role === 'broker') return eq(caseAccess.brokerId, viewer.id);
  return undefined;
}

type Joined = Record<'fullName' | 'brokerage' | 'licenceNumber', string | null> & {
  licenceCheckedAt: Date | null;
};

function listedBroker(
  { fullName, brokerage, licenceNumber, licenceCheckedAt }: Joined,
  acceptedAt: Date | null,
) {
  if (fullName === null || brokerage === null || licenceNumber === null) return null;
  return {
    ...{ fullName, brokerage, licenceNumber },
    ...{ licenceCheckedAt: iso(licenceCheckedAt), acceptedAt: iso(acceptedAt) },
  };
}
