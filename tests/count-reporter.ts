import { writeFile } from 'node:fs/promises';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { z } from 'zod';

/** What `tests/run.ts` needs to know of a run. */
export const testCount = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  /** How many tests ran to an end, by project: a project that is missing here did not run at all. */
  byProject: z.record(z.string(), z.number()),
  /** Files that could not be read, and errors outside of any test. */
  problems: z.array(z.string()),
  /** Journeys that failed at first and passed when walked again: printed, so that nobody gets used to them. */
  secondTries: z.array(z.string()),
});

/** Counts tests into the file named by `TEST_COUNT_FILE`. */
export default class CountReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): Promise<void> {
    const count: z.output<typeof testCount> = {
      passed: 0,
      failed: 0,
      skipped: 0,
      byProject: {},
      problems: [],
      secondTries: [],
    };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === 'pending' ? 'failed' : state] += 1;
        if (test.diagnostic()?.flaky) count.secondTries.push(`${module.relativeModuleId}: ${test.fullName}`);
        if (state === 'passed' || state === 'failed') {
          count.byProject[module.project.name] = (count.byProject[module.project.name] ?? 0) + 1;
        }
      }
      for (const error of module.errors())
        count.problems.push(`${module.relativeModuleId}: ${error.message}`);
    }
    for (const error of errors) count.problems.push(error.message ?? String(error));
    const file = process.env.TEST_COUNT_FILE;
    if (file) await writeFile(file, JSON.stringify(count));
  }
}
