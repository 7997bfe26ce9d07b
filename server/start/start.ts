import { getRequestListener } from '@hono/node-server';
import { offerFirstAdmin } from '#app/features/accounts/sign-in/first-admin.server.ts';
import { openAssistant } from '#app/features/assistant/assistant.server.ts';
import { openLessons } from '#app/features/assistant/teaching/learning/open-lessons.server.ts';
import { contactReplySubject } from '#app/features/contact/inbox/email-replies.server.ts';
import { caseReplies } from '#app/features/messages/by-email/case-replies.server.ts';
import { openReplyDoor } from '#app/features/messages/by-email/reply-door.server.ts';
import { applySettings, ownSettings } from '#app/features/oversight/settings/apply.server.ts';
import { openSettings } from '#app/features/oversight/settings/open-settings.server.ts';
import { assertZoneData } from '#app/platform/clock/clock.ts';
import { openDatabase } from '#app/platform/database/open-database.server.ts';
import { openStorage } from '#app/platform/files/open-storage.server.ts';
import { openQueue } from '#app/platform/jobs/jobs.server.ts';
import { openLive } from '#app/platform/live/live.server.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import { createLogger, type Logger } from '#app/platform/process/log.server.ts';
import { setPublicUrl } from '#app/platform/process/public-url.server.ts';
import { type AppParts, createApp } from '#server/app.ts';
import { ASSISTANT_DIR } from '#server/build/folders.ts';
import { listJobs } from '#server/jobs.ts';
import { seedDemo } from '#server/seed.ts';
import type { Site } from '#server/site/site.ts';
import { type Door, openDoor } from './door.ts';
import { limitTime, longestTime, REQUEST_LIMITS } from './request-limits.ts';
import { type StoppableParts, stopPolitely } from './stop.ts';
import { refuseTwoHosts } from './two-hosts.ts';

export type Running = {
  port: number;
  log: Logger;
  /** The path of a link that makes the first administrator, while there is none. */
  firstAdminPath: string | null;
  stop(): Promise<void>;
};

/**
 * Starts one process: opens and migrates the database, seeds the demo where it is wanted, serves the site and
 * the API (`ROLE` web or all) and works off jobs (`ROLE` worker or all). `site` resolves to null where
 * something else serves the pages. `stop` answers what has begun and ends within twelve seconds.
 */
export async function start(env: Env, site: Promise<Site | null>): Promise<Running> {
  const log = createLogger(env.LOG_LEVEL);
  assertZoneData();
  // Before the seed: its emails hold links too.
  setPublicUrl(env.PUBLIC_URL);
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    pool: env.DATABASE_POOL,
    log,
  });
  await database.migrate('db/migrations');
  const queue = await openQueue(database, listJobs(env), log);
  if (env.DEMO) await seedDemo(database.db, openStorage(env));
  const firstAdminPath = env.ROLE === 'worker' ? null : await offerFirstAdmin(database.db);
  const live = await openLive(database, log);
  const served = await site;
  const settings = await openSettings(database, env, log, {
    apply: applySettings,
    ...(served && { drawPages: (values, sender) => served.draw(ownSettings(values, sender)) }),
  });
  const folder = served ? ASSISTANT_DIR : null;
  const chat = openAssistant(env, log, { folder, rules: settings.current, db: database.db });
  const lessons =
    env.ROLE === 'worker' ? null : await openLessons(database, log, { knowledge: chat.knowledge, folder });
  const door = await serve(env, { database, live, log, chat, lessons, settings }, served);
  if (env.ROLE !== 'web') await queue.work();
  const mailDoor = await openReplyDoor(env, {
    ...{ db: database.db, storage: openStorage(env), log },
    subjects: [caseReplies, contactReplySubject],
  });
  log.info({ role: env.ROLE, database: database.kind }, 'Started');
  if (served)
    void chat.warmUp().catch((error: unknown) => log.error({ error }, 'The chat assistant knows nothing'));
  const address = door.server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  return {
    port,
    log,
    firstAdminPath,
    stop: stopOnce({ door, mailDoor, queue, live, settings, lessons, database, log }),
  };
}

async function serve(env: Env, parts: Omit<AppParts, 'env'>, site: Site | null): Promise<Door> {
  const app = await createApp({ env, ...parts });
  const answerFromApi = getRequestListener(app.fetch);
  const door = openDoor((request, response) => {
    if (refuseTwoHosts(request, response)) return;
    limitTime(request, response, REQUEST_LIMITS);
    if (!site?.handle(request, response)) void answerFromApi(request, response);
  });
  const { server } = door;
  server.requestTimeout = longestTime(REQUEST_LIMITS);
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, () => resolve());
  });
  return door;
}

/** The same stop for everybody who asks for it. */
function stopOnce(parts: StoppableParts): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= stopPolitely(parts);
    return stopping;
  };
}
