import packageFile from '../package.json' with { type: 'json' };
import { freePort } from '../tests/fixtures/servers/free-port.ts';
import { answering, type Started, start } from './processes.ts';

export type Product = Started & { url: string };

type ProductOptions = {
  env: Record<string, string>;
  cwd?: string;
  withinSeconds?: number;
  /** Limits hold, and one proxy in front tells the callers' addresses: all loads come from this machine. */
  isLimited?: boolean;
};

const ROOT = new URL('..', import.meta.url).pathname;
/** What `npm start` gives to node: npm itself would stand between us and the process that is measured. */
const START = packageFile.scripts.start.split(' ').slice(1);

/** Starts the real product (what `npm start` runs) with demo data, ready to answer. Rate limits are off unless asked for. */
export async function startProduct({
  env,
  cwd = ROOT,
  withinSeconds = 90,
  isLimited = false,
}: ProductOptions): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, NODE_ENV: 'test', DEMO: '1' };
  const limits: Record<string, string> = isLimited
    ? { RATE_LIMITS: 'on', TRUST_PROXY: '1' }
    : { RATE_LIMITS: 'off' };
  const started = start(process.execPath, START, {
    cwd,
    env: { ...settings, ...limits, LOG_LEVEL: 'warn', ...env },
  });
  try {
    await answering(`${url}/readyz`, started, withinSeconds);
  } catch (error) {
    await started.stop();
    throw error;
  }
  return { ...started, url };
}
