import { resolve } from 'node:path';
import { answerOfThread } from '#app/platform/process/answer-of-thread.server.ts';
import type { LearnedOf, Part } from './learn-part.server.ts';

/** From the project's folder on, as the server may run from one file. */
const THREAD = resolve('app/features/assistant/understanding/learn-part-thread.server.ts');
/** A part takes half a minute of a quiet core; what takes this long has gone wrong. */
const AT_MOST_MS = 900_000;

/** Learns a part in a thread of its own. */
export function learnBeside<P extends Part>(part: P): Promise<LearnedOf<P>> {
  return answerOfThread<LearnedOf<P>>(THREAD, part, AbortSignal.timeout(AT_MOST_MS));
}
