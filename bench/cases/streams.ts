import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '#tests/fixtures/servers/free-port.ts';
import { answering, residentMb, start } from '../processes.ts';
import { type Bench, grouped, progress, type Result } from '../result.ts';
import { onTimetable, percentile, poster } from '../timetable.ts';
import { type CaseWorld, type SharedCase, withCases } from './case-world.ts';
import { type Listener, openStreams } from './open-streams.ts';

const STREAMS = 2_000;
/** Nobody may have more than twelve. */
const STREAMS_OF_ONE = 10;
const CASES = 20;
const MESSAGES = { rate: 10, seconds: 20 };
const BARS = { kilobytes: 40, p95: 250 };
const SETTLE_MS = 5_000;

type Measured = { kilobytes: number | null; p50: number; p95: number };
type Target = {
  pid: number;
  /** Streams that only wait. */
  idle: Listener[];
  /** Sends a message, and resolves when its reader, who hears `onEvent`, has its text. */
  exchange: (index: number, due: number) => Promise<number>;
  /** Streams of readers. */
  readers: Listener[];
};

/** What an open stream of events costs, and how soon somebody reads what another has written while 2,000 are open. */
export const streams: Bench = {
  name: 'streams',
  async run() {
    const ours = await withCases(async (world) => measure('ours', await ourTarget(world)));
    const peer = await measureHono();
    return [memoryRow(ours, peer), messageRow(ours, peer)];
  },
};

async function measure(name: string, { pid, idle, readers, exchange }: Target): Promise<Measured> {
  const open = await openStreams(readers);
  // What both cost before the first of the many streams: code that is compiled, connections to the database.
  await onTimetable({ ...MESSAGES, seconds: 5 }, async (due) => exchange(0, due));
  await pause(SETTLE_MS);
  const before = residentMb(pid);
  const many = await openStreams(idle);
  await pause(SETTLE_MS);
  const after = residentMb(pid);
  const kilobytes = before === null || after === null ? null : ((after - before) * 1024) / idle.length;
  let index = 0;
  const took = await onTimetable(MESSAGES, (due) => exchange(index++, due));
  many.close();
  open.close();
  const measured = { kilobytes, p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
  progress(
    `streams, ${name}: ${kilobytes?.toFixed(1)} kB each, p50 ${measured.p50.toFixed(1)} ms, p95 ${measured.p95.toFixed(1)} ms`,
  );
  return measured;
}

const linesOf = z.object({ items: z.array(z.object({ body: z.string() })), revision: z.int() });

/** The client writes; the broker's page hears that something changed, and reads what came since. */
async function ourTarget({ product, person, sharedCase }: CaseWorld): Promise<Target> {
  const url = product.url;
  const waiting = new Map<string, () => void>();
  const cases: (SharedCase & { revision: number })[] = [];
  for (let index = 0; index < CASES; index += 1) cases.push({ ...(await sharedCase()), revision: 0 });
  const readers = cases.map((one) => ({
    url: `${url}/api/events`,
    cookie: one.broker.cookie,
    onEvent: async ({ event = '', data }: { event?: string | undefined; data: string }) => {
      if (event !== 'change' || !data.includes(`cases/${one.id}/messages`)) return;
      const answer = await fetch(`${url}/api/cases/${one.id}/messages?since=${one.revision}`, {
        headers: { cookie: one.broker.cookie },
      });
      const page = linesOf.parse(await answer.json());
      one.revision = Math.max(one.revision, page.revision);
      for (const { body } of page.items) waiting.get(body)?.();
    },
  }));
  const idle: Listener[] = [];
  while (idle.length < STREAMS) {
    const { cookie } = await person('client');
    const own = { url: `${url}/api/events`, cookie };
    idle.push(...Array.from({ length: STREAMS_OF_ONE }, () => own));
  }
  const exchange = async (index: number, due: number) => {
    const { id, client } = cases[index % cases.length] ?? cases[0] ?? (await sharedCase());
    const body = randomUUID();
    const isRead = new Promise<void>((resolve) => waiting.set(body, resolve));
    const sent = await fetch(`${url}/api/cases/${id}/messages`, {
      method: 'POST',
      headers: { cookie: client.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ body }),
    });
    if (!sent.ok) throw new Error(`A message was answered with ${sent.status}: ${await sent.text()}`);
    await isRead;
    waiting.delete(body);
    return performance.now() - due;
  };
  return { pid: product.pid, idle, readers, exchange };
}

async function measureHono(): Promise<Measured> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = new URL('./streams-hono.ts', import.meta.url).pathname;
  const server = start(process.execPath, ['--max-semi-space-size=2', file, String(port)]);
  const { post, close } = poster(`${url}/messages/reader`, 10);
  try {
    await answering(`${url}/healthz`, server, 30);
    const waiting = new Map<string, () => void>();
    const reader = {
      url: `${url}/events/reader`,
      onEvent: ({ data }: { data: string }) => waiting.get(data)?.(),
    };
    const idle = Array.from({ length: STREAMS }, (_, index) => ({ url: `${url}/events/${index}` }));
    const exchange = async (_: number, due: number) => {
      const body = randomUUID();
      const isRead = new Promise<void>((resolve) => waiting.set(body, resolve));
      await post({ body }, due);
      await isRead;
      return performance.now() - due;
    };
    return await measure('bare Hono', { pid: server.pid, idle, readers: [reader], exchange });
  } finally {
    close();
    await server.stop();
  }
}

function memoryRow(ours: Measured, peer: Measured): Result {
  const shown = ({ kilobytes }: Measured) =>
    kilobytes === null ? 'no /proc here' : `${kilobytes.toFixed(1)} kB`;
  return {
    name: `an open stream of events, memory of ${grouped(STREAMS)}, each`,
    ours: shown(ours),
    peer: `bare Hono ${shown(peer)}`,
    ratio: ours.kilobytes && peer.kilobytes ? (ours.kilobytes / peer.kilobytes).toFixed(2) : '-',
    bar: `<= ${BARS.kilobytes} kB`,
    pass: ours.kilobytes === null ? null : ours.kilobytes <= BARS.kilobytes,
  };
}

function messageRow(ours: Measured, peer: Measured): Result {
  return {
    name: `message to reader while ${grouped(STREAMS)} streams are open, p95`,
    ours: `${ours.p95.toFixed(1)} ms (p50 ${ours.p50.toFixed(1)})`,
    peer: `bare Hono ${peer.p95.toFixed(1)} ms`,
    ratio: (ours.p95 / peer.p95).toFixed(2),
    bar: `<= ${BARS.p95} ms`,
    pass: ours.p95 <= BARS.p95,
  };
}
