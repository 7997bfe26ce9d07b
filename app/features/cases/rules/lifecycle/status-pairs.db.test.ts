import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { CASE_STATUSES, type CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { acceptCase, withdrawCase } from '#tests/fixtures/api/cases/case-steps.ts';
import { summary } from '#tests/fixtures/api/cases/worked-case.ts';

const app = await testApp();
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const admin = await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const dana = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' });
const olive = await createBroker(db, { username: 'olive', fullName: 'Olive Broker' });
const as = {
  client: await app.as({ username: 'client' }),
  broker: await app.as({ username: 'dana' }),
  admin: await app.as({ username: 'admin' }),
};
type Who = keyof typeof as;

const take = (who: typeof admin, caseId: string, step: Parameters<typeof takeStep>[2]['step'], input = {}) =>
  takeStep(db, who, { caseId, step, input } as Parameters<typeof takeStep>[2]);

const WON = { insurer: 'Prairie Mutual', effectiveOn: albertaDate(now()) };

async function worked(...steps: [step: Parameters<typeof take>[2], input: object][]): Promise<string> {
  const { id } = await createAssignedCase(db, dana, {}, client);
  await acceptCase(db, dana, { caseId: id });
  for (const [step, input] of steps) await take(dana, id, step, input);
  return id;
}

/** How a case comes to stand in each status, by real steps. */
const STAND: Record<CaseStatus, () => Promise<string>> = {
  new: async () => (await createCase(db, {}, client)).id,
  assigned: async () => (await createAssignedCase(db, dana, {}, client)).id,
  in_progress: () => worked(),
  waiting_on_client: () => worked(['wait_for_client', { note: 'Which car?' }]),
  quoted: () => worked(['send_quotes', { summaries: [summary()] }]),
  won: () => worked(['win', WON]),
  lost: () => worked(['lose', { reason: 'price' }]),
  withdrawn: async () => {
    const id = await worked();
    await withdrawCase(db, client, { caseId: id });
    return id;
  },
  duplicate: async () => {
    const [id, into] = await Promise.all([createCase(db, {}, client), createCase(db, {}, client)]);
    await take(admin, id.id, 'merge', { intoId: into.id, into: into.reference, reason: 'Sent twice' });
    return id.id;
  },
  spam: async () => {
    const { id } = await createCase(db, {}, client);
    await take(admin, id, 'mark_not_real', { reason: 'did_not_ask' });
    return id;
  },
};

const ENDS: Partial<Record<CaseStatus, Who[]>> = {
  lost: ['broker', 'admin'],
  withdrawn: ['client', 'admin'],
  spam: ['broker', 'admin'],
};

/** Who moves a case from where to where; another broker is asked at any time, but for what was joined with another request. */
const PAIRS: Record<CaseStatus, Partial<Record<CaseStatus, Who[]>>> = {
  // No broker has it.
  new: { assigned: ['admin'], lost: ['admin'], withdrawn: ['client', 'admin'], spam: ['admin'] },
  assigned: { assigned: ['admin'], new: ['broker', 'admin'], in_progress: ['broker', 'admin'], ...ENDS },
  in_progress: {
    ...{ assigned: ['admin'], new: ['admin'], waiting_on_client: ['broker'], quoted: ['broker'] },
    ...{ won: ['broker', 'admin'], ...ENDS },
  },
  waiting_on_client: {
    ...{ assigned: ['admin'], new: ['admin'], in_progress: ['broker'], quoted: ['broker'], ...ENDS },
  },
  quoted: {
    ...{ assigned: ['admin'], new: ['admin'], in_progress: ['client', 'broker'] },
    ...{ won: ['broker', 'admin'], ...ENDS },
  },
  // Opened again within 30 days: with the broker who still has it, or from the beginning.
  won: { assigned: ['admin'], in_progress: ['client', 'broker', 'admin'] },
  lost: { assigned: ['admin'], in_progress: ['client', 'broker', 'admin'] },
  withdrawn: { assigned: ['admin'], new: ['client', 'admin'] },
  duplicate: {},
  spam: { assigned: ['admin'], new: ['admin'] },
};

/** What is refused for a reason of its own, in the words of that reason: the pair exists, and not for this case. */
const NOT_NOW: Partial<Record<CaseStatus, Partial<Record<CaseStatus, string>>>> = {
  new: { in_progress: 'There is nothing to undo. Only automatic steps of the last day can be undone.' },
  in_progress: { in_progress: 'There is no current quote to answer.' },
  won: { new: 'A broker has this case.' },
  lost: { new: 'A broker has this case.' },
  withdrawn: { in_progress: 'No broker has this case.' },
};

const WITHOUT_BROKER: readonly CaseStatus[] = ['new', 'withdrawn', 'duplicate', 'spam'];

/** The call by which somebody moves a case there: another broker and quotes have calls of their own. */
function moving(who: Who, { id, from, to }: { id: string; from: CaseStatus; to: CaseStatus }) {
  const isTheirs = PAIRS[from][to]?.includes(who) ?? false;
  if (isTheirs && to === 'assigned') {
    const told = { brokerId: olive.id, reason: 'Somebody else suits better' };
    return { path: `/api/admin/cases/${id}/assign`, told };
  }
  if (isTheirs && to === 'quoted') return { path: `/api/cases/${id}/quotes`, told: summary() };
  return { path: `/api/cases/${id}/transitions`, told: { to, ...said(from, to) } };
}

function said(from: CaseStatus, to: CaseStatus): object {
  if (to === 'won') return WON;
  if (to === 'waiting_on_client') return { note: 'Which car?' };
  if (to === 'lost') return { reason: 'price' };
  if (to === 'spam') return { reason: 'did_not_ask' };
  if (to === 'new') return { reason: from === 'assigned' ? 'no_capacity' : 'Second thoughts' };
  if (to !== 'in_progress') return {};
  if (from === 'quoted') return { note: 'A higher deductible, please' };
  return ['new', 'won', 'lost', 'withdrawn'].includes(from) ? { reason: 'Second thoughts' } : {};
}

type Read = { status: CaseStatus; version: number };

test.for(CASE_STATUSES)(
  'from %s a case moves where it may, and anything else is refused in its words',
  async (from) => {
    for (const who of Object.keys(as) as Who[]) {
      let id = await STAND[from]();
      for (const to of CASE_STATUSES) {
        const read = async (): Promise<Read> => (await as.admin.request(`/api/cases/${id}`)).json();
        const { status, version } = await read();
        expect(status).toBe(from);
        const { path, told } = moving(who, { id, from, to });
        const answer = await as[who].request(path, { method: 'POST', json: { version, ...told } });
        const { message } = (await answer.clone().json()) as { message?: string };
        const label = `${who}: ${from} to ${to}`;
        if (who === 'broker' && WITHOUT_BROKER.includes(from)) {
          expect([answer.status, await read()], label).toEqual([404, expect.objectContaining({ version })]);
          continue;
        }
        const movers = PAIRS[from][to];
        if (movers?.includes(who)) {
          expect([answer.ok, message, (await read()).status], label).toEqual([true, undefined, to]);
          id = await STAND[from]();
          continue;
        }
        expect(await read(), label).toMatchObject({ version });
        const isOthers = answer.status === 403 && (movers !== undefined || NOT_NOW[from]?.[to] !== undefined);
        const words = NOT_NOW[from]?.[to] ?? `This case cannot move from ${from} to ${to}.`;
        if (!isOthers) expect([answer.status, message], label).toEqual([409, words]);
      }
    }
  },
);
