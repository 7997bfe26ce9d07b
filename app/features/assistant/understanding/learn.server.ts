import { partsOf } from '#app/features/assistant/decisions/parts.ts';
import {
  type FollowUpWording,
  readFollowUps,
} from '#app/features/assistant/talk/learning/follow-up-wordings.server.ts';
import { calibrateTalk, type LearnedTalk } from '#app/features/assistant/talk/learning/learn-talk.server.ts';
import {
  followUpsOf,
  openingsOf,
  readTalks,
} from '#app/features/assistant/talk/learning/talk-wordings.server.ts';
import { entries } from '#content/chat/entries.ts';
import { calibrate, openClassifier, type Packed, pack } from './classifier.ts';
import { learnBeside } from './learn-beside.server.ts';
import { isDangerKey, UNTRUE_KEY } from './learn-danger.ts';
import type { AskedWording } from './learn-languages.ts';
import { numberOf } from './random/seeded-random.ts';
import { beginTraining, type Example, learnMore, type TrainingSettings } from './train.ts';
import { readWordings } from './wordings.server.ts';
import { openWordVectors, WORD_VECTORS } from './words/word-vectors.server.ts';

/** One wording in twelve is kept apart to calibrate on, before the last training takes all of them. */
const CALIBRATED_ON = 12;
/** And one turn of a talk in eight, from which nothing is learned. */
const TURNS_CALIBRATED_ON = 8;

/** What people say about the talk itself, or in need, is not in the words of an answer. */
const NOT_TAUGHT_BY_ANSWERS = /^(?:talk|do|danger)-/;

/** What the assistant has learned: which entry a text asks for, whether it speaks of danger, in English and `abroad`, and in which language. */
export type Learned = {
  entries: Packed;
  danger: Packed;
  abroad: Packed;
  languages: Packed;
  talk: LearnedTalk;
};

/** Once the entries are calibrated, so many rounds more are learned from everything. */
const LAST: TrainingSettings = { rounds: 2, rate: 0.5, seed: 20_261_123 };

/** Half of the follow-ups are learned first, so that how a talk is read is learned by a reader that knows follow-ups. */
const IN_TALK: TrainingSettings = { rounds: 2, rate: 0.5, seed: 20_261_124 };

/** Reads all wordings and learns from them. */
export async function learn(): Promise<Learned> {
  const talks = await readTalks();
  return learnFrom(
    [...(await readWordings()), ...openingsOf(talks)],
    [...(await readFollowUps()), ...followUpsOf(talks)],
  );
}

/**
 * Learns from these wordings and follow-ups, and from the entries' own words. What need not wait for each other is learned
 * in threads of their own. Wordings that were taught elsewhere are added to `asked`.
 */
export async function learnFrom(
  asked: readonly AskedWording[],
  followUps: readonly FollowUpWording[],
): Promise<Learned> {
  const wordings = [...asked, ...asked.flatMap(ordinaryParts)];
  const vectors = await openWordVectors(WORD_VECTORS);
  const own = examplesOfEntries();
  const isApart = ({ text }: Example) => numberOf(text) < 1 / CALIBRATED_ON;
  const kept = wordings.filter((one) => !isApart(one));
  const apart = wordings.filter(isApart);
  // Whole turns of talks that nothing is learned from tell how sure a talk may be.
  const turns = followUps.filter(({ asked }) => asked !== undefined);
  const unheard = new Set(turns.filter(({ text }) => numberOf(text) < 1 / TURNS_CALIBRATED_ON));
  const heard = followUps.filter((one) => !unheard.has(one));
  const beside = [
    learnBeside({ part: 'danger', wordings: [...wordings, ...heard.filter(isMeantAlone)] }),
    learnBeside({ part: 'abroad', wordings }),
    learnBeside({ part: 'languages', wordings }),
  ] as const;
  const said = heard.map((one) => ({ one, example: inContext(one) }));
  const everything = [...wordings, ...own, ...said.map(({ example }) => example)];
  const model = learnMore(beginTraining(everything, vectors), [...kept, ...own]);
  const temperature = calibrate(model, apart);
  const rounds = [...new Set(followUps.map(({ round }) => round))];
  const isKnown = ({ round, asked }: FollowUpWording) =>
    asked === undefined && rounds.indexOf(round) % 2 === 0;
  const known = said.filter(({ one }) => isKnown(one)).map(({ example }) => example);
  const talkLearned = learnBeside({
    part: 'talk',
    reader: pack(learnMore(model, known, IN_TALK), temperature),
    lessons: {
      ...{ followUps: heard, lessons: heard.filter((one) => !isKnown(one)) },
      ...{ asked: kept, fresh: apart },
    },
  });
  const packed = pack(learnMore(model, everything, LAST), temperature);
  const [talk, danger, abroad, languages] = await Promise.all([talkLearned, ...beside]);
  const calibratedOn = { apart: [...unheard], followUps: heard };
  return {
    talk: { ...talk, temperature: calibrateTalk(openClassifier(packed, vectors), talk, calibratedOn) },
    ...{ entries: packed, danger, abroad, languages },
  };
}

/** Few ordinary words of another language are known, and a message is heard in its parts too: they are learned by themselves. */
function ordinaryParts(wording: AskedWording): AskedWording[] {
  if (!wording.key.startsWith('language-')) return [];
  return partsOf(wording.text).map((text) => ({ ...wording, text }));
}

/** "Ok I am outside now" goes on with a danger, or with a plan to deceive, and is none by itself. */
function isMeantAlone({ asked, key }: FollowUpWording): boolean {
  return asked === undefined || (!isDangerKey(key) && key !== UNTRUE_KEY);
}

/** A follow-up with the question it follows on. */
function inContext({ after, text, key }: FollowUpWording): Example {
  return { key, text: `${entries[after]?.question ?? ''} ${text}` };
}

/** An entry's own question and answer hold words that nobody thought of. */
function examplesOfEntries(): Example[] {
  return Object.entries(entries).flatMap(([key, { question, answer }]) => {
    const words = answer.replaceAll(/\{[^{}:]*\}|\{(?:before|from) [^:]*:|\]\([^)]*\)/g, ' ');
    return [
      { key, text: question },
      ...(NOT_TAUGHT_BY_ANSWERS.test(key) ? [] : [{ key, text: `${question} ${words}` }]),
    ];
  });
}
