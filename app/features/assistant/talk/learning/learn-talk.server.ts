import { bestTemperature } from '#app/features/assistant/understanding/classifier.ts';
import {
  chooserOf,
  numberOf,
  seededRandom,
} from '#app/features/assistant/understanding/random/seeded-random.ts';
import { type Example, softmax } from '#app/features/assistant/understanding/train.ts';
import { entries } from '#content/chat/entries.ts';
import {
  addSlope,
  type Candidates,
  candidatesFor,
  type Followed,
  LEADING,
  MOODS,
  type Reader,
  scoresOf,
  topicName,
  WEIGHT_COUNT,
} from '../candidates.ts';
import { type Memory, NOTHING_SAID } from '../recall.ts';
import { subjectOf } from '../subjects.ts';
import type { FollowUpWording } from './follow-up-wordings.server.ts';

/**
 * What was learned of talks: how much each sign of a candidate counts, what was asked after what, and what divides the scores,
 * so that what is said with 0.8 is right in eight of ten cases.
 */
export type LearnedTalk = { weights: readonly number[]; followed: Followed; temperature: number };

const SEED = 11;
const ROUNDS = 60;
/** At more the steps go over and back; at less they are not there yet after so many rounds. */
const RATE = 0.2;
/** Keeps what few examples say from weighing much. */
const DECAY = 1e-3;
/** So often choices were offered before, instead of an answer. */
const OFFERED = 0.2;

/** So much of what is asked in whole sentences within a talk is about what comes next there; the rest is about something else. */
const ASKED_NEXT = 0.5;
const SAME_SUBJECT = 0.4;

/** A turn of a whole talk is what people say; follow-ups were written for one entry at a time. */
const TALKS_COUNT = 4;

type Lesson = { candidates: Candidates; target: number; counts: number };

/** What is learned of talks, by whom it was asked, and what nobody has learned from. */
export type TalkLessons = Record<'asked' | 'fresh', readonly Example[]> &
  Record<'followUps' | 'lessons', readonly FollowUpWording[]>;

/**
 * Learns how what was said before counts: from follow-ups, from whole questions about what an entry leads to, and from
 * others about something else. `reader` must have learned from none of the `lessons`, nor of `asked` and `fresh` in a talk.
 */
export function learnTalk(
  reader: Reader,
  { followUps, lessons: unknown, asked, fresh }: TalkLessons,
): Omit<LearnedTalk, 'temperature'> {
  const followed = countFollowed(followUps);
  const followedWithout = leavingOut(followUps, followed);
  const pick = <T>(from: readonly T[], random: () => number) => from[Math.floor(random() * from.length)];
  const followUpAt = chooserOf(followUps, ({ text }) => text);
  // Each text has its own chance: one that is added leaves the others after what they were.
  const chanceOf = (text: string) => seededRandom(SEED + numberOf(text) * 2 ** 32);
  const byKey = Map.groupBy(asked, ({ key }) => key);
  const memoryAfter = (key: string, random: () => number, said?: string): Memory => {
    const question = said ?? pick(byKey.get(key) ?? [], random)?.text ?? entries[key]?.question ?? '';
    const before = { ...NOTHING_SAID, subject: subjectOf(key), asked: question };
    if (random() >= OFFERED) return { ...before, entry: key };
    return { ...before, entry: key, offered: [key, ...(entries[key]?.next ?? []).slice(0, 2)] };
  };
  const bySubject = Map.groupBy(Object.keys(entries), subjectOf);
  const lessons = [
    ...unknown.flatMap(({ after, asked: before, text, key, round }) => {
      // Its own round would tell it what to ask: only what the others have asked is known.
      const known = followedWithout(round);
      const memory = memoryAfter(after, chanceOf(text), before);
      const counts = before === undefined ? 1 : TALKS_COUNT;
      return lesson(candidatesFor(text, memory, reader, known), key, counts);
    }),
    ...fresh.flatMap(({ text, key }) => {
      const random = chanceOf(text);
      const chance = random();
      const near = chance < ASKED_NEXT ? LEADING.get(key) : bySubject.get(subjectOf(key));
      const after =
        chance < ASKED_NEXT + SAME_SUBJECT ? pick(near ?? [], random) : followUpAt(random())?.after;
      return after ? lesson(candidatesFor(text, memoryAfter(after, random), reader, {}), key) : [];
    }),
  ];
  return { weights: descend(lessons), followed };
}

/**
 * How sure a talk may be: the temperature at which its probabilities fit best to turns that nothing was learned from, as
 * `reader` will read them.
 */
export function calibrateTalk(
  reader: Reader,
  { weights }: Pick<LearnedTalk, 'weights'>,
  { apart, followUps }: Record<'apart' | 'followUps', readonly FollowUpWording[]>,
): number {
  const followedWithout = leavingOut(followUps, countFollowed(followUps));
  const scored = apart.flatMap(({ after, asked = '', text, key, round }) => {
    const known = followedWithout(round);
    const memory = { ...NOTHING_SAID, entry: after, subject: subjectOf(after), asked };
    return lesson(candidatesFor(text, memory, reader, known), key).map(({ candidates, target }) => ({
      scores: scoresOf(candidates, weights),
      target,
    }));
  });
  return bestTemperature(scored);
}

function countFollowed(followUps: readonly FollowUpWording[]): Followed {
  const byName = groupByName(followUps);
  return Object.fromEntries([...byName].map(([name, asked]) => [name, countKeys(asked)]));
}

/** What was asked after what without a round: the same as with it, except after what that round asked on. */
function leavingOut(followUps: readonly FollowUpWording[], all: Followed): (round: string) => Followed {
  const byName = groupByName(followUps);
  const byRound = Map.groupBy(followUps, ({ round }) => round);
  const without = new Map<string, Followed>();
  return (round) => {
    const known = without.get(round);
    if (known) return known;
    const found: Record<string, Readonly<Record<string, number>>> = { ...all };
    without.set(round, found);
    for (const name of groupByName(byRound.get(round) ?? []).keys()) {
      found[name] = countKeys((byName.get(name) ?? []).filter((one) => one.round !== round));
    }
    return found;
  };
}

/** By the entry that each follows on, and by its topic. */
function groupByName(followUps: readonly FollowUpWording[]): Map<string, FollowUpWording[]> {
  const byName = new Map<string, FollowUpWording[]>();
  for (const one of followUps) {
    for (const name of [one.after, topicName(one.after)]) {
      const group = byName.get(name);
      if (group) group.push(one);
      else byName.set(name, [one]);
    }
  }
  return byName;
}

function countKeys(asked: readonly FollowUpWording[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { key } of asked) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function lesson(candidates: Candidates, key: string, counts = 1): Lesson[] {
  const target = candidates.keys.indexOf(key);
  return target < 0 ? [] : [{ candidates, target, counts }];
}

/** All lessons at once, each round with smaller steps for signs that have moved much (AdaGrad). */
function descend(lessons: readonly Lesson[]): number[] {
  const weights = new Float64Array(WEIGHT_COUNT);
  const squares = new Float64Array(WEIGHT_COUNT).fill(1e-6);
  const all = lessons.reduce((sum, { counts }) => sum + counts, 0);
  // Before anything is learned, the three readings are believed a little.
  for (const reading of [0, 1, 2]) weights[reading * MOODS] = 0.4;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(WEIGHT_COUNT);
    for (const { candidates, target, counts } of lessons) {
      const errors = softmax(scoresOf(candidates, weights));
      errors[target] = (errors[target] ?? 0) - 1;
      for (let at = 0; at < errors.length; at += 1) errors[at] = (errors[at] ?? 0) * counts;
      addSlope(candidates, errors, slope);
    }
    for (let at = 0; at < WEIGHT_COUNT; at += 1) {
      const step = (slope[at] ?? 0) / all + DECAY * (weights[at] ?? 0);
      squares[at] = (squares[at] ?? 0) + step * step;
      weights[at] = (weights[at] ?? 0) - (RATE * step) / Math.sqrt(squares[at] ?? 1);
    }
  }
  return Array.from(weights, (weight) => Math.round(weight * 1e4) / 1e4);
}
