import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../../tests/fixtures/databases/postgres.ts';
import { startProduct } from '../product.ts';
import { type Bench, grouped, median, progress, type Result } from '../result.ts';
import { listenIn, type Statement } from './captured-transaction.ts';
import { postQuotes, type QuoteLoadResult } from './quote-load.ts';
import { prepareReplay, REPLAY_TOOL, type Replay, replay } from './replayed-transaction.ts';

const CONNECTIONS = 16;
const ROUNDS = 3;
const SECONDS = 6;
const RATIO_BAR = 0.4;
const P99_BAR_MS = 100;

type Role = 'web' | 'all';
type Measured = { role: Role; rate: number; atHalf: QuoteLoadResult };

/**
 * Quote submissions over HTTP on a PostgreSQL that waits for its disk, against the very SQL transaction they
 * run, as overheard between the two. Once as a web process alone, once with the job worker in it.
 */
export const quotes: Bench = {
  name: 'quotes',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-data-'));
    await using postgres = await startPostgres({ fsync: true });
    try {
      const captured = await capture(postgres, dataDir);
      const peers: number[] = [];
      const web = await measure('web', postgres, dataDir, async (url) => {
        const rate = await replay({ url, connections: CONNECTIONS, seconds: SECONDS }, captured);
        progress(`quotes, ${REPLAY_TOOL}: ${grouped(rate)} transactions/s`);
        peers.push(rate);
      });
      const all = await measure('all', postgres, dataDir, async () => undefined);
      return [web, all].flatMap((measured) => report(measured, median(peers)));
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function capture(postgres: TestPostgres, dataDir: string): Promise<Replay> {
  const ear = await listenIn(postgres.url);
  try {
    const product = await startProduct({ env: { DATABASE_URL: ear.url, DATA_DIR: dataDir, ROLE: 'web' } });
    await postQuotes({ url: product.url, connections: 1, seconds: 1 }).finally(product.stop);
  } finally {
    ear.close();
  }
  const opensCase = (statements: Statement[]) =>
    statements.some(({ text }) => /insert into "cases"/.test(text));
  const [first, second] = ear.transactions.filter(opensCase).slice(-2);
  if (!first || !second) throw new Error('fewer than two submissions were overheard');
  const captured = prepareReplay(first, second);
  progress(
    `quotes: a submission is ${first.length} statements, ${captured.renewed.size} values are new each time`,
  );
  return captured;
}

/** A database of its own for each role; `between` runs after each round on that database, the server idle. */
async function measure(
  role: Role,
  postgres: TestPostgres,
  dataDir: string,
  between: (url: string) => Promise<void>,
): Promise<Measured> {
  const databaseUrl = await postgres.createDatabase();
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ROLE: role };
  const product = await startProduct({ env });
  try {
    const load = { url: product.url, connections: CONNECTIONS, seconds: SECONDS };
    await postQuotes({ ...load, seconds: 3 });
    const rates: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { perSecond } = await postQuotes(load);
      progress(`quotes, ROLE=${role}, round ${round}: ${grouped(perSecond)} submissions/s`);
      rates.push(perSecond);
      await between(databaseUrl);
    }
    const rate = median(rates);
    const atHalf = await postQuotes({ ...load, seconds: 10, rate: rate / 2 });
    return { role, rate, atHalf };
  } finally {
    await product.stop();
  }
}

function report({ role, rate, atHalf }: Measured, peer: number): Result[] {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return [
    {
      name: `quote submissions, ROLE=${role}, ${CONNECTIONS} at once`,
      ours: `${grouped(rate)}/s`,
      peer: `${REPLAY_TOOL} ${grouped(peer)}/s`,
      ratio: (rate / peer).toFixed(2),
      bar: `>= ${RATIO_BAR}`,
      pass: rate / peer >= RATIO_BAR,
    },
    {
      name: `quote submissions, ROLE=${role}, p99 at ${grouped(rate / 2)}/s`,
      ours: ms(atHalf.p99),
      peer: `p50 ${ms(atHalf.p50)}, p95 ${ms(atHalf.p95)}`,
      ratio: '-',
      bar: `<= ${P99_BAR_MS} ms`,
      pass: atHalf.p99 <= P99_BAR_MS,
    },
  ];
}
