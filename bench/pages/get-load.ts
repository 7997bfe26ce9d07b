import { find, run } from '../processes.ts';

/** Fixed for every contender, so that their figures compare. */
const CONNECTIONS = 32;

/** What makes the load: `wrk` when installed, otherwise our own generator in a process of its own. */
export const LOAD_TOOL = find('wrk') ? 'wrk' : 'bench/pages/get-load-worker.ts';

/** Answered requests per second for GETs of one address over 32 kept connections. Throws on any error. */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  headers: string[] = [],
): Promise<number> {
  const wrk = find('wrk');
  return wrk ? withWrk(wrk, url, seconds, headers) : withWorker(url, seconds, headers);
}

async function withWrk(wrk: string, url: string, seconds: number, headers: string[]): Promise<number> {
  const named = headers.flatMap((header) => ['-H', header]);
  const out = await run(wrk, ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...named, url], { core: 1 });
  if (/Non-2xx|Socket errors/.test(out)) throw new Error(`${url} was not answered cleanly:\n${out}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1]);
}

async function withWorker(url: string, seconds: number, headers: string[]): Promise<number> {
  const worker = new URL('./get-load-worker.ts', import.meta.url);
  const args = [worker.pathname, url, String(seconds), String(CONNECTIONS), ...headers];
  return Number(await run(process.execPath, args, { core: 1 }));
}
