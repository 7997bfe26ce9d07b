import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { isSettled } from '#app/features/cases/rules/turn.ts';
import { caseAccess, caseEvents } from '#app/features/cases/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { quoteSummaries } from './tables.server.ts';
import { ENDS, lastWish } from './wish.ts';

type Quote = Pick<
  typeof quoteSummaries.$inferSelect,
  'insurer' | 'clientDecision' | 'decidedAt' | 'validUntil'
>;

export type Decided = {
  /** The client has chosen a quote, or none is left to decide on: what follows from it is next. */
  isQuoteSettled: boolean;
  /** They are interested in the one quote that is left to them, and want nothing otherwise since: their policy is next. */
  isQuoteChosen: boolean;
  /** The insurers of all quotes that stand and that they are interested in. */
  interests: readonly string[];
};

export type Deciding = { status: CaseStatus; firstRespondedAt: Date | null; reopenedAt: Date | null };

/**
 * What the client has decided on the quotes of their broker that no newer one took the place of. While it is worked on,
 * because another quote is revised or the request was opened again, a choice is one as well, if it was made since.
 */
export function decidedOn(
  { status, firstRespondedAt, reopenedAt }: Deciding,
  quotes: readonly Quote[],
  wishedAt: Date | null = null,
): Decided {
  const today = albertaDate(now());
  const standing = quotes.map((quote) => ({ ...quote, isCurrent: quote.validUntil >= today }));
  const wanted = standing.filter(
    ({ clientDecision, isCurrent }) => isCurrent && clientDecision === 'interested',
  );
  const interests = wanted.map(({ insurer }) => insurer);
  if (status === 'quoted') {
    const isQuoteSettled = isSettled(standing);
    return { isQuoteSettled, isQuoteChosen: isQuoteSettled && wanted.length > 0, interests };
  }
  const [chosen, ...others] = wanted;
  const isSince = (at: Date | null) => at === null || (chosen?.decidedAt ?? at) > at;
  const isQuoteChosen =
    status === 'in_progress' && chosen !== undefined && others.length === 0 && isSince(wishedAt);
  // Whoever chose before the end is spoken with first.
  const isTakenUp = firstRespondedAt !== null || (reopenedAt !== null && isSince(reopenedAt));
  return { isQuoteSettled: isQuoteChosen && isTakenUp, isQuoteChosen, interests };
}

const NOTHING: Decided = { isQuoteSettled: false, isQuoteChosen: false, interests: [] };
/** While a broker works on it; of a policy, or a request that is over, nobody decides. */
const DECIDED_ON: readonly CaseStatus[] = ['in_progress', 'waiting_on_client', 'quoted'];

/** The same of each of these cases, read for all of them at once. */
export async function listDecided(
  db: Db,
  among: readonly (Deciding & { id: string })[],
): Promise<(caseId: string) => Decided> {
  const open = among.filter(({ status }) => DECIDED_ON.includes(status));
  if (open.length === 0) return () => NOTHING;
  const quotes = await listStanding(
    db,
    open.map(({ id }) => id),
  );
  const wishes = await listWishes(
    db,
    open.filter(({ id, status }) => status === 'in_progress' && quotes.has(id)).map(({ id }) => id),
  );
  const decided = new Map(
    open.map((one) => [one.id, decidedOn(one, quotes.get(one.id) ?? [], wishes.get(one.id))]),
  );
  return (caseId) => decided.get(caseId) ?? NOTHING;
}

/** The quotes of whoever has the case that no newer one took the place of, the oldest first. */
async function listStanding(db: Db, ids: readonly string[]) {
  const { caseId, brokerId, insurer, clientDecision, decidedAt, validUntil, replacedAt, id } = quoteSummaries;
  const rows = await db
    .select({ caseId, insurer, clientDecision, decidedAt, validUntil })
    .from(quoteSummaries)
    .innerJoin(
      caseAccess,
      and(eq(caseAccess.caseId, caseId), eq(caseAccess.brokerId, brokerId), isNull(caseAccess.closedAt)),
    )
    .where(and(inArray(caseId, [...ids]), isNull(replacedAt)))
    .orderBy(asc(id));
  return Map.groupBy(rows, (row) => row.caseId);
}

/** When they last wanted something otherwise that is open. */
async function listWishes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const { caseId, kind, data, createdAt: at, id } = caseEvents;
  const rows = await db
    .select({ caseId, kind, data, at })
    .from(caseEvents)
    .where(and(inArray(caseId, [...ids]), inArray(kind, [...ENDS, 'changes_asked'])))
    .orderBy(desc(id));
  return new Map(
    [...Map.groupBy(rows, (row) => row.caseId)].flatMap(([of, events]) => {
      const wish = lastWish(events);
      return wish ? [[of, wish.at] as const] : [];
    }),
  );
}
