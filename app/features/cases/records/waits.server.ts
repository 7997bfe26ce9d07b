import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { followUpOver } from '#app/features/cases/jobs.ts';
import type { Heard } from '#app/features/cases/rules/heard.ts';
import { type CaseActor, stageOnceReached } from '#app/features/cases/rules/statuses.ts';
import type { TurnState } from '#app/features/cases/rules/turn.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import { EVENTS, type EventKind, type NewEvent } from './events.ts';

/** What a person does to their case that their broker should look at. */
export const TO_LOOK_AT = [
  ...(['information_given', 'quote_decided', 'changes_asked', 'answers_corrected', 'reopened'] as const),
  ...(['certificate_requested', 'certificate_cancelled'] as const),
] as const satisfies readonly EventKind[];

type Waits = Pick<TurnState, 'personWroteAt' | 'personActedAt' | 'unreachedSince'>;

const ANSWERED = { personWroteAt: null, personActedAt: null } as const;

/**
 * What leaves a question open: whoever takes a request, gives it back, hands it on or opens it again has answered nobody; and
 * who sets another stage, takes a document or an answer as it is, or records the policy has looked at what was done, and said nothing.
 */
const WITHOUT_WORDS: readonly EventKind[] = [
  ...(['assigned', 'accepted', 'returned', 'released', 'reopened'] as const),
  ...(['stage_set', 'information_accepted', 'information_cancelled', 'resumed', 'won'] as const),
  'policy_corrected',
];

/** A quote, or that it is worked on again, answers what was asked of quotes; a message only with words of its own. */
const ON_QUOTES: readonly EventKind[] = ['quotes_sent', 'changes_asked'];

/**
 * What a step changes of who waits for an answer: what staff do that the client may read of answers them. A call that
 * nobody took does not; who was not reached then is until they do something, or were reached.
 */
export function waitsAfter(
  actor: CaseActor,
  events: readonly NewEvent[],
  { unreachedSince: since, personWroteAt, personActedAt, now }: Waits & { now: Date },
): Partial<Waits> {
  if (actor === 'broker' || actor === 'admin')
    return { ...answered(events, { personWroteAt, personActedAt, now }), ...tried(events, { since, now }) };
  const isDone = events.some(({ kind }) => TO_LOOK_AT.some((one) => one === kind));
  const isHeard = isDone || events.some(({ kind }) => kind === 'call_booked');
  return {
    ...(isDone && { personActedAt: now }),
    // What they write with an answer to a quote waits for a reply as a message does.
    ...(events.some(saysMore) && { personWroteAt: personWroteAt ?? now }),
    ...(isHeard && { unreachedSince: null }),
  };
}

const saysMore = (event: NewEvent) =>
  event.kind === 'quote_decided' && event.data.decision !== 'none' && Boolean(event.data.reason);

/**
 * Whether a broker has reached the person, tried in vain for the first time since they were heard from, or sent quotes,
 * which the person decides on whether they were reached or not.
 */
function tried(
  events: readonly NewEvent[],
  { since, now }: { since: Date | null; now: Date },
): Partial<Waits> {
  if (events.some(({ kind }) => kind === 'quotes_sent')) return { unreachedSince: null };
  const last = events.findLast((event) => event.kind === 'contact');
  if (!last) return {};
  // A contact that is noted late takes nothing from a later try.
  const isReached = (last.data.outcome ?? 'reached') === 'reached' && !(since && since > now);
  return { unreachedSince: isReached ? null : (since ?? now) };
}

/** What came after a contact that is noted late is not answered by it. */
function answered(
  events: readonly NewEvent[],
  { personWroteAt, personActedAt, now }: Omit<Waits, 'unreachedSince'> & { now: Date },
): Partial<Waits> {
  const read = events.filter((event) => EVENTS[event.kind].client !== null && !isUnanswered(event));
  if (read.length === 0) return {};
  const isOlder = (since: Date | null) => since === null || since <= now;
  return {
    ...(!read.every(isWithoutWords) && isOlder(personWroteAt) && { personWroteAt: null }),
    ...(isOlder(personActedAt) && { personActedAt: null }),
  };
}

const isWithoutWords = ({ kind, data }: NewEvent) =>
  WITHOUT_WORDS.includes(kind) || (ON_QUOTES.includes(kind) && !('note' in data));

function isUnanswered({ kind, data }: NewEvent): boolean {
  if (kind === 'access_ended' || kind === 'policy_given_back') return true;
  return kind === 'contact' && data.outcome === 'no_answer';
}

/**
 * Writes down what was said of who waits for an answer: a message of staff answers, the first one of the person since then
 * waits (`since`), and one that they took back may leave nothing. Returns whether that changed. The case is no newer by it.
 */
export async function noteSaid(
  tx: Db,
  caseId: string,
  said: { by: 'staff' } | { by: 'person'; since: Date | null },
): Promise<boolean> {
  if (said.by === 'person' && said.since) await noteHeard(tx, caseId, 'wrote');
  const waits = said.by === 'staff' ? ANSWERED : { personWroteAt: said.since };
  const { personWroteAt, personActedAt } = cases;
  const isOther =
    said.by === 'staff'
      ? sql`(${personWroteAt} is not null or ${personActedAt} is not null)`
      : sql`${personWroteAt} is distinct from ${said.since?.toISOString() ?? null}::timestamptz`;
  const changed = await tx
    .update(cases)
    .set({ ...waits, updatedAt: sql`${cases.updatedAt}` })
    .where(sql`${eq(cases.id, caseId)} and ${isOther}`)
    .returning({ id: cases.id });
  return changed.length > 0;
}

/** Since when the person waits for an answer to what they wrote; null while they wait for none. */
export async function writtenSince(tx: Db, caseId: string): Promise<Date | null> {
  const [found] = await tx.select({ at: cases.personWroteAt }).from(cases).where(eq(cases.id, caseId));
  return found?.at ?? null;
}

/**
 * The person was heard from, as by a message or a file: whoever tried in vain to reach them need not try again. Without
 * effect where nobody has. The case is no newer by it.
 */
export async function noteHeard(tx: Db, caseId: string, how: Heard): Promise<void> {
  const { status, stage, firstRespondedAt, unreachedSince, updatedAt } = cases;
  const [heard] = await tx
    .update(cases)
    .set({ unreachedSince: null, updatedAt: sql`${updatedAt}` })
    .where(and(eq(cases.id, caseId), isNotNull(unreachedSince)))
    .returning({ status, stage, firstRespondedAt, unreachedSince });
  if (!heard) return;
  const reached = stageOnceReached(heard, { firstRespondedAt: null, unreachedSince: null });
  if (reached !== heard.stage) {
    await tx
      .update(cases)
      .set({ stage: reached, updatedAt: sql`${updatedAt}` })
      .where(eq(cases.id, caseId));
  }
  await enqueue(tx, followUpOver, { caseId, how, at: now().toISOString() });
}
