import { inject } from 'vitest';
import { startPostgres, type TestPostgres } from '#tests/fixtures/databases/postgres.ts';

/** What `startServer` is given to begin where the product stood after its first start with the demo. */
type Beginning = { env: Record<string, string>; copyOf: string };

/** A PostgreSQL server of its own that holds the demo, and how a product begins with it. */
export async function demoOnPostgres(): Promise<Beginning & AsyncDisposable & { postgres: TestPostgres }> {
  const { postgres: kept, folder } = inject('demo');
  const postgres = await startPostgres({ copyOf: kept });
  const env = { DATABASE_URL: postgres.url, DEMO: '1' };
  return { postgres, env, copyOf: folder, [Symbol.asyncDispose]: () => postgres.stop() };
}

/** How a product begins with a copy of the demo in the embedded database. */
export function demoEmbedded(): Beginning {
  return { env: { DEMO: '1' }, copyOf: inject('embeddedDemo') };
}

/** Either of them: a fault must be survived on both. */
export async function demoOn(kind: 'embedded' | 'postgres'): Promise<Beginning & AsyncDisposable> {
  if (kind === 'postgres') return demoOnPostgres();
  return { ...demoEmbedded(), [Symbol.asyncDispose]: async () => {} };
}
