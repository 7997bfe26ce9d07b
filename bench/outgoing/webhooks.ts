import { and, eq, ne } from 'drizzle-orm';
import { bodyOf, newEventId, queueDelivery } from '#app/features/webhooks/publish.server.ts';
import { newSecret } from '#app/features/webhooks/signature.server.ts';
import { webhookDeliveries, webhooks } from '#app/features/webhooks/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { freePort } from '#tests/fixtures/servers/free-port.ts';
import { startNode } from '../processes.ts';
import { type Bench, grouped, progress, type Result } from '../result.ts';
import { untilNone, withOutgoing } from './outgoing-world.ts';

const DELIVERIES = 10_000;
const TARGETS = 10;
const AT_ONCE = 250;
/** How much longer the nine may take beside one that hangs. */
const BAR = 1.2;
const TARGETS_FILE = new URL('./webhook-targets.ts', import.meta.url);

/** Ten thousand deliveries to ten targets by one worker: all of them well, and then one that never answers. */
export const webhookDeliveriesBench: Bench = {
  name: 'webhooks',
  async run(size = DELIVERIES) {
    const port = await freePort();
    const targets = startNode(TARGETS_FILE, [String(port)]);
    try {
      const well = await deliver(size, (nth) => `http://127.0.0.1:${port}/${nth}`);
      const beside = await deliver(size, (nth) => `http://127.0.0.1:${port}/${nth === 0 ? 'hangs' : nth}`);
      return report(size, well, beside);
    } finally {
      await targets.stop();
    }
  },
};

function report(size: number, well: number, beside: number): Result[] {
  const shown = (seconds: number) => `${seconds.toFixed(1)} s, ${grouped((size * 0.9) / seconds)}/s`;
  return [
    {
      name: `${grouped(size)} deliveries, nine of ten targets beside one that hangs`,
      ours: shown(beside),
      peer: `all well: ${shown(well)}`,
      ratio: (beside / well).toFixed(2),
      bar: `<= ${BAR}`,
      pass: beside / well <= BAR,
    },
  ];
}

/** Seconds from the start of the worker until all but the first target have everything. */
async function deliver(size: number, urlOf: (nth: number) => string): Promise<number> {
  return withOutgoing({ WEBHOOK_TARGETS: 'any' }, async ({ db, startWorker }) => {
    const first = await writeDeliveries(db, size, urlOf);
    const from = performance.now();
    await startWorker();
    const waiting = and(eq(webhookDeliveries.state, 'waiting'), ne(webhookDeliveries.webhookId, first));
    const seconds = await untilNone(() => db.$count(webhookDeliveries, waiting), { from, within: 600 });
    progress(`webhooks: nine targets had ${grouped(size * 0.9)} after ${seconds.toFixed(1)} s`);
    return seconds;
  });
}

/** Returns the id of the first target. */
async function writeDeliveries(db: Db, size: number, urlOf: (nth: number) => string): Promise<string> {
  const added = await db
    .insert(webhooks)
    .values(
      Array.from({ length: TARGETS }, (_, nth) => ({
        url: urlOf(nth),
        description: `Target ${nth}`,
        events: ['case.created' as const],
        secret: newSecret(),
      })),
    )
    .returning({ id: webhooks.id });
  const body = bodyOf('case.created', { id: newEventId(), reference: 'AB-7K3M9Q2X', type: 'auto' });
  for (let written = 0; written < size; written += AT_ONCE)
    await db.transaction(async (tx) => {
      for (let nth = written; nth < Math.min(size, written + AT_ONCE); nth += 1) {
        const webhookId = added[nth % TARGETS]?.id ?? '';
        await queueDelivery(tx, { webhookId, eventId: newEventId(), type: 'case.created', body });
      }
    });
  return added[0]?.id ?? '';
}
