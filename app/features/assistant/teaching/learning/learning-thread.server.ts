import { parentPort, workerData } from 'node:worker_threads';
import type { LessonToLearn } from './check-learned.server.ts';
import { learnLessons } from './learn-lessons.server.ts';

/** A thread that learns lessons, answers with what came of it, and ends. */
const { folder, lessons } = workerData as { folder: string | null; lessons: LessonToLearn[] };
parentPort?.postMessage(await learnLessons(folder, lessons));
