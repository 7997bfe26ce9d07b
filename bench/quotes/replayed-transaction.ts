import { createHash, randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { find, run } from '../processes.ts';
import type { Statement } from './captured-transaction.ts';

/**
 * Values that must be new each time, by their look. Everything else is replayed as it was captured.
 * `sql` makes one of a text expression that is new for each run, `fresh` of an md5 in JavaScript.
 */
const KINDS = [
  {
    look: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
    sql: (md5: string) => `(${md5})::uuid`,
    fresh: (md5: string) => md5.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
  },
  {
    look: /^AB-[0-9A-Z]{8}$/,
    sql: (md5: string) => `'AB-' || upper(left(${md5}, 8))`,
    fresh: (md5: string) => `AB-${md5.slice(0, 8).toUpperCase()}`,
  },
  {
    look: /^[0-9a-f]{64}$/,
    sql: (md5: string) => `${md5} || ${md5}`,
    fresh: (md5: string) => md5 + md5,
  },
  {
    look: /^[\w-]{43}$/,
    sql: (md5: string) => `${md5} || left(${md5}, 11)`,
    fresh: (md5: string) => md5 + md5.slice(0, 11),
  },
  {
    look: /^[^@\s]+@example\.ca$/,
    sql: (md5: string) => `${md5} || '@example.ca'`,
    fresh: (md5: string) => `${md5}@example.ca`,
  },
];
type Kind = (typeof KINDS)[number];

/** What has to be new in each run: the values in which two captures differ, with a number each. */
export type Replay = { statements: Statement[]; renewed: Map<string, { kind: Kind; number: number }> };

/** Compares two captures of the same transaction. Refuses two that do not have the same statements. */
export function prepareReplay(first: Statement[], second: Statement[]): Replay {
  const texts = (statements: Statement[]) => statements.map(({ text }) => text).join(';\n');
  if (texts(first) !== texts(second)) {
    throw new Error(`two submissions ran different statements:\n${texts(first)}\n--\n${texts(second)}`);
  }
  const renewed: Replay['renewed'] = new Map();
  for (const [index, { values }] of first.entries()) {
    for (const [place, value] of values.entries()) {
      if (value === null || value === second[index]?.values[place] || renewed.has(value)) continue;
      const kind = KINDS.find(({ look }) => look.test(value));
      if (kind) renewed.set(value, { kind, number: renewed.size });
    }
  }
  return { statements: first, renewed };
}

/** What runs the peer. */
export const REPLAY_TOOL = find('pgbench') ? 'pgbench' : 'bare driver';

/** Committed transactions per second over `connections` for `seconds`. Throws when one fails. */
export function replay(
  target: { url: string; connections: number; seconds: number },
  what: Replay,
): Promise<number> {
  const pgbench = find('pgbench');
  return pgbench ? withPgbench(pgbench, target, what) : withDriver(target, what);
}

async function withPgbench(
  pgbench: string,
  { url, connections, seconds }: { url: string; connections: number; seconds: number },
  what: Replay,
): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-pgbench-'));
  try {
    const script = join(dir, 'transaction.sql');
    await writeFile(script, pgbenchScript(what));
    const size = ['-c', String(connections), '-j', '1', '-T', String(seconds)];
    const out = await run(pgbench, ['-n', '-M', 'prepared', ...size, '-f', script, url]);
    if (/aborted|number of failed transactions: [1-9]/.test(out)) throw new Error(`pgbench failed:\n${out}`);
    return Number(/tps = ([\d.]+)/.exec(out)?.[1]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function pgbenchScript(what: Replay): string {
  const literal = (text: string) => {
    // pgbench takes `:word` for a variable even inside a text, and JSON does not mind the space.
    return `'${text.replaceAll("'", "''").replace(/:(?=[a-z_])/gi, ': ')}'`;
  };
  const expression = (value: string | null) => {
    if (value === null) return 'null';
    const pieces = piecesOf(value, what).map(({ text, fresh }) =>
      fresh ? fresh.kind.sql(`md5(cast(:n as text) || '${fresh.number}')`) : literal(text),
    );
    return pieces.length > 0 ? `(${pieces.join(' || ')})` : "''";
  };
  const lines = what.statements.map(({ text, values }) => {
    const filled = text.replace(/\$(\d+)/g, (_, number) => expression(values[Number(number) - 1] ?? null));
    return `${filled.replace(/;\s*$/, '')};`;
  });
  return ['\\set n random(1, 9000000000000000)', ...lines].join('\n');
}

type Piece = { text: string; fresh: { kind: Kind; number: number } | undefined };

/** A value cut where something new begins or ends: `quote:` and an e-mail address. JSON and letters stay whole. */
function piecesOf(value: string, { renewed }: Replay): Piece[] {
  if (value.length > 200 || /^[[{]/.test(value)) return [{ text: value, fresh: undefined }];
  const known = [...renewed.keys()].toSorted((a, b) => b.length - a.length).map(RegExp.escape);
  const cuts = known.length > 0 ? value.split(new RegExp(`(${known.join('|')})`)) : [value];
  return cuts.filter(Boolean).map((text) => ({ text, fresh: renewed.get(text) }));
}

async function withDriver(
  { url, connections, seconds }: { url: string; connections: number; seconds: number },
  what: Replay,
): Promise<number> {
  let committed = 0;
  const from = performance.now();
  const worker = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    while (performance.now() - from < seconds * 1000) {
      const run = randomInt(2 ** 47);
      for (const [index, { text, values }] of what.statements.entries()) {
        const fresh = values.map((value) => (value === null ? null : renew(value, run, what)));
        await client.query({ name: `s${index}`, text, values: fresh });
      }
      committed += 1;
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return committed / ((performance.now() - from) / 1000);
}

function renew(value: string, run: number, what: Replay): string {
  const pieces = piecesOf(value, what);
  return pieces
    .map(({ text, fresh }) => (fresh ? fresh.kind.fresh(md5(`${run}${fresh.number}`)) : text))
    .join('');
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
