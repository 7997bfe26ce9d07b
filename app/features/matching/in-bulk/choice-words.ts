import { finalOf, obstacleWords } from '#app/features/matching/by-hand/obstacles.ts';
import type { Obstacle } from '#app/features/matching/rules.ts';
import type { ChosenBroker } from './schema.ts';

type Chosen = readonly { id: string; reference: string }[];

export type Suiting = {
  /** How many of the chosen requests go to them. */
  going: number;
  /** How many of them they would be asked about. */
  fitting: number;
  /** What stays where it is, with why: `AB-1 and AB-2: not licensed for this type`. */
  staying: string[];
  /** What goes although they would not be asked about it now, with why. */
  doubts: string[];
};

/** What of the chosen requests would go to a broker, and why the others would not. */
export function suitingOf(broker: ChosenBroker, chosen: Chosen): Suiting {
  const obstaclesOf = new Map(broker.against.map(({ caseId, obstacles }) => [caseId, obstacles]));
  const staying: [reason: string, reference: string][] = [];
  const doubts: [reason: string, reference: string][] = [];
  for (const { id, reference } of chosen) {
    const obstacles = obstaclesOf.get(id) ?? [];
    const final = finalOf(obstacles);
    if (broker.has.includes(id)) staying.push(['they have it now', reference]);
    else if (final) staying.push([wordsWithin(final), reference]);
    else if (obstacles.length > 0) doubts.push([obstacles.map(wordsWithin).join(', '), reference]);
  }
  const going = chosen.length - staying.length;
  return { going, fitting: going - doubts.length, staying: byReason(staying), doubts: byReason(doubts) };
}

function wordsWithin(obstacle: Obstacle): string {
  const words = obstacleWords(obstacle);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function byReason(rows: readonly (readonly [reason: string, reference: string])[]): string[] {
  return [...Map.groupBy(rows, ([reason]) => reason)].map(
    ([reason, same]) => `${LIST.format(same.map(([, reference]) => reference))}: ${reason}`,
  );
}

const LIST = new Intl.ListFormat('en-CA');
