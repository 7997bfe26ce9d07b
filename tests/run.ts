import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCount } from './count-reporter.ts';

/**
 * What `npm test` runs: the checks, the build, and every test. Its last line counts the tests; a check that
 * fails, a file that cannot be read or a project that did not run counts as one failed test.
 */
const PROJECTS = ['unit', 'pglite', 'postgres', 'faults', 'e2e'];
const NODE = process.execPath;

/** Each worker would read and compile the same code anew; one folder for a run, which goes with it. */
const compiled = await mkdtemp(join(tmpdir(), 'chinook-compiled-'));
process.once('exit', () => rmSync(compiled, { recursive: true, force: true }));

const startedAt = Date.now();
const problems: string[] = [];

// One after the other: the build makes the route types anew while it draws the pages, and the check reads them.
const checked = await step('Checks', NODE, ['server/check.ts']);
const built = await step('The site', NODE, ['server/build.ts']);
if (!checked) problems.push('the checks: npm run check');
if (!built) problems.push('the build of the site: npm run build');
const count = await runTests();
problems.push(...count.problems);

say(`\n${Math.round((Date.now() - startedAt) / 1000)} seconds in all`);
for (const journey of count.secondTries) say(`PASSED ONLY THE SECOND TIME: ${journey}`);
for (const problem of problems) say(`FAILED: ${problem}`);
const failed = count.failed + problems.length;
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
say(`${count.passed} passed, ${failed} failed${skipped}`);
process.exitCode = failed > 0 ? 1 : 0;

async function runTests() {
  const scratch = await mkdtemp(join(tmpdir(), 'chinook-test-count-'));
  const file = join(scratch, 'count.json');
  const reporters = ['--reporter=default', '--reporter=./tests/count-reporter.ts'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--allowOnly=false', ...reporters];
  const env = { TEST_COUNT_FILE: file, NODE_COMPILE_CACHE: compiled };
  const green = await step('Tests', NODE, vitest, env);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(scratch, { recursive: true, force: true });
  if (text === undefined)
    return {
      passed: 0,
      failed: 0,
      skipped: 0,
      secondTries: [],
      problems: ['the tests: they did not run to their end'],
    };
  const result = testCount.parse(JSON.parse(text));
  const missing = PROJECTS.filter((project) => !result.byProject[project]).map(
    (project) => `no test of "${project}" ran`,
  );
  const found = [...result.problems, ...missing];
  if (!green && result.failed + found.length === 0) found.push('the tests ended with an error: see above');
  return { ...result, problems: found };
}

/** Runs a command with its output shown as it comes; true when it succeeds. */
function step(
  title: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  say(`\n── ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    const passOn = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, passOn);
    child.once('error', (cause) => {
      say(String(cause));
      resolve(false);
    });
    child.once('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, passOn);
      resolve(code === 0);
    });
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
