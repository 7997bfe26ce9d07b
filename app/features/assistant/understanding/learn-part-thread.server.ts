import { parentPort, workerData } from 'node:worker_threads';
import { learnPart, type Part } from './learn-part.server.ts';
import { openWordVectors, WORD_VECTORS } from './words/word-vectors.server.ts';

/** A thread that learns one part, answers with what came of it, and ends. */
parentPort?.postMessage(learnPart(workerData as Part, await openWordVectors(WORD_VECTORS)));
