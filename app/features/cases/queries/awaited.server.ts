import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { InformationKind } from '#app/features/cases/information-requests/schema.ts';
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
 * Of these cases, what is waited for from their clients, and by which day: what was asked stays owed while it is the
 * broker's turn, as after a message, or a quote to decide on; so does a quote that is not chosen. Where it is the client's
 * turn to decide, the day is that of the quotes.
 */
export async function listAwaited(
  db: Db,
  among: readonly { id: string; turn: Pick<Turn, 'what'> }[],
): Promise<ReadonlyMap<string, Awaited>> {
  const ids = among.filter(({ turn }) => !NOTHING_ASKED.includes(turn.what)).map(({ id }) => id);
  const deciding = new Set(among.filter(({ turn }) => turn.what === 'decide').map(({ id }) => id));
  const [asked, quoted] = await Promise.all([readAsked(db, ids), readQuoted(db, ids)]);
  const byCase = Map.groupBy([...asked, ...quoted], ({ caseId }) => caseId);
  return new Map(
    [...byCase].map(([caseId, rows]) => {
      const asked = rows.flatMap(({ title }) => title ?? []);
      const kinds = rows.flatMap(({ kind }) => kind ?? []);
      const offered = rows.filter(({ insurer }) => insurer !== undefined);
      const quotes = toChooseAmong(offered, ({ decision }) => decision ?? 'none');
      const wanted = offered.flatMap(
        ({ insurer, decision }) => (decision === 'interested' ? insurer : []) ?? [],
      );
      const newest = quotes.at(-1);
      const revised = newest?.replacesId ? (newest.insurer ?? null) : null;
      const dated = deciding.has(caseId) && offered.length > 0 ? quotes : rows.filter(({ title }) => title);
      const by = dated.flatMap((row) => row.by ?? []).toSorted()[0] ?? null;
      const counted = { sent: offered.length, quotes: quotes.length };
      return [caseId, { asked, kinds, by, ...counted, wanted, revised }];
    }),
  );
}

type Row = {
  caseId: string;
  by: string | null;
  title?: string;
  kind?: InformationKind;
  insurer?: string;
  replacesId?: string | null;
  decision?: (typeof quoteSummaries.$inferSelect)['clientDecision'];
};

/** What may be left out keeps nobody waiting. */
async function readAsked(db: Db, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { caseId, title, kind, dueOn, state, isRequired, id } = informationRequests;
  return db
    .select({ caseId, title, kind, by: dueOn })
    .from(informationRequests)
    .where(and(inArray(caseId, [...ids]), inArray(state, [...UNANSWERED]), eq(isRequired, true)))
    .orderBy(asc(id));
}

/** Those of the broker who has the case, that no newer one took the place of, the oldest first. */
async function readQuoted(db: Db, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { caseId, brokerId, validUntil, replacedAt, insurer, replacesId, clientDecision, id } =
    quoteSummaries;
  return db
    .select({ caseId, by: validUntil, insurer, replacesId, decision: clientDecision })
    .from(quoteSummaries)
    .innerJoin(
      caseAccess,
      and(eq(caseAccess.caseId, caseId), eq(caseAccess.brokerId, brokerId), isNull(caseAccess.closedAt)),
    )
    .where(and(inArray(caseId, [...ids]), isNull(replacedAt), gte(validUntil, albertaDate(now()))))
    .orderBy(asc(id));
}
