import { and, asc, desc, isNotNull, isNull } from 'drizzle-orm';
import { namesOfPeople } from '#app/features/accounts/queries.server.ts';
import type { EntryBook } from '#app/features/assistant/entries/entry-book.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { LessonOutput } from './schema.ts';
import { type Lesson, lessons } from './tables.server.ts';

/** Of what was taken back, the newest are shown. */
const TAKEN_BACK_SHOWN = 50;
const GONE = 'Someone whose account no longer exists';

/** What counts: neither taken back nor found not to work, the oldest first. */
export async function readLessons(db: Db): Promise<Lesson[]> {
  return db
    .select()
    .from(lessons)
    .where(and(isNull(lessons.takenBackAt), isNull(lessons.problem)))
    .orderBy(asc(lessons.createdAt), asc(lessons.id));
}

/** Everything that was taught, newest first, and below it what was taken back. `book`: what the assistant can say today. */
export async function listLessons(db: Db, book: EntryBook): Promise<LessonOutput[]> {
  const current = await db
    .select()
    .from(lessons)
    .where(isNull(lessons.takenBackAt))
    .orderBy(desc(lessons.createdAt), desc(lessons.id));
  const takenBack = await db
    .select()
    .from(lessons)
    .where(isNotNull(lessons.takenBackAt))
    .orderBy(desc(lessons.takenBackAt), desc(lessons.id))
    .limit(TAKEN_BACK_SHOWN);
  const rows = [...current, ...takenBack];
  const names = await namesOfPeople(
    db,
    rows.flatMap(({ taughtById, takenBackById }) => [taughtById ?? [], takenBackById ?? []].flat()),
  );
  const nameOf = (id: string | null) => names.get(id ?? '') ?? GONE;
  const written = new Map(rows.flatMap(({ entryKey, entry }) => (entry ? [[entryKey, entry.question]] : [])));
  return rows.map((row) => ({
    id: row.id,
    wording: row.wording,
    question: written.get(row.entryKey) ?? book.find(row.entryKey)?.question ?? null,
    entry: row.entry,
    by: nameOf(row.taughtById),
    at: row.createdAt.toISOString(),
    inUseSince: row.inUseSince?.toISOString() ?? null,
    problem: row.problem,
    takenBack: row.takenBackAt && { by: nameOf(row.takenBackById), at: row.takenBackAt.toISOString() },
  }));
}

/** Which questions of the lists were answered by teaching, and when: asked again later, they come back. */
export async function taughtQuestions(db: Db): Promise<{ words: string; at: Date }[]> {
  const rows = await readLessons(db);
  return rows.flatMap(({ askedWords, createdAt }) =>
    askedWords === null ? [] : [{ words: askedWords, at: createdAt }],
  );
}
