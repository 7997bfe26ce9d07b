import { spawnSync } from 'node:child_process';

/** What the last run of the type check found out, by the content of each file: only what changed is read again. */
const TYPES_KNOWN = 'node_modules/.cache/types.tsbuildinfo';

/** `npm run check`: what must hold before anything lands. All of it runs, so that one run shows every problem. */
const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['route types', 'react-router', 'typegen'],
  ['format, lint, cycles', 'biome', 'check', '--error-on-warnings', '.'],
  ['import zones, names, lengths', 'node', 'server/checks/check-zones.ts'],
  ['types', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', TYPES_KNOWN],
  ['dead code', 'knip'],
];

const failed = CHECKS.filter(([name, command, ...args]) => {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  if (status !== 0) process.stdout.write(`${stdout ?? ''}${stderr ?? ''}\n`);
  return status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
