import { BEGINNING } from './beginning.server.ts';
import { DELETION } from './deletion.server.ts';
import { ENDING } from './ending.server.ts';
import { MATCHING } from './matching.server.ts';
import { MERGING } from './merging.server.ts';
import type { Entry } from './row.server.ts';
import { WORKING } from './working.server.ts';

/** The lifecycle of a case. It is executed: nothing else moves a case, and no step says to which status it goes. */
export const LIFECYCLE = {
  ...BEGINNING,
  ...MATCHING,
  ...WORKING,
  ...ENDING,
  ...MERGING,
  ...DELETION,
} as const satisfies Record<string, Entry>;

export type StepName = keyof typeof LIFECYCLE;

export const STEP_NAMES = Object.keys(LIFECYCLE) as StepName[];

/** A step with its rows, for those who go through the table. */
export const entryOf = (name: StepName): Entry => LIFECYCLE[name];
