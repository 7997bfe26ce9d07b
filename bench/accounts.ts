import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../tests/fixtures/databases/postgres.ts';
import { requestsPerSecond } from './pages/get-load.ts';
import { startProduct } from './product.ts';
import { type Bench, grouped, median, progress, type Result } from './result.ts';
import { percentile } from './timetable.ts';

const ROUNDS = 3;
const SECONDS = 4;
const SIGNED_IN_BAR = 1_500;
const LOGINS = 50;
const HEALTH_BAR_MS = 50;
/** Between two looks at /healthz, as a load balancer would look, only more often. */
const LOOK_EVERY_MS = 5;

/** Who is signed in, asked with and without a session, and how long others wait while people log in. */
export const accounts: Bench = {
  name: 'accounts',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-data-'));
    await using postgres = await startPostgres({ fsync: true });
    const env = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: dataDir, ROLE: 'web' };
    const product = await startProduct({ env });
    try {
      return [await askWhoIsSignedIn(product.url), ...(await logInAtOnce(product.url))];
    } finally {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function askWhoIsSignedIn(url: string): Promise<Result> {
  const login = await logIn(url);
  const cookie = login.headers.getSetCookie().map((line) => line.split(';')[0]);
  const headers = [`Cookie: ${cookie.join('; ')}`];
  const rates = { visitor: [] as number[], user: [] as number[] };
  await requestsPerSecond(`${url}/api/user`, 2, headers);
  for (let round = 1; round <= ROUNDS; round += 1) {
    rates.visitor.push(await requestsPerSecond(`${url}/api/user`, SECONDS));
    rates.user.push(await requestsPerSecond(`${url}/api/user`, SECONDS, headers));
    progress(`accounts, round ${round}: ${grouped(rates.user.at(-1) ?? 0)}/s with a session`);
  }
  const [visitor, user] = [median(rates.visitor), median(rates.user)];
  return {
    name: 'GET /api/user with a session, PostgreSQL',
    ours: `${grouped(user)}/s`,
    peer: `without a session ${grouped(visitor)}/s`,
    ratio: (user / visitor).toFixed(2),
    bar: `>= ${grouped(SIGNED_IN_BAR)}/s`,
    pass: user >= SIGNED_IN_BAR,
  };
}

async function logInAtOnce(url: string): Promise<Result[]> {
  const worst: number[] = [];
  const waits: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const isOver = new AbortController();
    const looking = lookAtHealth(url, isOver.signal);
    const from = performance.now();
    const took = await Promise.all(
      Array.from({ length: LOGINS }, () => logIn(url).then(() => performance.now() - from)),
    );
    isOver.abort();
    const looks = await looking;
    worst.push(percentile(looks, 0.99));
    waits.push(percentile(took, 0.5));
    progress(`accounts, round ${round}: ${looks.length} looks, p99 ${percentile(looks, 0.99).toFixed(1)} ms`);
  }
  const p99 = median(worst);
  return [
    {
      name: `GET /healthz during ${LOGINS} logins at once, p99`,
      ours: `${p99.toFixed(1)} ms`,
      peer: `a login, p50 ${median(waits).toFixed(0)} ms`,
      ratio: '-',
      bar: `<= ${HEALTH_BAR_MS} ms`,
      pass: p99 <= HEALTH_BAR_MS,
    },
  ];
}

async function logIn(url: string): Promise<Response> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo_client', password: 'DemoPass1' }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The login was answered with ${answer.status}`);
  return answer;
}

async function lookAtHealth(url: string, isOver: AbortSignal): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const looks: number[] = [];
  while (!isOver.aborted) {
    looks.push(await timeOf(`${url}/healthz`, agent));
    await wait(LOOK_EVERY_MS);
  }
  agent.destroy();
  return looks;
}

function timeOf(url: string, agent: Agent): Promise<number> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(performance.now() - from));
    });
    asked.once('error', reject).end();
  });
}
