import { afterEach, beforeEach, vi } from 'vitest';
import { holdClock } from '#app/platform/now.ts';

/**
 * Before every test file. Noise on the console is a defect like any other: a test that expects a warning
 * takes it with `vi.spyOn(console, 'warn').mockImplementation(…)` and asserts on it.
 */
const noise: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...said: unknown[]) => {
    noise.push(`console.${method}: ${said.map(describe).join(' ')}`);
  };
}

beforeEach(() => {
  noise.length = 0;
});

afterEach(() => {
  holdClock(null);
  vi.restoreAllMocks();
  const heard = noise.splice(0);
  if (heard.length > 0) throw new Error(`Unexpected output:\n${heard.join('\n')}`);
});

function describe(said: unknown): string {
  return said instanceof Error ? (said.stack ?? said.message) : String(said);
}
