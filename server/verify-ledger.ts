/** `npm run verify:ledger`: recomputes the chains of the ledger. Exit code 0 intact, 1 broken, 2 could not check. */
import process from 'node:process';
import { type ChainReport, verifyLedger } from '#app/features/ledger/verify.server.ts';
import { openDatabase } from '#app/platform/database/open-database.server.ts';
import { readEnv } from '#app/platform/process/env.server.ts';
import { createLogger } from '#app/platform/process/log.server.ts';

function reportLine({ chain, rows, headHash, broken }: ChainReport): string {
  if (!broken) return `intact  ${chain}: ${rows} rows, head ${headHash}\n`;
  const row = broken.id ? ` (id ${broken.id})` : '';
  return `BROKEN  ${chain}: at row ${broken.seq}${row}, ${broken.reason}; ${rows} rows before it are intact\n`;
}

async function main(): Promise<number> {
  // biome-ignore lint/style/noProcessEnv: the door of this process, where the environment is read once
  const env = readEnv(process.env);
  const log = createLogger(env.LOG_LEVEL);
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    const { intact, chains } = await verifyLedger(database.db);
    for (const report of chains) process.stdout.write(reportLine(report));
    process.stdout.write(intact ? 'The ledger is intact.\n' : 'The ledger is broken.\n');
    return intact ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const reason =
    error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : String(error);
  process.stderr.write(`The ledger could not be checked: ${reason}\n`);
  process.exitCode = 2;
}
