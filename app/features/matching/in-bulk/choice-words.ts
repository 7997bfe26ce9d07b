import { finalOf, obstacleWords } from '#app/features/matching/by-hand/obstacles.ts';
import type { Obstacle } from '#app/features/matching/rules.ts';
import { lowerFirst } from '#app/platform/text/first-letter.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import type { ChosenBroker } from './schema.ts';

/** `name` says which request it is where several are named: `Auto, Calgary (AB-1)`. */
type Chosen = readonly { id: string; name: string }[];

export type Suiting = {
  /** How many of the chosen requests go to them. */
  going: number;
  /** How many of them they would be asked about. */
  fitting: number;
  /** What stays where it is, with why: `Auto, Calgary (AB-1) stays: not licensed for this type`. */
  staying: string[];
  /** What goes although they would not be asked about it now, with why: `Auto, Calgary (AB-1): away today`. */
  doubts: string[];
};

/** What of the chosen requests would go to a broker, and why the others would not. */
export function suitingOf(broker: ChosenBroker, chosen: Chosen): Suiting {
  const obstaclesOf = new Map(broker.against.map(({ caseId, obstacles }) => [caseId, obstacles]));
  const staying: Why[] = [];
  const doubts: Why[] = [];
  for (const { id, name } of chosen) {
    const obstacles = obstaclesOf.get(id) ?? [];
    const final = finalOf(obstacles);
    if (broker.has.includes(id)) staying.push(['they have it already', name]);
    else if (final) staying.push([wordsWithin(final), name]);
    else if (obstacles.length > 0) doubts.push([obstacles.map(wordsWithin).join(', '), name]);
  }
  const going = chosen.length - staying.length;
  return {
    ...{ going, fitting: going - doubts.length },
    staying: byReason(staying).map(
      ({ names, many, reason }) => `${names} ${many ? 'stay' : 'stays'}: ${reason}`,
    ),
    doubts: byReason(doubts).map(({ names, reason }) => `${names}: ${reason}`),
  };
}

function wordsWithin(obstacle: Obstacle): string {
  return lowerFirst(obstacleWords(obstacle));
}

type Why = readonly [reason: string, name: string];

function byReason(rows: readonly Why[]): { names: string; many: boolean; reason: string }[] {
  return [...Map.groupBy(rows, ([reason]) => reason)].map(([reason, same]) => ({
    ...{ names: andWords(same.map(([, name]) => name)), many: same.length > 1, reason },
  }));
}
