import { bookOfToday, type Taught } from '#app/features/assistant/knowledge.server.ts';
import { understandingFrom } from '#app/features/assistant/understanding/open-understanding.server.ts';
import type { Example } from '#app/features/assistant/understanding/train.ts';
import { readWordings } from '#app/features/assistant/understanding/wordings.server.ts';
import { entries } from '#content/chat/entries.ts';
import { withAddition } from './addition.ts';
import { findCallsForHelp, findProblems, type LessonToLearn } from './check-learned.server.ts';
import { hear, learnTaught } from './learn-taught.ts';
import { writtenEntries } from './written-entries.ts';

/** What came of learning: the lessons that work, with what was learned, and why others do not. */
export type LearnedLessons = {
  taught: Taught;
  learned: readonly string[];
  problems: readonly { id: string; problem: string }[];
};

/**
 * Learns lessons on top of what the build learned, and asks again before anything is used: calls for help must still be
 * heard, old wordings recognized, and each taught wording has to find its entry. Where not, it is learned without those that
 * do not work. The same for the same lessons and the same build. Seconds of one core: not for the thread that answers.
 * `folder` is the build's, or null where there is none.
 */
export async function learnLessons(
  folder: string | null,
  lessons: readonly LessonToLearn[],
): Promise<LearnedLessons> {
  const [base, old] = [await understandingFrom(folder), await readWordings()];
  const problems: { id: string; problem: string }[] = [];
  let left = lessons;
  const leaveOut = (found: readonly { id: string; problem: string }[]) => {
    problems.push(...found);
    left = left.filter(({ id }) => !found.some((one) => one.id === id));
  };
  const without = { learned: base, book: bookOfToday(NO_PLACES, {}) };
  leaveOut(findCallsForHelp(left, without));
  leaveOut(withoutEntry(left));
  const heard = hear(old);
  for (;;) {
    const written = writtenEntries(left);
    if (left.length === 0) return { taught: { written, addition: null }, learned: [], problems };
    const addition = learnTaught(base.entries, examplesOf(left), heard);
    const learned = { ...base, entries: withAddition(base.entries, addition) };
    const asked = { learned, book: bookOfToday(NO_PLACES, written) };
    const found = findProblems(left, { old, without, asked });
    if (found.length === 0)
      return { taught: { written, addition }, learned: left.map(({ id }) => id), problems };
    leaveOut(found);
    leaveOut(withoutEntry(left));
  }
}

/** Lessons whose entry is neither in the content nor among the lessons. */
function withoutEntry(lessons: readonly LessonToLearn[]) {
  const written = writtenEntries(lessons);
  return lessons
    .filter(({ entryKey }) => !(entryKey in entries) && !(entryKey in written))
    .map(({ id }) => ({ id, problem: 'The answer it asks for is not in use.' }));
}

/** Understanding needs to know no places: they are for what is said. */
const NO_PLACES = { placeOf: () => null };

/** The wordings, and of entries that were written at the desk their own words. */
function examplesOf(lessons: readonly LessonToLearn[]): Example[] {
  return lessons.flatMap(({ wording, entryKey: key, entry }) => [
    { text: wording, key },
    ...(entry
      ? [
          { text: entry.question, key },
          { text: `${entry.question} ${entry.first} ${entry.more}`, key },
        ]
      : []),
  ]);
}
