import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import { informationRequests } from '#app/features/cases/information-requests/tables.server.ts';
import { quoteSummaries } from '#app/features/cases/quote-summaries/tables.server.ts';
import { toChooseAmong } from '#app/features/cases/quote-summaries/to-choose-among.ts';
import type { Turn } from '#app/features/cases/rules/turn.ts';
import type { Awaited } from '#app/features/cases/schema.ts';
import { caseAccess } from '#app/features/cases/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';

/** Before a broker has accepted nothing is asked, and after the end nothing is owed. */
const NOTHING_ASKED: readonly Turn['what'][] = ['match', 'accept', 'none'];

/**
 * Of these cases, what their clients were asked for and have not given, whoever is to act first, and which quotes wait
 * for their choice.
 */
export async function listAwaited(
  db: Db,
  among: readonly { id: string; turn: Pick<Turn, 'what'> }[],
): Promise<ReadonlyMap<string, Awaited>> {
  const ids = among.filter(({ turn }) => !NOTHING_ASKED.includes(turn.what)).map(({ id }) => id);
  const deciding = new Set(among.filter(({ turn }) => turn.what === 'decide').map(({ id }) => id));
  const [asked, quoted] = await Promise.all([readAsked(db, ids), readQuoted(db, ids)]);
  const asksOf = Map.groupBy(asked, ({ caseId }) => caseId);
  const quotesOf = Map.groupBy(quoted, ({ caseId }) => caseId);
  return new Map(
    [...new Set([...asksOf.keys(), ...quotesOf.keys()])].map((caseId) => {
      const offered = quotesOf.get(caseId) ?? [];
      const quotes = toChooseAmong(offered, ({ decision }) => decision);
      const newest = quotes.at(-1);
      const ends = deciding.has(caseId) ? quotes.map(({ validUntil }) => validUntil).toSorted() : [];
      return [
        caseId,
        {
          asked: (asksOf.get(caseId) ?? []).map(({ caseId: _, ...one }) => one),
          validUntil: ends[0] ?? null,
          ...{ sent: offered.length, quotes: quotes.length },
          wanted: offered.filter(({ decision }) => decision === 'interested').map(({ insurer }) => insurer),
          revised: newest?.replacesId ? newest.insurer : null,
        },
      ];
    }),
  );
}

async function readAsked(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { caseId, title, kind, dueOn, state, isRequired, id } = informationRequests;
  return db
    .select({ caseId, title, kind, required: isRequired, dueOn })
    .from(informationRequests)
    .where(and(inArray(caseId, [...ids]), inArray(state, [...UNANSWERED])))
    .orderBy(asc(id));
}

/** Those of the broker who has the case, that no newer one took the place of, the oldest first. */
async function readQuoted(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { caseId, brokerId, validUntil, replacedAt, insurer, replacesId, clientDecision, id } =
    quoteSummaries;
  return db
    .select({ caseId, validUntil, insurer, replacesId, decision: clientDecision })
    .from(quoteSummaries)
    .innerJoin(
      caseAccess,
      and(eq(caseAccess.caseId, caseId), eq(caseAccess.brokerId, brokerId), isNull(caseAccess.closedAt)),
    )
    .where(and(inArray(caseId, [...ids]), isNull(replacedAt), gte(validUntil, albertaDate(now()))))
    .orderBy(asc(id));
}
