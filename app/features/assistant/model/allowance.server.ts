import { eq, lt, sql } from 'drizzle-orm';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { modelDays } from './tables.server.ts';

/** Counts one question to the AI provider, for all processes together. False: the day has had as many as are allowed. */
export async function takeQuestion(db: Db, most: number): Promise<boolean> {
  if (most === 0) return false;
  const [taken] = await db
    .insert(modelDays)
    .values({ day: albertaDate(now()), asked: 1 })
    .onConflictDoUpdate({
      target: modelDays.day,
      set: { asked: sql`${modelDays.asked} + 1` },
      setWhere: lt(modelDays.asked, most),
    })
    .returning({ asked: modelDays.asked });
  return taken !== undefined;
}

/** How many questions the AI provider was asked today. */
export async function countQuestionsToday(db: Db): Promise<number> {
  const [today] = await db
    .select({ asked: modelDays.asked })
    .from(modelDays)
    .where(eq(modelDays.day, albertaDate(now())));
  return today?.asked ?? 0;
}
