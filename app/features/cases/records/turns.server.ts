import { and, asc, eq, inArray } from 'drizzle-orm';
import { callOf } from '#app/features/cases/calls/call-times.ts';
import { bookedCalls } from '#app/features/cases/calls/tables.server.ts';
import { certificateRequests } from '#app/features/cases/certificates/tables.server.ts';
import { type Deciding, decidedOn, listDecided } from '#app/features/cases/quote-summaries/decided.server.ts';
import type { HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { type Turn, turnOf } from '#app/features/cases/rules/turn.ts';
import type { CaseTurn } from '#app/features/cases/schema.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';

/** Joins the booked call of a case: there is at most one. */
export const isBookedCall = and(eq(bookedCalls.caseId, cases.id), eq(bookedCalls.state, 'booked'));

/** Whose turn it is on a held case. */
export function turnOfHeld({ row, access, records }: Pick<HeldCase, 'row' | 'access' | 'records'>): Turn {
  const quotes = records.summaries.filter(
    ({ replacedAt, brokerId }) => !replacedAt && brokerId === access?.brokerId,
  );
  const callAt = callOf(records)?.startsAt ?? null;
  const certificatesBy = records.certificates.flatMap(({ state, neededBy }) =>
    state === 'requested' ? [neededBy] : [],
  );
  return turnOf(
    {
      ...{ ...row, callAt, certificatesBy, isLeft: access === null },
      isQuoteSettled: decidedOn(row, quotes).isQuoteSettled,
    },
    now(),
  );
}

/** What a person waits for from their broker with a time that both read; the promise of first contact stands by itself. */
const AWAITED_BY_PERSON: readonly Turn['what'][] = ['reply', 'look', 'certificate'];

/** The turn as it is answered. The time to accept is the broker's and ours; whom the broker tries to reach reads that they are at work. */
export function shownTurn({ what: action, dueAt, ...turn }: Turn, reader: 'staff' | 'person'): CaseTurn {
  const what = action === 'reach' && reader === 'person' ? 'work' : action;
  const isTold = reader === 'staff' || AWAITED_BY_PERSON.includes(what);
  return { ...turn, what, dueAt: isTold ? (dueAt?.toISOString() ?? null) : null };
}

type Listed = Deciding & { id: string };

/** What else says whose turn it is on each of these cases, read for all of them at once. */
export async function listTurnFacts(db: Db, among: readonly Listed[]) {
  const [decidedOf, certificates] = await Promise.all([
    listDecided(db, among),
    listOpenCertificates(db, among),
  ]);
  return (caseId: string) => {
    const asked = certificates.get(caseId) ?? [];
    const [first, ...others] = asked;
    return {
      ...decidedOf(caseId),
      certificatesBy: asked.map(({ neededBy }) => neededBy),
      /** The one that is needed first, and for whom the others are. */
      certificate: first
        ? { holder: first.holder, neededBy: first.neededBy, others: others.map(({ holder }) => holder) }
        : null,
    };
  };
}

type OpenCertificate = Pick<typeof certificateRequests.$inferSelect, 'caseId' | 'holder' | 'neededBy'>;

/** The certificates that are asked for on these cases, those that are needed sooner first. Only policies have any. */
async function listOpenCertificates(
  db: Db,
  among: readonly Listed[],
): Promise<ReadonlyMap<string, OpenCertificate[]>> {
  const ids = among.filter(({ status }) => status === 'won').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { caseId, holder, neededBy } = certificateRequests;
  const rows = await db
    .select({ caseId, holder, neededBy })
    .from(certificateRequests)
    .where(and(inArray(caseId, ids), eq(certificateRequests.state, 'requested')))
    .orderBy(asc(caseId), asc(neededBy), asc(certificateRequests.id));
  return Map.groupBy(rows, (row) => row.caseId);
}
