import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

type Check = [name: string, command: string, ...args: string[]];

/** What the last run of the type check found out, by the content of each file: only what changed is read again. */
const TYPES_KNOWN = 'node_modules/.cache/types.tsbuildinfo';

const ROUTE_TYPES: Check = ['route types', 'react-router', 'typegen'];
const CHECKS: Check[] = [
  ['format, lint, cycles', 'biome', 'check', '--error-on-warnings', '.'],
  ['import zones, names, lengths', 'node', 'server/checks/check-zones.ts'],
  ['types', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', TYPES_KNOWN],
  ['dead code', 'knip'],
];

/**
 * `npm run check`: what must hold before anything lands. All of it runs, so that one run shows every problem; what
 * needs no other's result runs at the same time.
 */
const passed = [await run(ROUTE_TYPES), ...(await Promise.all(CHECKS.map(run)))];
process.exitCode = passed.every(Boolean) ? 0 : 1;

/** Runs a check, says how it went, and shows what it printed when it failed; true when it passed. */
async function run([name, command, ...args]: Check): Promise<boolean> {
  const started = performance.now();
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const ended = new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
  const [ok, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  if (!ok) process.stdout.write(`${stdout}${stderr}\n`);
  return ok;
}
