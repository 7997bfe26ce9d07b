import {
  type LearnedTalk,
  learnTalk,
  type TalkLessons,
} from '#app/features/assistant/talk/learning/learn-talk.server.ts';
import { openClassifier, type Packed, pack } from './classifier.ts';
import { learnDanger, learnDangerAbroad } from './learn-danger.ts';
import { type AskedWording, learnLanguages } from './learn-languages.ts';
import type { Example } from './train.ts';
import type { WordVectors } from './words/word-vectors.ts';

/** What is learned by itself, while the entries are: how a talk is read waits for a reader alone. */
export type Part =
  | { part: 'danger'; wordings: readonly Example[] }
  | { part: 'abroad' | 'languages'; wordings: readonly AskedWording[] }
  | { part: 'talk'; reader: Packed; lessons: TalkLessons };

export type LearnedOf<P extends Part> = P['part'] extends 'talk' ? Omit<LearnedTalk, 'temperature'> : Packed;

/** Of a few thousand short messages most weights say little: a quarter of the file is saved. */
const LIGHTEST_ABROAD = 0.85;

/** Learns a part. The same wordings give the same bits, in whichever thread. */
export function learnPart(one: Part, vectors: WordVectors): Packed | Omit<LearnedTalk, 'temperature'> {
  switch (one.part) {
    case 'danger':
      return pack(learnDanger(one.wordings, vectors), 1);
    case 'abroad':
      return pack(learnDangerAbroad(one.wordings, vectors), 1, LIGHTEST_ABROAD);
    case 'languages':
      return pack(learnLanguages(one.wordings, vectors), 1);
    case 'talk':
      return learnTalk(openClassifier(one.reader, vectors), one.lessons);
  }
}
