import { residentMb } from '../processes.ts';
import { type Bench, grouped, progress, type Result } from '../result.ts';
import { openDatabases } from './kept-databases.ts';
import { openScale, type ScaleWorld } from './scale-world.ts';

const FEW = 10_000;
const MANY = 100_000;
/** What a table of ten times the rows may take beyond the shorter one. */
const BAR_MB = 20;
const SAMPLE_MS = 50;

type Exported = { rows: number; seconds: number; addsMb: number };

/** A table of a hundred thousand requests taken out: it streams, so its memory is that of a short one. */
export const exportsBench: Bench = {
  name: 'exports',
  async run(size = MANY) {
    await using databases = await openDatabases();
    const few = await measure(await databases.urlFor(FEW), FEW);
    const many = await measure(await databases.urlFor(size), size);
    return [compare(few, many)];
  },
};

async function measure(url: string, size: number): Promise<Exported> {
  const world = await openScale(url, size);
  try {
    await takeOut(world);
    const exported = await takeOut(world);
    progress(`exports: ${grouped(exported.rows)} rows in ${exported.seconds.toFixed(1)} s`);
    return exported;
  } finally {
    await world.stop();
  }
}

async function takeOut({ product, cookies }: ScaleWorld): Promise<Exported> {
  const before = residentMb(product.pid) ?? 0;
  let highest = before;
  const sampling = setInterval(() => {
    highest = Math.max(highest, residentMb(product.pid) ?? 0);
  }, SAMPLE_MS);
  const from = performance.now();
  try {
    const answer = await fetch(`${product.url}/api/admin/exports/cases.csv?people=true&reason=oversight`, {
      headers: { cookie: cookies.admin },
    });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`);
    let rows = -1;
    for await (const chunk of answer.body) for (const byte of chunk) if (byte === 10) rows += 1;
    return { rows, seconds: (performance.now() - from) / 1000, addsMb: highest - before };
  } finally {
    clearInterval(sampling);
  }
}

function compare(few: Exported, many: Exported): Result {
  const shown = ({ rows, seconds, addsMb }: Exported) =>
    `+${addsMb.toFixed(1)} MB, ${grouped(rows)} rows in ${seconds.toFixed(1)} s`;
  return {
    name: 'export of requests, memory while it streams',
    ours: shown(many),
    peer: shown(few),
    ratio: '-',
    bar: `<= ${BAR_MB} MB more`,
    pass: many.addsMb - few.addsMb <= BAR_MB,
  };
}
