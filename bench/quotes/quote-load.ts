import { run } from '../processes.ts';

/** `rate` is requests per second on a timetable; without it, as fast as `connections` are answered. */
export type QuoteLoad = {
  url: string;
  connections: number;
  seconds: number;
  rate?: number;
  /** Each quote comes from an address of its own, told by a proxy, as it does when limits are on. */
  isBehindProxy?: true;
};

/** Times in milliseconds. */
export type QuoteLoadResult = {
  perSecond: number;
  answered: number;
  p50: number;
  p95: number;
  p99: number;
  failures: string[];
};

const WORKER = new URL('./quote-load-worker.ts', import.meta.url);

/** Posts distinct, valid car quotes. Throws when one of them is not answered with 201. */
export async function postQuotes(load: QuoteLoad): Promise<QuoteLoadResult> {
  const result: QuoteLoadResult = JSON.parse(
    await run(process.execPath, [WORKER.pathname, JSON.stringify(load)]),
  );
  if (result.failures.length > 0) throw new Error(`quotes were not accepted: ${result.failures.join('; ')}`);
  return result;
}
