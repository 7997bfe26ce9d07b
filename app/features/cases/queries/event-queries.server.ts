import { and, asc, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { dataFor, type EventReader, kindsFor } from '#app/features/cases/records/events.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import type { CaseActor } from '#app/features/cases/rules/statuses.ts';
import type { CaseEvent, EventListQuery } from '#app/features/cases/schema.ts';
import { caseEvents } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { authorOf, disclosureLevel } from './case-views.server.ts';
import { openFor } from './open-for.server.ts';
import { before, type Page, page } from './paging.server.ts';

type Asked = EventListQuery & { caseId: string };

/** The history of a case, newest first: the client's part for the client. */
export async function listEvents(db: Db, viewer: Viewer, input: Asked): Promise<Page<CaseEvent>> {
  const { actor, access } = await openFor(db, viewer, 'read', input.caseId);
  const reader = actor === 'client' || actor === 'broker' ? actor : 'admin';
  // Before accepting, a broker has no need to know what others did with the case.
  const isOffered = actor === 'broker' && access && !access.acceptedAt;
  const found = await readEvents(db, viewer, {
    ...{ input, reader },
    only: isOffered
      ? [
          or(
            and(eq(caseEvents.kind, 'assigned'), gte(caseEvents.createdAt, access.openedAt)),
            // That they returned it themselves is theirs to know.
            and(eq(caseEvents.kind, 'returned'), eq(caseEvents.actorId, access.brokerId)),
          ),
        ]
      : [],
  });
  if (actor !== 'client') {
    const fields = ['history' as const];
    await recordReadings(db, viewer, [{ caseId: input.caseId, fields, level: disclosureLevel(access) }]);
  }
  return found;
}

/** The client's part of the same, for somebody whose tracking link the caller has checked. */
export function listEventsByLink(db: Db, input: Asked): Promise<Page<CaseEvent>> {
  return readEvents(db, VISITOR, { input, reader: 'client', only: [] });
}

/** Whether the person has asked for changes since quotes were last sent. A broker who goes back to work on them writes the same kind. */
export async function wereChangesAsked(db: Db, caseId: string): Promise<boolean> {
  const { kind, data, id } = caseEvents;
  const [last] = await db
    .select({ kind })
    .from(caseEvents)
    .where(
      and(
        eq(caseEvents.caseId, caseId),
        inArray(kind, ['quotes_sent', 'changes_asked']),
        sql`(${data}->>'isResumed') is distinct from 'true'`,
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return last?.kind === 'changes_asked';
}

/** What a person does that their broker looks at. */
const PERSON_ACTS = [
  ...(['information_given', 'answers_corrected', 'certificate_requested', 'quote_decided'] as const),
  ...(['changes_asked', 'certificate_cancelled'] as const),
] as const;

/** Of each of these cases what its person did last that their broker looks at, as they read it themselves. */
export async function listLastActs(
  db: Db,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, CaseEvent>> {
  if (caseIds.length === 0) return new Map();
  const { caseId, kind, id, createdAt, data, actorRole } = caseEvents;
  const rows = await db
    .selectDistinctOn([caseId], { caseId, kind, id, at: createdAt, data, role: actorRole })
    .from(caseEvents)
    .where(
      and(
        inArray(caseId, [...caseIds]),
        inArray(kind, [...PERSON_ACTS]),
        sql`(${data}->>'isResumed') is distinct from 'true'`,
      ),
    )
    .orderBy(asc(caseId), desc(id));
  return new Map(
    rows.map((row) => [
      row.caseId,
      {
        ...{ id: row.id, kind: row.kind, at: row.at.toISOString() },
        // A file that answers was sent by them, and is taken in once it was checked.
        by: row.role === 'system' ? 'The system' : 'You',
        data: dataFor('client', row.kind, row.data),
      },
    ]),
  );
}

/** An account takes a request in by itself once its mailbox is proven: to a reader that is an act of the person whose it is. */
const byMailbox = <Event extends { kind: string; role: CaseActor }>(event: Event): Event =>
  event.kind === 'claimed' ? { ...event, role: 'client' } : event;

type Reading = { input: Asked; reader: EventReader; only: (SQL | undefined)[] };

async function readEvents(
  db: Db,
  viewer: Viewer,
  { input, reader, only }: Reading,
): Promise<Page<CaseEvent>> {
  const visible = [eq(caseEvents.caseId, input.caseId), inArray(caseEvents.kind, kindsFor(reader)), ...only];
  const [total, rows] = await Promise.all([
    db.$count(caseEvents, and(...visible)),
    db
      .select({
        id: caseEvents.id,
        kind: caseEvents.kind,
        at: caseEvents.createdAt,
        data: caseEvents.data,
        actorId: caseEvents.actorId,
        role: caseEvents.actorRole,
        name: people.fullName,
      })
      .from(caseEvents)
      .leftJoin(people, eq(people.id, caseEvents.actorId))
      .where(and(...visible, before(caseEvents.id, input.cursor)))
      .orderBy(desc(caseEvents.id))
      .limit(input.limit + 1),
  ]);
  const items = rows.map((event) => ({
    id: event.id,
    kind: event.kind,
    at: event.at.toISOString(),
    by: authorOf(viewer, byMailbox(event)),
    data: dataFor(reader, event.kind, event.data),
  }));
  return page(items, input.limit, total, (item) => item.id);
}
