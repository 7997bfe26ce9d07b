import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { KnowledgeSource } from '#app/features/assistant/knowledge.server.ts';
import { announceLessons, LESSONS_CHANNEL } from '#app/features/assistant/teaching/channel.server.ts';
import { readLessons } from '#app/features/assistant/teaching/queries.server.ts';
import type { LessonList } from '#app/features/assistant/teaching/schema.ts';
import { lessons } from '#app/features/assistant/teaching/tables.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Logger } from '#app/platform/process/log.server.ts';
import { learnInThread } from './learn-in-thread.server.ts';
import type { LearnedLessons } from './learn-lessons.server.ts';

/** Looks again after so long, in case a message was missed. */
const LOOK_AGAIN_MS = 30_000;

/** What was taught, as one process goes by it. */
export type LiveLessons = {
  state(): LessonList['state'];
  /** Looks now, and resolves when this process goes by what was taught, or could not learn it. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

const NOTHING: LearnedLessons = { taught: { written: {}, addition: null }, learned: [], problems: [] };

type Options = { knowledge: Pick<KnowledgeSource, 'use'>; folder: string | null };

/**
 * Follows what is taught: read at the start, when any process says that something was taught or taken back, after a gap in
 * what could be heard, and every half a minute in any case. What has changed is learned in a thread, and put to use in one
 * step; until then, and where it cannot be learned, this process answers as before. Each process comes to the same result.
 */
export async function openLessons(
  database: Database,
  log: Logger,
  { knowledge, folder }: Options,
): Promise<LiveLessons> {
  const stopping = new AbortController();
  let known = '';
  let state: LessonList['state'] = 'current';
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    if (stopping.signal.aborted) return;
    const taught = await readLessons(database.db);
    const ids = taught.map(({ id }) => id).join();
    if (ids === known) return;
    state = 'learning';
    try {
      const learned = taught.length > 0 ? await learnInThread(folder, taught, stopping.signal) : NOTHING;
      await knowledge.use(learned.taught);
      await mark(database, learned);
      // What was marked is not read again, so this is what the next look finds.
      const problems = new Set(learned.problems.map(({ id }) => id));
      known = taught.flatMap(({ id }) => (problems.has(id) ? [] : [id])).join();
      state = 'current';
    } catch (error) {
      if (stopping.signal.aborted) return;
      state = 'stopped';
      log.error({ error }, 'What was taught could not be learned');
    }
  }

  /** One at a time, and each asks the database after it was called. */
  function refresh(): Promise<void> {
    looking = looking
      .then(look)
      .catch((error: unknown) => log.warn({ error }, 'What was taught could not be read'));
    return looking;
  }

  const lookQuietly = () => void refresh();
  const stop = await database.listen(LESSONS_CHANNEL, { onPayload: lookQuietly, onGap: lookQuietly });
  lookQuietly();
  const timer = setInterval(lookQuietly, LOOK_AGAIN_MS);
  timer.unref();
  return {
    state: () => state,
    refresh,
    async close() {
      clearInterval(timer);
      stopping.abort();
      await stop();
      await looking;
    },
  };
}

/** Writes down what works and what does not; the process that comes first does, and open pages hear of it. */
async function mark({ db }: Database, { learned, problems }: LearnedLessons): Promise<void> {
  await db.transaction(async (tx) => {
    if (learned.length > 0) {
      const isNew = and(inArray(lessons.id, [...learned]), isNull(lessons.inUseSince));
      await tx.update(lessons).set({ inUseSince: now() }).where(isNew);
    }
    for (const { id, problem } of problems) {
      const isOpen = and(eq(lessons.id, id), isNull(lessons.problem));
      await tx.update(lessons).set({ problem, inUseSince: null }).where(isOpen);
    }
    await announceLessons(tx);
  });
}
