import { type Bench, grouped, progress, type Result } from '../result.ts';
import { percentile } from '../timetable.ts';
import { CALLS, type Call } from './calls.ts';
import { openDatabases } from './kept-databases.ts';
import { openScale, type ScaleWorld } from './scale-world.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const WARM_UPS = 10;
const ASKS = 60;

/** What brokers and administrators wait for among a million cases, and among ten thousand, in turns. */
export const scale: Bench = {
  name: 'scale',
  async run(size = MANY) {
    await using databases = await openDatabases();
    const few = await openScale(await databases.urlFor(FEW), FEW);
    try {
      const many = await openScale(await databases.urlFor(size), size);
      try {
        return await compareAll(few, many, size);
      } finally {
        await many.stop();
      }
    } finally {
      await few.stop();
    }
  },
};

/** Asks both everything. */
async function compareAll(few: ScaleWorld, many: ScaleWorld, size: number): Promise<Result[]> {
  const results: Result[] = [];
  for (const call of CALLS) results.push(await compare(call, few, many, size));
  return results;
}

async function compare(call: Call, few: ScaleWorld, many: ScaleWorld, size: number): Promise<Result> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let nth = 0; nth < WARM_UPS + ASKS; nth += 1) {
    const took = { few: await ask(few, call, nth), many: await ask(many, call, nth) };
    if (nth < WARM_UPS) continue;
    times.few.push(took.few);
    times.many.push(took.many);
  }
  const p95 = percentile(times.many, 0.95);
  const ratio = p95 / percentile(times.few, 0.95);
  const shown = (all: number[]) =>
    `p50 ${percentile(all, 0.5).toFixed(1)}, p95 ${percentile(all, 0.95).toFixed(1)} ms`;
  progress(`${call.name}: ${shown(times.many)} (${grouped(FEW)}: ${shown(times.few)})`);
  return {
    name: `${call.name}, ${grouped(size)} cases`,
    ours: shown(times.many),
    peer: `${grouped(FEW)} cases: ${shown(times.few)}`,
    ratio: ratio.toFixed(2),
    bar: `p95 <= ${call.barMs} ms${call.ratioBar ? `, <= ${call.ratioBar} x` : ''}`,
    pass: p95 <= call.barMs && ratio <= (call.ratioBar ?? Number.POSITIVE_INFINITY),
  };
}

async function ask({ product, cookies }: ScaleWorld, { role, paths }: Call, nth: number): Promise<number> {
  const from = performance.now();
  await Promise.all(
    paths(nth).map(async (path) => {
      const answer = await fetch(`${product.url}${path}`, { headers: { cookie: cookies[role] } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text.slice(0, 300)}`);
    }),
  );
  return performance.now() - from;
}
