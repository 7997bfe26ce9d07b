import { BEGINNING } from './lifecycle/beginning.server.ts';
import { DELETION } from './lifecycle/deletion.server.ts';
import { ENDING } from './lifecycle/ending.server.ts';
import { MATCHING } from './lifecycle/matching.server.ts';
import { MERGING } from './lifecycle/merging.server.ts';
import type { Entry } from './lifecycle/row.server.ts';
import { WORKING } from './lifecycle/working.server.ts';

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
