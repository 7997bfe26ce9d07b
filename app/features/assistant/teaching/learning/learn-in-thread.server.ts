import { resolve } from 'node:path';
import { answerOfThread } from '#app/platform/process/answer-of-thread.server.ts';
import type { LessonToLearn } from './check-learned.server.ts';
import type { LearnedLessons } from './learn-lessons.server.ts';

/** From the project's folder on, as the server may run from one file. */
const THREAD = resolve('app/features/assistant/teaching/learning/learning-thread.server.ts');
/** Learning takes seconds; what takes this long has gone wrong. */
const AT_MOST_MS = 180_000;

/** As `learnLessons`, in a thread of its own, so that answers are given meanwhile. Rejects when `signal` aborts. */
export function learnInThread(
  folder: string | null,
  lessons: readonly LessonToLearn[],
  signal: AbortSignal,
): Promise<LearnedLessons> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(AT_MOST_MS)]);
  return answerOfThread<LearnedLessons>(THREAD, { folder, lessons }, end);
}
