import { setTimeout as wait } from 'node:timers/promises';
import type { LiveLessons } from '#app/features/assistant/teaching/learning/open-lessons.server.ts';
import type { LiveSettings } from '#app/features/oversight/settings/open-settings.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Queue } from '#app/platform/jobs/jobs.server.ts';
import type { Live } from '#app/platform/live/live.server.ts';
import type { MailDoor } from '#app/platform/mail/inbound/mail-door.server.ts';
import type { Logger } from '#app/platform/process/log.server.ts';
import type { Door } from './door.ts';

/** How long each part may take, in milliseconds: ten seconds in all. */
const AT_MOST = { door: 1_500, answers: 5_000, jobs: 2_000, listener: 500, database: 1_000 };

export type StoppableParts = {
  door: Door;
  mailDoor: MailDoor | null;
  queue: Queue;
  live: Live;
  settings: Pick<LiveSettings, 'close'>;
  lessons: Pick<LiveLessons, 'close'> | null;
  database: Database;
  log: Logger;
};

/**
 * Stops one process without breaking anything off: first nobody new comes in, then what has begun is answered, then the
 * jobs at work end, then the connection for live events and the database close. A part that does not end in its time
 * is left behind with a warning.
 */
export async function stopPolitely({
  door,
  mailDoor,
  queue,
  live,
  settings,
  lessons,
  database,
  log,
}: StoppableParts): Promise<void> {
  // Mail is taken by a server that waits, so its door closes beside the other one.
  const mailTaken = mailDoor?.close(AT_MOST.answers);
  await door.close(AT_MOST.door);
  // Streams of live events never end by themselves.
  live.endStreams();
  await Promise.all([door.empty(AT_MOST.answers), mailTaken]);

  const parts: [name: string, atMostMs: number, close: () => Promise<void>][] = [
    ['jobs', AT_MOST.jobs, () => queue.stop(AT_MOST.jobs - 500)],
    ['live events', AT_MOST.listener, () => live.close()],
    ['settings', AT_MOST.listener, () => settings.close()],
    ['lessons', AT_MOST.listener, async () => lessons?.close()],
    ['database', AT_MOST.database, () => database.close()],
  ];
  for (const [part, atMostMs, close] of parts) {
    const late = new AbortController();
    const tooLate = wait(atMostMs, undefined, { signal: late.signal }).then(
      () => log.warn({ part }, 'A part did not stop in time'),
      () => undefined,
    );
    await Promise.race([
      close().catch((error: unknown) => log.warn({ error, part }, 'A part did not stop cleanly')),
      tooLate,
    ]);
    late.abort();
  }
}
