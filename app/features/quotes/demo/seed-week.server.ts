import type { UserViewer } from '#app/features/accounts/account-env.server.ts';
import { findDemoUser } from '#app/features/accounts/seed.server.ts';
import { bookCallByLink } from '#app/features/cases/calls/book-call.server.ts';
import { listFreeSlots } from '#app/features/cases/calls/free-slots.server.ts';
import { readCase } from '#app/features/cases/queries/case-queries.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { forgetDemoCases } from '#app/features/cases/seed.server.ts';
import { remindClients } from '#app/features/cases/steps/clock/sweeps.server.ts';
import { type StepRequest, takeStep, takeStepByLink } from '#app/features/cases/steps/take-step.server.ts';
import { listDocuments } from '#app/features/documents/queries/document-queries.server.ts';
import { openDocument } from '#app/features/documents/serving/open-document.server.ts';
import { caseThreads } from '#app/features/messages/case-threads.server.ts';
import { addLine } from '#app/features/messages/commands/add-line.server.ts';
import { consentWordingOn } from '#app/features/quotes/consents/wording.ts';
import { confirmQuote, createQuote, listDemoCases } from '#app/features/quotes/demo/seed.server.ts';
import { findCaseOfRequest } from '#app/features/quotes/queries.server.ts';
import { addTask } from '#app/features/tasks/commands.server.ts';
import { snoozeCase } from '#app/features/tasks/snooze.server.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { playScenes, type Scene } from '#app/platform/clock/scene.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { systemViewer, VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { EARLIER_CASES } from './earlier-cases.server.ts';
import { HARD_CASES } from './hard-cases.server.ts';
import { LONG_CASES } from './long-cases.server.ts';
import { instantOf } from './moments.ts';
import { handIn } from './papers/paper.server.ts';
import type { DemoCase, Happening } from './scripts.server.ts';
import { SHORT_CASES } from './short-cases.server.ts';

type Cast = { client: Viewer; broker: UserViewer | null };

/**
 * A lived-in week of cases for the demo and what came before it, by the real commands, each at its time: whatever a
 * screen shows, it has something to show. On a later day the week begins anew, in place of the one before, so that it always ends today.
 * Needs the demo's accounts; returns false when it was made before on the same day, and then does nothing. What `others`
 * let happen in the same week is played in between.
 */
export async function seedWeek(db: Db, storage: Storage, others: () => Promise<Scene[]>): Promise<boolean> {
  const today = now();
  const { caseIds, begunOn } = await listDemoCases(db);
  if (begunOn === albertaDate(today)) return false;
  await forgetDemoCases(db, caseIds);
  const scenes = [...SHORT_CASES, ...LONG_CASES, ...HARD_CASES, ...EARLIER_CASES].flatMap((demo, index) =>
    scenesOf({ db, storage, today }, { demo, index }),
  );
  // In the order in which it happened, so that newer cases have newer ids, and the ledger is in order of time.
  await playScenes([...scenes, ...(await others())]);
  // The reminders of the week are sent by now: the next look for them would change requests under whoever reads them.
  await remindClients(db, systemViewer('demo'));
  return true;
}

type Stage = { db: Db; storage: Storage; today: Date };

function scenesOf(stage: Stage, { demo, index }: { demo: DemoCase; index: number }): Scene[] {
  const { db, today } = stage;
  const told: { caseId: string; cast: Cast } = { caseId: '', cast: { client: VISITOR, broker: null } };
  const begin = async () => {
    told.cast = await castOf(db, demo);
    told.caseId = await openDemoCase(db, demo, { index, cast: told.cast });
  };
  return [
    { at: instantOf(demo.sent, today), play: begin },
    ...(demo.story ?? []).map((happening) => ({
      at: instantOf(happening.when, today),
      play: () => playHappening(stage, happening, told),
    })),
  ];
}

async function castOf(db: Db, { broker, isDemoClients }: DemoCase): Promise<Cast> {
  return {
    client: isDemoClients ? await viewerOf(db, 'demo_client') : VISITOR,
    broker: broker ? await viewerOf(db, broker) : null,
  };
}

type Opening = { index: number; cast: Cast };

async function openDemoCase(db: Db, demo: DemoCase, { index, cast }: Opening): Promise<string> {
  const contact = {
    fullName: demo.name,
    email: demo.isDemoClients
      ? 'demo.client@example.com'
      : `${demo.name.toLowerCase().replace(' ', '.')}@example.com`,
    phone: `403-555-01${String((70 + index) % 100).padStart(2, '0')}`,
    contactMethod: demo.method ?? 'phone',
    postalCode: demo.postalCode,
  };
  const consent = { wordingVersion: consentWordingOn(albertaDate(now())) };
  const [source, campaign] = demo.campaign?.split(' / ') ?? [];
  const attribution = source && { attribution: { last: { source, campaign } } };
  const { reference } = await createQuote(db, demo.type, { contact, consent, ...attribution }, cast.client);
  await confirmQuote(db, reference);
  const caseId = await findCaseOfRequest(db, reference);
  if (!caseId) throw new Error(`The demo case ${reference} is missing`);
  if (cast.broker) {
    const input = { brokerId: cast.broker.id };
    await takeStep(db, systemViewer('demo'), { caseId, step: 'assign', input });
  }
  return caseId;
}

type Playing = { caseId: string; cast: Cast };

async function playHappening(
  { db, storage, today }: Stage,
  happening: Happening,
  { caseId, cast }: Playing,
): Promise<void> {
  const viewers = { client: cast.client, broker: cast.broker ?? VISITOR, system: systemViewer('demo') };
  const viewer = viewers[happening.by];
  // Who works on a request has opened it, which its person reads in the passport.
  if (happening.by === 'broker') await readCase(db, viewer, caseId);
  if ('sends' in happening) {
    const byLink = viewer.kind === 'visitor';
    return handIn(db, viewer, { caseId, byLink, storage, paper: happening.sends });
  }
  if ('opens' in happening) {
    const { items } = await listDocuments(db, viewer, { caseId });
    const document = items.find(({ name }) => name === happening.opens);
    if (!document) throw new Error(`The demo document ${happening.opens} is missing`);
    await openDocument(db, viewer, { documentId: document.id });
    return;
  }
  if ('books' in happening) {
    const slot = (await listFreeSlots(db, await findCase(db, caseId)))[happening.books];
    if (slot) await bookCallByLink(db, { caseId, startsAt: slot.startsAt.toISOString() });
    return;
  }
  if ('plans' in happening) {
    const dueAt = addBusinessTime(today, { hours: happening.dueInHours }).toISOString();
    await addTask(db, viewer, { id: newId(), title: happening.plans, dueAt, caseId });
    return;
  }
  if ('isPutAside' in happening) {
    const { version } = (await findCase(db, caseId)).row;
    await snoozeCase(db, viewer, { caseId, version, asOf: now().toISOString() });
    return;
  }
  if (!('step' in happening)) {
    const line =
      'says' in happening
        ? { body: happening.says, kind: 'said' as const }
        : { body: happening.note, kind: 'internal' as const };
    await addLine(db, viewer, { subject: { policy: caseThreads, id: caseId }, line });
    return;
  }
  const { input = {}, step } = happening;
  const told = typeof input === 'function' ? input(await findCase(db, caseId)) : input;
  const again = step === 'assign' && cast.broker ? { brokerId: cast.broker.id } : told;
  const request = { caseId, step, input: withDays(again, today) } as StepRequest<typeof step> & {
    caseId: string;
  };
  await (viewer.kind === 'visitor' ? takeStepByLink(db, viewer, request) : takeStep(db, viewer, request));
}

/** Puts days in for `in 3 days`, at any depth. */
function withDays(value: unknown, today: Date): unknown {
  if (Array.isArray(value)) return value.map((one) => withDays(one, today));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withDays(one, today)]));
  }
  const days = typeof value === 'string' ? /^in (\d{1,3}) days$/.exec(value)?.[1] : undefined;
  return days ? albertaDate(new Date(today.getTime() + Number(days) * DAY_MS)) : value;
}

async function viewerOf(db: Db, username: string): Promise<UserViewer> {
  const user = await findDemoUser(db, username);
  if (!user) throw new Error(`The demo account ${username} is missing`);
  return user;
}
