import { eq } from 'drizzle-orm';
import type { UserViewer } from '#app/features/accounts/account-env.server.ts';
import { findDemoUser } from '#app/features/accounts/seed.server.ts';
import { findCase, holdCase } from '#app/features/cases/records/held-case.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { systemViewer, VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { submitQuote } from './commands/submit-quote.server.ts';
import { exampleQuote } from './examples.ts';
import { findCaseOfRequest } from './queries.server.ts';
import type { QuoteType } from './questions/quote-types.ts';
import { type QuoteReceipt, quoteRequestSchema } from './schema.ts';
import { quoteRequests } from './tables.server.ts';
import { confirmRequest } from './tracking/confirm.server.ts';

type Overrides = Parameters<typeof exampleQuote>[1];
type DemoStep = 'accept' | 'contact' | 'return' | 'lose' | 'withdraw';

/** A request as the demo starts with it: who asked, which broker has it, and what happened then. */
type DemoCase = {
  type: QuoteType;
  name: string;
  postalCode: string;
  /** A username; without one the case waits for matching. */
  broker?: string;
  steps?: DemoStep[];
  method?: 'phone' | 'email' | 'text';
  isDemoClients?: true;
};

const DEMO_CASES: DemoCase[] = [
  {
    type: 'supervisa',
    name: 'Harpreet Dhillon',
    postalCode: 'T3J 4L8',
    broker: 'demo_broker',
    steps: ['return'],
  },
  {
    type: 'group-benefits',
    name: 'Noor Rahman',
    postalCode: 'T2E 7P1',
    broker: 'demo_broker',
    steps: ['return'],
  },
  {
    type: 'auto',
    name: 'Brett Lindqvist',
    postalCode: 'T2N 1N4',
    broker: 'demo_broker',
    steps: ['accept', 'lose'],
  },
  {
    type: 'specialty',
    name: 'Casey Morgan',
    postalCode: 'T2P 2M5',
    broker: 'demo_broker',
    steps: ['withdraw'],
    isDemoClients: true,
  },
  {
    type: 'home',
    name: 'Tomas Eriksen',
    postalCode: 'T5K 2M5',
    broker: 'demo_broker_edmonton',
    steps: ['contact'],
  },
  { type: 'business', name: 'Alix Beaulieu', postalCode: 'T4N 6V9', broker: 'demo_broker_red_deer' },
  {
    type: 'life',
    name: 'Grace Achebe',
    postalCode: 'T1J 0P3',
    broker: 'demo_broker_lethbridge',
    steps: ['accept'],
  },
  {
    type: 'commercial-auto',
    name: 'Wade Kowalchuk',
    postalCode: 'T9H 3E3',
    broker: 'demo_broker_fort_mcmurray',
    steps: ['accept', 'contact'],
  },
  {
    type: 'travel',
    name: 'Mina Castellanos',
    postalCode: 'T3A 5K8',
    broker: 'demo_broker',
    steps: ['accept'],
  },
  {
    type: 'auto',
    name: 'Casey Morgan',
    postalCode: 'T2P 2M5',
    broker: 'demo_broker',
    steps: ['accept', 'contact'],
    isDemoClients: true,
  },
  { type: 'business', name: 'Yuki Tanabe', postalCode: 'T2R 0B3', broker: 'demo_broker' },
  { type: 'home', name: 'Leah Stonechild', postalCode: 'T2T 0C8', broker: 'demo_broker', method: 'email' },
  { type: 'auto', name: 'Jordan Makokis', postalCode: 'T2P 1J9', broker: 'demo_broker', method: 'text' },
];

/** Sends a quote request with the real command, for the demo and for tests. */
export async function createQuote(
  db: Db,
  type: QuoteType,
  overrides: Overrides = {},
  viewer: Viewer = VISITOR,
): Promise<QuoteReceipt> {
  const request = quoteRequestSchema.parse(exampleQuote(type, overrides));
  return submitQuote(db, viewer, request, {
    ip: '203.0.113.10',
    page: '/get-quote',
    idempotencyKey: newId(),
  });
}

/** Confirms a request, as opening its mailed link does. */
export async function confirmQuote(db: Db, reference: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [request] = await tx.select().from(quoteRequests).where(eq(quoteRequests.reference, reference));
    if (!request) throw new Error(`There is no request ${reference}`);
    await confirmRequest(tx, await holdCase(tx, request.caseId), request.id);
  });
}

/** The demo's cases in many states, by the real commands. Needs the demo's accounts; does nothing twice. */
export async function seedQuotes(db: Db): Promise<void> {
  const [existing] = await db.select({ id: quoteRequests.id }).from(quoteRequests).limit(1);
  if (existing) return;
  for (const [index, demo] of DEMO_CASES.entries()) await seedCase(db, demo, index);
}

async function seedCase(db: Db, demo: DemoCase, index: number): Promise<void> {
  const client = demo.isDemoClients ? await viewerOf(db, 'demo_client') : VISITOR;
  const email = demo.isDemoClients
    ? 'demo.client@example.com'
    : `${demo.name.toLowerCase().replace(' ', '.')}@example.com`;
  const contact = {
    fullName: demo.name,
    email,
    phone: `403-555-01${String(70 + index).padStart(2, '0')}`,
    contactMethod: demo.method ?? 'phone',
    postalCode: demo.postalCode,
  };
  const { reference } = await createQuote(db, demo.type, { contact }, client);
  await confirmQuote(db, reference);
  if (!demo.broker) return;
  const broker = await viewerOf(db, demo.broker);
  const { id } = await caseOf(db, reference);
  await takeStep(db, systemViewer('demo'), {
    caseId: id,
    step: 'assign',
    input: { brokerId: broker.id },
  });
  for (const step of demo.steps ?? []) await playStep(db, step, { reference, broker, client });
}

type People = { reference: string; broker: UserViewer; client: Viewer };

async function playStep(db: Db, step: DemoStep, { reference, broker, client }: People): Promise<void> {
  const { id: caseId, version } = await caseOf(db, reference);
  const told = { caseId, version };
  switch (step) {
    case 'accept':
      await takeStep(db, broker, { ...told, step, input: {} });
      return;
    case 'contact':
      await takeStep(db, broker, {
        ...told,
        step: 'log_contact',
        input: { method: 'phone', note: 'Spoke for ten minutes' },
      });
      return;
    case 'return':
      await takeStep(db, broker, { ...told, step, input: { reason: 'no_capacity' } });
      return;
    case 'lose':
      await takeStep(db, broker, { ...told, step, input: { reason: 'price' } });
      return;
    case 'withdraw':
      await takeStep(db, client, { ...told, step, input: { reason: 'Sold it' } });
  }
}

async function caseOf(db: Db, reference: string): Promise<{ id: string; version: number }> {
  const id = await findCaseOfRequest(db, reference);
  if (!id) throw new Error(`The demo case ${reference} is missing`);
  const { row } = await findCase(db, id);
  return row;
}

async function viewerOf(db: Db, username: string): Promise<UserViewer> {
  const user = await findDemoUser(db, username);
  if (!user) throw new Error(`The demo account ${username} is missing`);
  return user;
}
