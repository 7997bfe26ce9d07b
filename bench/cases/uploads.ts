import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AT_ONCE } from '#app/features/documents/ui/uploads/upload-state.ts';
import { smallPdf, uploadForm } from '#tests/fixtures/documents/files.ts';
import { freePort } from '#tests/fixtures/servers/free-port.ts';
import { answering, forgetPeak, peakMb, residentMb, start } from '../processes.ts';
import { type Bench, median, progress, type Result } from '../result.ts';
import { type CaseWorld, type SharedCase, withCases } from './case-world.ts';

const MEGABYTES = 10;
/** A little less than what is refused as too much: the small PDF around it counts, too. */
const FILLING = MEGABYTES * 1024 * 1024 - 2_000;
const ROUNDS = 5;
const UPLOADS = 6;
/** Small ones, for which code is compiled: what the first large one adds is seen. */
const WARM_UP = 10;
const SMALL = 1_000;
const BARS = { megabytes: 5, speed: 0.5 };
const SETTLE_MS = 1_000;

type Body = { bytes: Buffer; type: string };
type Contender = {
  name: string;
  pid: number;
  upload: (body: Body) => Promise<void>;
  /** Megabytes of memory that each of those added which came alone, and its milliseconds. */
  added: number[];
  alone: number[];
  /** Megabytes a second of each round in which several came at once. */
  speeds: number[];
};

/**
 * What a file of ten megabytes adds to the memory of the process that takes it, and how fast it takes it. The files'
 * checks, which are another program's work, come later.
 */
export const uploads: Bench = {
  name: 'uploads',
  async run() {
    return withCases(async (world) => {
      const busboy = await startBusboy();
      try {
        const ours = contender('ours', world.product.pid, await uploaderFor(world));
        const peer = contender('bare busboy', busboy.pid, (body) => send(busboy.url, body));
        await takeTurns([ours, peer]);
        return [memoryRow(ours, peer), speedRow(ours, peer)];
      } finally {
        await busboy.stop();
      }
    }, 'web');
  },
};

async function bodyOfForm(filling: number): Promise<Body> {
  const pdf = smallPdf({ behind: `%${'x'.repeat(filling)}` });
  const form = new Request('http://x', { method: 'POST', body: uploadForm(pdf, { category: 'other' }) });
  return { bytes: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') ?? '' };
}

function contender(name: string, pid: number, upload: Contender['upload']): Contender {
  return { name, pid, upload, added: [], alone: [], speeds: [] };
}

async function takeTurns(contenders: readonly Contender[]): Promise<void> {
  const [small, large] = [await bodyOfForm(SMALL), await bodyOfForm(FILLING)];
  for (const { upload } of contenders) for (let index = 0; index < WARM_UP; index += 1) await upload(small);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of contenders) {
      await pause(SETTLE_MS);
      await measureAlone(one, large);
    }
    for (const one of contenders) await measureTogether(one, large);
  }
  for (const { name, added, alone } of contenders) {
    const shown = added.map((megabytes) => megabytes.toFixed(1)).join(' ');
    progress(`uploads, ${name}: ${median(alone).toFixed(0)} ms alone; adds ${shown} MB`);
  }
}

/** As many at once as a page sends, as fast as they are taken. */
async function measureTogether({ upload, speeds }: Contender, body: Body): Promise<void> {
  const from = performance.now();
  const senders = Array.from({ length: AT_ONCE }, async () => {
    for (let index = 0; index < UPLOADS; index += 1) await upload(body);
  });
  await Promise.all(senders);
  speeds.push((AT_ONCE * UPLOADS * MEGABYTES * 1000) / (performance.now() - from));
}

async function measureAlone({ pid, upload, added, alone }: Contender, body: Body): Promise<void> {
  for (let index = 0; index < UPLOADS; index += 1) {
    forgetPeak(pid);
    const before = residentMb(pid);
    const from = performance.now();
    await upload(body);
    alone.push(performance.now() - from);
    const peak = peakMb(pid);
    if (before !== null && peak !== null) added.push(peak - before);
  }
}

/** A case takes twenty documents: each goes to another one. */
async function uploaderFor({ product, sharedCase }: CaseWorld): Promise<Contender['upload']> {
  const cases: SharedCase[] = [];
  while (cases.length * 20 < WARM_UP + ROUNDS * UPLOADS * (1 + AT_ONCE)) cases.push(await sharedCase());
  const turns = Array.from({ length: 20 }, () => cases)
    .flat()
    .values();
  return async (body) => {
    const next = turns.next().value;
    if (!next) throw new Error('There is no room for more documents.');
    await send(`${product.url}/api/cases/${next.id}/documents`, body, next.client.cookie);
  };
}

async function startBusboy() {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'bench-uploads-'))];
  const file = new URL('./uploads-busboy.ts', import.meta.url).pathname;
  const server = start(process.execPath, ['--max-semi-space-size=2', file, String(port), folder]);
  const url = `http://127.0.0.1:${port}/`;
  await answering(url, server, 30);
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { pid: server.pid, url, stop };
}

const agent = new Agent({ keepAlive: true });

function send(url: string, { bytes, type }: Body, cookie?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': type, 'content-length': bytes.length, ...(cookie && { cookie }) };
    const sending = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 201) resolve();
        else reject(new Error(`An upload was answered with ${answer.statusCode}`));
      });
    });
    sending.once('error', reject).end(bytes);
  });
}

function memoryRow(ours: Contender, peer: Contender): Result {
  const shown = ({ added }: Contender) =>
    added.length === 0 ? 'no /proc here' : `+${Math.max(...added).toFixed(1)} MB`;
  return {
    name: `an upload of ${MEGABYTES} MB, the most memory one added of ${ROUNDS * UPLOADS}`,
    ours: shown(ours),
    peer: `bare busboy ${shown(peer)}`,
    ratio: '-',
    bar: `<= ${BARS.megabytes} MB`,
    pass: ours.added.length === 0 ? null : Math.max(...ours.added) <= BARS.megabytes,
  };
}

function speedRow(ours: Contender, peer: Contender): Result {
  const ratio = median(ours.speeds.map((speed, round) => speed / (peer.speeds[round] ?? Number.NaN)));
  const shown = ({ speeds, alone }: Contender) =>
    `${median(speeds).toFixed(0)} MB/s (one alone ${median(alone).toFixed(0)} ms)`;
  return {
    name: `uploads of ${MEGABYTES} MB, ${AT_ONCE} at once`,
    ours: shown(ours),
    peer: `bare busboy ${shown(peer)}`,
    ratio: ratio.toFixed(2),
    bar: `>= ${BARS.speed}`,
    pass: ratio >= BARS.speed,
  };
}
