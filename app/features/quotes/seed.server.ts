import { eq } from 'drizzle-orm';
import type { UserViewer } from '#app/features/accounts/account-env.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { acceptCase } from '#app/features/cases/commands/accept-case.server.ts';
import { assignBroker } from '#app/features/cases/commands/assign-broker.server.ts';
import { loseCase } from '#app/features/cases/commands/change-status.server.ts';
import { logContact } from '#app/features/cases/commands/log-contact.server.ts';
import { returnCase } from '#app/features/cases/commands/return-case.server.ts';
import { withdrawCase } from '#app/features/cases/commands/withdraw-case.server.ts';
import { lockCase } from '#app/features/cases/locked-case.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { systemViewer, VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { submitQuote } from './commands.server.ts';
import { exampleQuote } from './examples.ts';
import type { QuoteType } from './questions/quote-types.ts';
import { type QuoteReceipt, quoteRequestSchema } from './schema.ts';
import { quoteRequests } from './tables.server.ts';
import { confirmRequest } from './tracking/confirm.server.ts';

type Overrides = Parameters<typeof exampleQuote>[1];
type Step = 'accept' | 'contact' | 'return' | 'lose' | 'withdraw';

/** A request as the demo starts with it: who asked, which broker has it, and what happened then. */
type DemoCase = {
  type: QuoteType;
  name: string;
  postalCode: string;
  /** A username; without one the case waits for matching. */
  broker?: string;
  steps?: Step[];
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
    const { row } = await lockCase(tx, request.caseId);
    await confirmRequest(tx, row, request.id);
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
  await assignBroker(db, systemViewer('demo'), { caseId: id, brokerId: broker.id });
  for (const step of demo.steps ?? []) await takeStep(db, step, { reference, broker, client });
}

type People = { reference: string; broker: UserViewer; client: Viewer };

async function takeStep(db: Db, step: Step, { reference, broker, client }: People): Promise<void> {
  const { id: caseId, version } = await caseOf(db, reference);
  switch (step) {
    case 'accept':
      return acceptCase(db, broker, { caseId, version });
    case 'contact':
      return logContact(db, broker, { caseId, version, method: 'phone', note: 'Spoke for ten minutes' });
    case 'return':
      return returnCase(db, broker, { caseId, version, reason: 'no_capacity' });
    case 'lose':
      return loseCase(db, broker, { caseId, version, reason: 'price' });
    case 'withdraw':
      return withdrawCase(db, client, { caseId, version, reason: 'Sold it' });
  }
}

async function caseOf(db: Db, reference: string): Promise<{ id: string; version: number }> {
  const [row] = await db
    .select({ id: cases.id, version: cases.version })
    .from(cases)
    .where(eq(cases.reference, reference));
  if (!row) throw new Error(`The demo case ${reference} is missing`);
  return row;
}

async function viewerOf(db: Db, username: string): Promise<UserViewer> {
  const [user] = await db
    .select({ id: users.id, role: users.role, fullName: users.fullName })
    .from(users)
    .where(eq(users.username, username));
  if (!user) throw new Error(`The demo account ${username} is missing`);
  return { kind: 'user', ...user };
}
