import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../tests/fixtures/servers/free-port.ts';
import { answering, CAN_PIN, find, type Started, startNode } from '../processes.ts';
import { type Bench, grouped, median, progress, type Result } from '../result.ts';
import { LOAD_TOOL, requestsPerSecond } from './get-load.ts';
import { startNginx } from './home-nginx.ts';

const SITE = new URL('../../build/client/', import.meta.url).pathname;
/** Many short rounds, compared within each: whatever else the machine does then hits all contenders alike. */
const ROUNDS = 7;
const SECONDS = 1;

type Contender = { name: string; url: string; headers: string[]; rates: number[] };

/** The home page from memory against Hono's serveStatic and nginx on the same file, uncompressed. */
export const home: Bench = {
  name: 'home',
  async run() {
    // nginx's worker may be another user who cannot enter this checkout, so all three read a copy.
    const dir = await copySite();
    const started: Started[] = [];
    try {
      const contenders = await startAll(dir, started);
      const bytes = (await readFile(join(dir, 'index.html'))).length;
      await refuseDifferentBytes(contenders, bytes);
      await measure(contenders);
      return report(contenders, bytes);
    } finally {
      for (const each of started) await each.stop();
      await rm(dirname(dir), { recursive: true, force: true });
    }
  },
};

async function copySite(): Promise<string> {
  await stat(join(SITE, 'index.html')).catch(() => {
    throw new Error('the site is not built: run `npm run build` first');
  });
  const parent = await mkdtemp(join(tmpdir(), 'bench-site-'));
  await chmod(parent, 0o755);
  const dir = join(parent, 'client');
  await mkdir(dir);
  await cp(SITE, dir, { recursive: true });
  return dir;
}

async function startAll(dir: string, started: Started[]): Promise<Contender[]> {
  const contenders: Contender[] = [];
  const add = async (names: [string, string[]][], make: (port: number) => Promise<Started> | Started) => {
    const port = await freePort();
    const each = await make(port);
    started.push(each);
    const url = `http://127.0.0.1:${port}/`;
    await answering(url, each, 60);
    for (const [name, headers] of names) contenders.push({ name, url, headers, rates: [] });
  };
  const ours = new URL('./home-ours.ts', import.meta.url);
  const hono = new URL('./home-hono.ts', import.meta.url);
  const nginx = find('nginx');
  const forms: [string, string[]][] = [
    ['ours', []],
    ['ours, brotli', ['Accept-Encoding: br']],
  ];
  await add(forms, (port) => startNode(ours, [dir, String(port)], { core: 0 }));
  await add([['serveStatic', []]], (port) => startNode(hono, [dir, String(port)], { core: 0 }));
  if (nginx) await add([['nginx', []]], (port) => startNginx(nginx, dir, port));
  return contenders;
}

async function refuseDifferentBytes(contenders: Contender[], bytes: number): Promise<void> {
  for (const { name, url, headers } of contenders) {
    if (headers.length > 0) continue;
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
    const length = (await response.arrayBuffer()).byteLength;
    if (response.status !== 200 || length !== bytes) {
      throw new Error(`${name} answered ${response.status} with ${length} bytes instead of ${bytes}`);
    }
  }
}

async function measure(contenders: Contender[]): Promise<void> {
  for (const { url, headers } of contenders) await requestsPerSecond(url, 2, headers);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const contender of contenders) {
      const rate = await requestsPerSecond(contender.url, SECONDS, contender.headers);
      contender.rates.push(rate);
      progress(`home page, round ${round}, ${contender.name}: ${grouped(rate)} requests/s`);
    }
  }
}

function report(contenders: Contender[], bytes: number): Result[] {
  const ratesOf = (name: string) => contenders.find((contender) => contender.name === name)?.rates;
  const shown = (rates: number[] | undefined) => (rates ? `${grouped(median(rates))}/s` : 'not installed');
  const ours = ratesOf('ours') ?? [];
  const against = (name: string, bar: number): Result => {
    const peer = ratesOf(name);
    const ratio = peer && median(ours.map((rate, round) => rate / (peer[round] ?? Number.NaN)));
    return {
      name: `home page, identity, ${grouped(bytes)} bytes, ${LOAD_TOOL}${CAN_PIN ? ', one core each' : ''}`,
      ours: shown(ours),
      peer: `${name} ${shown(peer)}`,
      ratio: ratio ? ratio.toFixed(2) : '-',
      bar: `>= ${bar}`,
      pass: ratio ? ratio >= bar : null,
    };
  };
  const brotli = {
    name: 'home page, brotli',
    ours: shown(ratesOf('ours, brotli')),
    peer: '-',
    ratio: '-',
    bar: '-',
    pass: null,
  };
  return [against('serveStatic', 8), against('nginx', 0.4), brotli];
}
