import { eq } from 'drizzle-orm';
import { namesOfPeople } from '#app/features/accounts/queries.server.ts';
import { wordsKeyOf } from '#app/features/assistant/passages/question-words.ts';
import { tellOfLessons } from '#app/features/assistant/teaching/channel.server.ts';
import { readLessons } from '#app/features/assistant/teaching/queries.server.ts';
import { MOST_LESSONS, type NewEntry, type NewWording } from '#app/features/assistant/teaching/schema.ts';
import { type Lesson, lessons } from '#app/features/assistant/teaching/tables.server.ts';
import { plainWords } from '#app/features/assistant/understanding/features.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError, invalid } from '#app/platform/errors.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { entries } from '#content/chat/entries.ts';

type Asked = { requestId: string };

/**
 * Attaches a wording to an entry; every process learns it when this commits. The same id again teaches nothing more.
 * Refuses (403) all but administrators, (422) an entry that never was, (409) one that was taken back meanwhile, a wording
 * that was taught already, and one too many.
 */
export async function teachWording(db: Db, viewer: Viewer, input: NewWording & Asked): Promise<void> {
  const { id, wording, entryKey, asked, requestId } = input;
  await teach(db, viewer, { id, wording, requestId }, async (tx, known) => {
    const isWritten = known.some((one) => one.entry !== null && one.entryKey === entryKey);
    if (!(entryKey in entries) && !isWritten) {
      const wasWritten = await tx.$count(lessons, eq(lessons.entryKey, entryKey));
      if (wasWritten === 0) throw invalid({ entryKey: 'Please choose an answer from the list' });
      throw new AppError('conflict', 'This answer was taken back meanwhile. Please choose another one.');
    }
    return { id, wording, entryKey, entry: null, askedWords: asked && wordsKeyOf(asked) };
  });
}

/**
 * Writes an entry with the wording that asks for it. `isPlace`: whether something can be read at a link. Refuses as
 * `teachWording` does, and (422) links to what is not there.
 */
export async function writeEntry(
  db: Db,
  viewer: Viewer,
  { isPlace, ...input }: NewEntry & Asked & { isPlace: (link: string) => boolean },
): Promise<void> {
  const { id, wording, asked, requestId, ...entry } = input;
  if (!entry.links.every(isPlace)) throw invalid({ links: 'Please choose pages from the list' });
  await teach(db, viewer, { id, wording, requestId }, async (tx, known) => {
    const named = nameOf(entry.question);
    const isThere =
      Object.values(entries).some(({ question }) => nameOf(question) === named) ||
      known.some((one) => one.entry && nameOf(one.entry.question) === named);
    if (isThere) throw invalid({ question: 'There is an answer to this question already. Choose that one.' });
    const entryKey = await freeKey(tx, entry);
    return { id, wording, entryKey, entry, askedWords: asked && wordsKeyOf(asked) };
  });
}

type NewLesson = Pick<Lesson, 'id' | 'wording' | 'entryKey' | 'entry' | 'askedWords'>;

async function teach(
  db: Db,
  viewer: Viewer,
  { id, wording, requestId }: Pick<NewLesson, 'id' | 'wording'> & Asked,
  make: (tx: Db, known: readonly Lesson[]) => Promise<NewLesson>,
): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    // One at a time: two that teach the same wording must not pass each other.
    await lockUntilCommit(tx, 'lessons');
    if ((await tx.$count(lessons, eq(lessons.id, id))) > 0) return;
    const known = await readLessons(tx);
    const same = known.find((one) => nameOf(one.wording) === nameOf(wording));
    if (same) {
      const by = (await namesOfPeople(tx, [same.taughtById ?? ''])).get(same.taughtById ?? '');
      throw new AppError(
        'conflict',
        `${by ?? 'Somebody'} has taught this wording already. Take it back first.`,
      );
    }
    if (known.length >= MOST_LESSONS) {
      const problem = `There is room for ${MOST_LESSONS} taught wordings. Have them moved into the content first.`;
      throw new AppError('conflict', problem);
    }
    const made = await make(tx, known);
    await tx.insert(lessons).values({ ...made, taughtById: viewer.id });
    const thing = { kind: 'lesson', id };
    const { entryKey: entry, entry: written } = made;
    await recordAudit(
      tx,
      viewer,
      written
        ? { action: 'assistant.entry_written', thing, data: { entry, source: written.source }, requestId }
        : { action: 'assistant.wording_taught', thing, data: { entry }, requestId },
    );
    await tellOfLessons(tx);
  });
}

/** The topic and the first words of the question, with a number where that is taken. */
async function freeKey(tx: Db, { topic, question }: Pick<NewEntry, 'topic' | 'question'>): Promise<string> {
  const words = plainWords(question)
    .filter((word) => /^[a-z]+$/.test(word))
    .slice(0, 5);
  const key = [topic, ...words].join('-');
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? key : `${key}-${number}`;
    if (!(tried in entries) && (await tx.$count(lessons, eq(lessons.entryKey, tried))) === 0) return tried;
  }
}

function nameOf(text: string): string {
  return plainWords(text).join(' ');
}
