/** `npm run numbers:recount`: counts the days of the administrators’ numbers anew. Exit code 0 done, 2 could not. */
import process from 'node:process';
import { recountDays } from '#app/features/cases/oversight/numbers/counted-days.server.ts';
import { openDatabase } from '#app/platform/database/open-database.server.ts';
import { readEnv } from '#app/platform/process/env.server.ts';
import { createLogger } from '#app/platform/process/log.server.ts';

async function main(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: the door of this process, where the environment is read once
  const env = readEnv(process.env);
  const log = createLogger(env.LOG_LEVEL);
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    process.stdout.write(`${await recountDays(database.db)} days were counted.\n`);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  const reason =
    error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : String(error);
  process.stderr.write(`The numbers could not be counted: ${reason}\n`);
  process.exitCode = 2;
}
