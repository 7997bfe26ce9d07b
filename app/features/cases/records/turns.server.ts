import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { callOf } from '#app/features/cases/calls/call-times.ts';
import { bookedCalls } from '#app/features/cases/calls/tables.server.ts';
import { certificateRequests } from '#app/features/cases/certificates/tables.server.ts';
import { quoteSummaries } from '#app/features/cases/quote-summaries/tables.server.ts';
import type { HeldCase } from '#app/features/cases/records/held-case.server.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { isSettled, type Turn, turnOf } from '#app/features/cases/rules/turn.ts';
import type { CaseTurn } from '#app/features/cases/schema.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';

/** Joins the booked call of a case: there is at most one. */
export const isBookedCall = and(eq(bookedCalls.caseId, cases.id), eq(bookedCalls.state, 'booked'));

type Quote = Pick<typeof quoteSummaries.$inferSelect, 'clientDecision' | 'validUntil'>;

/** Whose turn it is on a held case. */
export function turnOfHeld({ row, access, records }: Pick<HeldCase, 'row' | 'access' | 'records'>): Turn {
  const quotes = records.summaries.filter(
    ({ replacedAt, brokerId }) => !replacedAt && brokerId === access?.brokerId,
  );
  const callAt = callOf(records)?.startsAt ?? null;
  const days = records.certificates.flatMap(({ state, neededBy }) =>
    state === 'requested' ? [neededBy] : [],
  );
  const certificateBy = days.toSorted()[0] ?? null;
  return turnOf(
    { ...row, callAt, isQuoteSettled: areSettled(quotes), certificateBy, isLeft: access === null },
    now(),
  );
}

/** What a person waits for from their broker with a time that both read; the promise of first contact stands by itself. */
const AWAITED_BY_PERSON: readonly Turn['what'][] = ['reply', 'look', 'certificate'];

/** The turn as it is answered. The time to accept is the broker's and ours; whom the broker tries to reach reads that they are at work. */
export function shownTurn({ who, what: action, dueAt }: Turn, reader: 'staff' | 'person'): CaseTurn {
  const what = action === 'reach' && reader === 'person' ? 'work' : action;
  const isTold = reader === 'staff' || AWAITED_BY_PERSON.includes(what);
  return { who, what, dueAt: isTold ? (dueAt?.toISOString() ?? null) : null };
}

type Listed = { id: string; status: CaseStatus };

/** What else says whose turn it is on each of these cases, read for all of them at once. */
export async function listTurnFacts(db: Db, among: readonly Listed[]) {
  const [settled, certificates] = await Promise.all([
    listSettled(db, among),
    listOpenCertificates(db, among),
  ]);
  return (caseId: string) => {
    const certificate = certificates.get(caseId) ?? null;
    return {
      ...{ isQuoteSettled: settled.has(caseId), certificateBy: certificate?.neededBy ?? null },
      /** The client is interested in the one quote that is left to them: their policy is next. */
      isQuoteChosen: settled.get(caseId) === 'chosen',
      /** The one that is needed first, and for whom the others are. */
      certificate,
    };
  };
}

type Settled = 'chosen' | 'declined';

/** Of these cases, those on whose quotes their client has nothing more to decide, and how they decided. */
async function listSettled(db: Db, among: readonly Listed[]): Promise<ReadonlyMap<string, Settled>> {
  const ids = among.filter(({ status }) => status === 'quoted').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      caseId: quoteSummaries.caseId,
      clientDecision: quoteSummaries.clientDecision,
      validUntil: quoteSummaries.validUntil,
    })
    .from(quoteSummaries)
    .innerJoin(
      caseAccess,
      and(
        eq(caseAccess.caseId, quoteSummaries.caseId),
        eq(caseAccess.brokerId, quoteSummaries.brokerId),
        isNull(caseAccess.closedAt),
      ),
    )
    .where(and(inArray(quoteSummaries.caseId, ids), isNull(quoteSummaries.replacedAt)));
  const byCase = Map.groupBy(rows, ({ caseId }) => caseId);
  return new Map(
    [...byCase]
      .filter(([, quotes]) => areSettled(quotes))
      .map(([caseId, quotes]) => [caseId, isAnyChosen(quotes) ? 'chosen' : 'declined']),
  );
}

type OpenCertificate = Pick<typeof certificateRequests.$inferSelect, 'holder' | 'neededBy'> & {
  /** For whom the others are, those that are needed sooner first. */
  others: string[];
};

/** Of these cases, those of which certificates are asked for: the one that is needed first, and the others. Only policies have any. */
async function listOpenCertificates(
  db: Db,
  among: readonly Listed[],
): Promise<ReadonlyMap<string, OpenCertificate>> {
  const ids = among.filter(({ status }) => status === 'won').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { caseId, holder, neededBy } = certificateRequests;
  const rows = await db
    .select({ caseId, holder, neededBy })
    .from(certificateRequests)
    .where(and(inArray(caseId, ids), eq(certificateRequests.state, 'requested')))
    .orderBy(asc(caseId), asc(neededBy), asc(certificateRequests.id));
  const open = new Map<string, OpenCertificate>();
  for (const { caseId: of, ...certificate } of rows) {
    const first = open.get(of);
    if (first) first.others.push(certificate.holder);
    else open.set(of, { ...certificate, others: [] });
  }
  return open;
}

const areSettled = (quotes: readonly Quote[]) =>
  isSettled(quotes.map((quote) => ({ ...quote, isCurrent: isCurrent(quote) })));

const isAnyChosen = (quotes: readonly Quote[]) =>
  quotes.some((quote) => quote.clientDecision === 'interested' && isCurrent(quote));

const isCurrent = ({ validUntil }: Quote) => validUntil >= albertaDate(now());
