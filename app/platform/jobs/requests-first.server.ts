import { setTimeout as wait } from 'node:timers/promises';

/** How long background work steps aside at most, in milliseconds: it must go on under any load. */
const AT_MOST_MS = 100;
const LOOK_EVERY_MS = 4;

let beingAnswered = 0;

/** Counts a request of a person while `answer` runs. */
export async function whileAnswering<Value>(answer: () => Promise<Value>): Promise<Value> {
  beingAnswered += 1;
  try {
    return await answer();
  } finally {
    beingAnswered -= 1;
  }
}

/** For work that can wait: resolves as soon as this process answers nobody, and after a tenth of a second anyway. */
export async function letRequestsGoFirst(): Promise<void> {
  const until = performance.now() + AT_MOST_MS;
  while (beingAnswered > 0 && performance.now() < until) await wait(LOOK_EVERY_MS);
}
