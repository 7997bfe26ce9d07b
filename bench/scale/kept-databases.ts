import { createDatabase, startPostgres } from '#tests/fixtures/databases/postgres.ts';

type Databases = AsyncDisposable & { urlFor: (cases: number) => Promise<string> };

/**
 * Where the databases lie: on a server that ends with the run, or on the one of `SCALE_POSTGRES` (the address of its
 * maintenance database), where they are kept for the next run.
 */
export async function openDatabases(): Promise<Databases> {
  const kept = process.env.SCALE_POSTGRES;
  if (!kept) {
    const postgres = await startPostgres({ fsync: true });
    return {
      urlFor: () => postgres.createDatabase(),
      [Symbol.asyncDispose]: () => postgres.stop(),
    };
  }
  return { urlFor: (cases) => findDatabase(kept, `scale_${cases}`), [Symbol.asyncDispose]: async () => {} };
}

async function findDatabase(adminUrl: string, name: string): Promise<string> {
  const isThere = (error: unknown) => (error as { code?: string }).code === '42P04';
  await createDatabase(adminUrl, { name }).catch((error: unknown) => {
    if (!isThere(error)) throw error;
  });
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
}
