import { forbidden } from '#app/features/cases/policy.ts';
import { listOpenWork, type OpenWork } from '#app/features/cases/queries/broker/open-work.server.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { reopenedFor } from '#app/features/cases/rules/reopening/reopened.ts';
import { isOpenStatus, stageShown } from '#app/features/cases/rules/statuses.ts';
import { turnOf } from '#app/features/cases/rules/turn.ts';
import { listReachConsentsAt } from '#app/features/ledger/queries.server.ts';
import { listTalkStates, type TalkState } from '#app/features/messages/queries/unanswered.server.ts';
import { isToBeHeard } from '#app/features/messages/rules/awaited-answer.ts';
import { firstWay } from '#app/features/quotes/reach/contact-window.ts';
import { onlyTime } from '#app/features/quotes/reach/only-time.ts';
import { listOpenTasks, listSnoozes } from '#app/features/tasks/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { isWanted, type QueueRow, type Reach } from './filter-rows.ts';
import type { Readiness } from './filters.ts';
import { listOffers } from './list-offers.server.ts';
import {
  type CaseState,
  type Clock,
  type NextThing,
  nextTask,
  nextThing,
  type Section,
} from './next-thing.ts';
import { byClock, isAfter, keyOf } from './order.ts';
import { listReadiness } from './readiness.server.ts';
import type { QueueItem, QueuePage, QueueQuery } from './schema.ts';

/** What is next is to get hold of the person. */
const isToReach = ({ clock }: NextThing) => clock === 'call' || clock === 'contact' || clock === 'reach';

type Snooze = Awaited<ReturnType<typeof listSnoozes>>[number];

/**
 * What the viewer has to do, the clock that runs out first before the others: a page of it, and how much stands in each
 * section. It is made from the cases that are with them now and their open tasks: as much as one person works on.
 */
export async function listQueue(db: Db, viewer: Viewer, input: QueueQuery): Promise<QueuePage> {
  if (viewer.kind !== 'user' || viewer.role === 'client') throw forbidden();
  const at = now();
  const { section, ...filters } = input;
  const rows = await readRows(db, viewer.id, { at, withReadiness: filters.readiness !== undefined });
  const found = rows.filter((row) => isWanted(row, filters));
  const countOf = (name: Section) => found.filter((row) => row.next.section === name).length;
  const shown = found
    .filter((row) => section === undefined || row.next.section === section)
    .toSorted(byClock)
    .filter((row) => isAfter(row, input.after));
  const page = shown.slice(0, input.limit);
  const last = page.at(-1);
  await recordShown(db, viewer, page);
  const mayReach = await listReachConsentsAt(
    db,
    page.flatMap((row) => row.case?.reach ?? []),
  );
  const offers = await listOffers(
    db,
    page.filter(({ next }) => next.clock === 'accept').map(({ id }) => id),
  );
  const reachOf = (reach: Reach | null) =>
    reach && { call: mayReach({ ...reach, purpose: 'call' }), text: mayReach({ ...reach, purpose: 'text' }) };
  return {
    items: page.map((row) => toItem(row, reachOf, offers.get(row.id) ?? null)),
    nextCursor: shown.length > page.length && last ? keyOf(last) : null,
    counts: {
      today: countOf('today'),
      next: countOf('next'),
      later: countOf('later'),
      waiting: countOf('waiting'),
    },
    all: rows.length,
    cities: [...new Set(rows.flatMap((row) => row.case?.city ?? []))].toSorted(),
    asOf: at.toISOString(),
  };
}

type Reading = { at: Date; withReadiness: boolean };

async function readRows(db: Db, userId: string, { at, withReadiness }: Reading): Promise<QueueRow[]> {
  const [tasks, snoozes] = await Promise.all([listOpenTasks(db, userId), listSnoozes(db, userId)]);
  const planned = tasks.flatMap(({ caseId, awaits }) => (caseId && awaits === 'papers' ? [caseId] : []));
  const work = await listOpenWork(db, userId, planned);
  const accepted = work.filter(({ acceptedAt }) => acceptedAt !== null).map(({ id }) => id);
  const talks = new Map((await listTalkStates(db, userId, accepted)).map((talk) => [talk.caseId, talk]));
  const readiness = withReadiness ? await listReadiness(db, accepted) : new Map<string, Readiness>();
  const asides = new Map(snoozes.map((snooze) => [snooze.caseId, snooze]));
  const cases = new Map(work.map((one) => [one.id, one]));
  // The first of several is that which counts.
  const followUps = new Map(
    tasks
      .filter(({ awaits }) => awaits === 'client')
      .toReversed()
      .map(({ caseId, dueAt }) => [caseId, dueAt]),
  );
  // Of a policy of which nothing waits there is only the task.
  const caseRows = work
    .filter((one) => turnOf(one, at).what !== 'none')
    .map((one) => ({
      ...caseRow(
        { ...one, followUpAt: followUps.get(one.id) ?? null },
        { talk: talks.get(one.id), snooze: asides.get(one.id), at },
      ),
      readiness: readiness.get(one.id) ?? null,
    }));
  const toReach = new Set(caseRows.filter(({ next }) => isToReach(next)).map(({ id }) => id));
  return [
    ...caseRows,
    ...tasks.flatMap((task) => {
      const about = task.caseId ? cases.get(task.caseId) : undefined;
      // A case that has moved on takes what its broker planned for it out of sight.
      if (task.caseId && !about) return [];
      // To try again is what the row of the case asks for already.
      if (about && task.awaits === 'client' && toReach.has(about.id)) return [];
      const row: QueueRow = {
        ...{ id: task.id, kind: 'task', title: task.title, version: task.version, since: null },
        awaits: task.awaits,
        next: nextTask(task, at),
        case: about ? shownCase(about, talks.get(about.id), at) : null,
        searched: [task.title],
        readiness: (about && readiness.get(about.id)) ?? null,
      };
      return [row];
    }),
  ];
}

function caseRow(
  work: OpenWork & Pick<CaseState, 'followUpAt'>,
  { talk, snooze, at }: { talk: TalkState | undefined; snooze: Snooze | undefined; at: Date },
): Omit<QueueRow, 'readiness'> {
  // What was written moves a case on as much as a step does.
  const changedAt = new Date(Math.max(work.changedAt.getTime(), talk?.staffAt?.getTime() ?? 0));
  const heardAt = talk?.personAt ?? null;
  const isToHear = isHeardNext(work, talk);
  const state = { ...work, changedAt, heardAt, isToHear, snooze: snooze ?? null };
  const told = toldTime(work, at);
  const thing = nextThing(state, at);
  // Whoever works by the list calls in the time that the client was told.
  const isTold = thing.clock === 'contact' && told !== null;
  const next: NextThing = isTold ? { ...thing, dueAt: told.until } : thing;
  return {
    ...{ id: work.id, kind: 'case', title: null, awaits: null, version: work.version, next },
    since: SINCE[next.clock]?.({ ...state, steppedAt: work.changedAt }) ?? null,
    case: shownCase(work, talk, at),
    searched: work.acceptedAt ? [work.contactEmail, work.contactPhone ?? ''] : [],
  };
}

/** Whether the client has decided, and is to say something next: what was answered them, or asked, comes before the policy. */
function isHeardNext(work: OpenWork, talk: TalkState | undefined): boolean {
  return work.isQuoteSettled && isToBeHeard(talk?.said ?? []);
}

/** Since when somebody waits, of what is shown with that: that they were written to ends no waiting for a quote. */
const SINCE: Partial<Record<Clock, (work: OpenWork & CaseState & { steppedAt: Date }) => Date | null>> = {
  accept: ({ openedAt }) => openedAt,
  reply: ({ personWroteAt }) => personWroteAt,
  look: ({ personActedAt, changedAt }) => personActedAt ?? changedAt,
  client: ({ waitingSince, unreachedSince }) => waitingSince ?? unreachedSince,
  silent: ({ waitingSince, changedAt }) => waitingSince ?? changedAt,
  reach: ({ unreachedSince }) => unreachedSince,
  work: ({ steppedAt }) => steppedAt,
};

function shownCase(work: OpenWork, talk: TalkState | undefined, at: Date): NonNullable<QueueRow['case']> {
  const isAccepted = work.acceptedAt !== null;
  const { id, reference, type, title, status, city, version, certificate, act, isQuoteChosen } = work;
  const stage = stageShown(status, work.stage, isQuoteChosen);
  const { contactEmail: email, contactPhone: phone } = work;
  return {
    ...{ id, reference, type, title, status, stage, city, version },
    name: isAccepted ? work.contactName : null,
    contactMethod: isAccepted ? wayFirst(work, at) : null,
    toldTime: toldTime(work, at)?.words ?? null,
    isContacted: work.firstRespondedAt !== null,
    isQuoteChosen,
    isToHear: isHeardNext(work, talk),
    pausedPromise: work.pausedPromiseAt?.toISOString() ?? null,
    reopened: work.firstRespondedAt ? null : reopenedFor(work),
    passedOn: isAccepted ? null : passedOnOf(work),
    returnedAt: isAccepted ? null : (work.returnedAt?.toISOString() ?? null),
    unread: talk?.unread ?? 0,
    toConfirm: isAccepted && isOpenStatus(status) ? work.toConfirm : 0,
    lastPosition: talk?.lastPosition ?? 0,
    ...{ certificate, act: isAccepted ? act : null },
    interests: [...work.interests],
    reach: isAccepted && phone ? { email, phone } : null,
  };
}

function passedOnOf({ isPassedOn, sentAt, firstContactAt }: OpenWork) {
  return isPassedOn ? { sentAt: sentAt.toISOString(), wasReached: firstContactAt !== null } : null;
}

function wayFirst(work: OpenWork, at: Date): OpenWork['contactMethod'] {
  const { contactMethod, promiseAt, firstRespondedAt } = work;
  if (!promiseAt || firstRespondedAt) return contactMethod;
  return firstWay(wishOf(work), { from: at, by: promiseAt });
}

/** When the client was told that they are contacted first, where only one of the times they chose is left before the promise ends. */
function toldTime(work: OpenWork, at: Date) {
  const { acceptedAt, promiseAt, firstRespondedAt } = work;
  if (!acceptedAt || !promiseAt || firstRespondedAt) return null;
  return onlyTime(wishOf(work), { from: at, by: promiseAt });
}

const wishOf = ({ contactMethod, contactWindows, contactEarliestOn }: OpenWork) => ({
  ...{ method: contactMethod, windows: contactWindows, earliestOn: contactEarliestOn },
});

function toItem(
  { next, searched: _, readiness: __, since, case: about, ...row }: QueueRow,
  reachOf: ReachOf,
  offer: Offer,
): QueueItem {
  return {
    ...row,
    case: about && shownWith(about, reachOf, offer),
    ...{ clock: next.clock, section: next.section },
    dueAt: next.dueAt?.toISOString() ?? null,
    since: since?.toISOString() ?? null,
  };
}

type Offer = NonNullable<QueueItem['case']>['offer'];
type ReachOf = (reach: Reach | null) => NonNullable<QueueItem['case']>['mayReach'];

function shownWith({ reach, ...about }: NonNullable<QueueRow['case']>, reachOf: ReachOf, offer: Offer) {
  return { ...about, offer, mayReach: reachOf(reach) };
}

/** Type, city and a day alone say nothing about a person; with a name they do. */
async function recordShown(db: Db, viewer: Viewer, page: readonly QueueRow[]): Promise<void> {
  const named = new Map(page.flatMap((row) => (row.case?.name ? [[row.case.id, row.case]] : [])));
  const fields = ['insurance_type', 'name', 'city'] as const;
  await recordReadings(
    db,
    viewer,
    [...named].map(([caseId, { act, toldTime: told }]) => ({
      caseId,
      fields: [
        ...fields,
        ...(act?.words ? (['messages'] as const) : []),
        ...(told ? (['contact_times'] as const) : []),
      ],
    })),
  );
}
