import pg from 'pg';
import { expect } from 'vitest';

/**
 * As if time had passed for some rows: `shift` moves what they say back, as soon as it finds any, and the product does at
 * once what it does each minute (`job`).
 */
export async function passTime(databaseUrl: string, { shift, job }: Passing): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await expect.poll(async () => (await client.query(shift)).rowCount).toBeGreaterThan(0);
    await client.query('insert into pgboss.job (name) values ($1)', [job]);
  } finally {
    await client.end();
  }
}

type Passing = { shift: string; job: string };
