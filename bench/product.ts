import packageFile from '../package.json' with { type: 'json' };
import { freePort } from '../tests/fixtures/free-port.ts';
import { answering, type Started, start } from './processes.ts';

export type Product = Started & { url: string };

type ProductOptions = { env: Record<string, string>; cwd?: string; withinSeconds?: number };

const ROOT = new URL('..', import.meta.url).pathname;
/** What `npm start` gives to node: npm itself would stand between us and the process that is measured. */
const START = packageFile.scripts.start.split(' ').slice(1);

/** Starts the real product (what `npm start` runs) with demo data and no rate limits, ready to answer. */
export async function startProduct({
  env,
  cwd = ROOT,
  withinSeconds = 90,
}: ProductOptions): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, NODE_ENV: 'test', DEMO: '1' };
  const quiet = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const started = start(process.execPath, START, {
    cwd,
    env: { ...settings, ...quiet, ...env },
  });
  try {
    await answering(`${url}/readyz`, started, withinSeconds);
  } catch (error) {
    await started.stop();
    throw error;
  }
  return { ...started, url };
}
