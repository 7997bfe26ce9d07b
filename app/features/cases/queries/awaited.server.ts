import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import { informationRequests } from '#app/features/cases/information-requests/tables.server.ts';
import { quoteSummaries } from '#app/features/cases/quote-summaries/tables.server.ts';
import type { Turn } from '#app/features/cases/rules/turn.ts';
import type { Awaited } from '#app/features/cases/schema.ts';
import { caseAccess } from '#app/features/cases/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';

/** Of these cases, what those whose client’s turn it is are waiting for, and by which day. */
export async function listAwaited(
  db: Db,
  among: readonly { id: string; turn: Pick<Turn, 'what'> }[],
): Promise<ReadonlyMap<string, Awaited>> {
  const idsFor = (what: Turn['what']) => among.filter(({ turn }) => turn.what === what).map(({ id }) => id);
  const [asked, quoted] = await Promise.all([
    readAsked(db, idsFor('answer')),
    readQuoted(db, idsFor('decide')),
  ]);
  const byCase = Map.groupBy([...asked, ...quoted], ({ caseId }) => caseId);
  return new Map(
    [...byCase].map(([caseId, rows]) => {
      const days = rows.flatMap(({ by }) => by ?? []).toSorted();
      return [caseId, { asked: rows.flatMap(({ title }) => title ?? []), by: days[0] ?? null }];
    }),
  );
}

type Row = { caseId: string; title?: string; by: string | null };

async function readAsked(db: Db, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { caseId, title, dueOn, state, id } = informationRequests;
  return db
    .select({ caseId, title, by: dueOn })
    .from(informationRequests)
    .where(and(inArray(caseId, [...ids]), inArray(state, [...UNANSWERED])))
    .orderBy(asc(id));
}

/** Those of the broker who has the case, that no newer one took the place of. */
async function readQuoted(db: Db, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { caseId, brokerId, validUntil, replacedAt } = quoteSummaries;
  return db
    .select({ caseId, by: validUntil })
    .from(quoteSummaries)
    .innerJoin(
      caseAccess,
      and(eq(caseAccess.caseId, caseId), eq(caseAccess.brokerId, brokerId), isNull(caseAccess.closedAt)),
    )
    .where(and(inArray(caseId, [...ids]), isNull(replacedAt), gte(validUntil, albertaDate(now()))));
}
