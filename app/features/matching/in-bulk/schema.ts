import { z } from 'zod';
import { CASE_PRIORITIES } from '#app/features/cases/rules/priorities.ts';
import { version } from '#app/features/cases/schema.ts';
import { typed } from '#app/features/cases/steps/note.ts';
import { loseInput } from '#app/features/cases/steps/reasons.ts';
import { OBSTACLES } from '#app/features/matching/by-hand/obstacles.ts';

/** As many as a page of the list can hold. */
const MOST = 100;

const brokerId = z.uuid({ error: 'Please choose a broker' });
const SAY_WHY = { error: 'Please add a short note' };

/** What administrators do with many requests at once; the dialogs check with the same rules. */
export const assignEach = z.strictObject({ brokerId, reason: typed(500).min(1, SAY_WHY) });
/** Whose brokers are asked for: ids with commas between. */
export const chosenQuery = z.strictObject({
  cases: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(
      z
        .array(z.uuid())
        .min(1)
        .max(MOST, { error: `Please choose ${MOST} requests at most` }),
    ),
});

const chosenBroker = z.object({
  id: z.uuid(),
  fullName: z.string(),
  brokerage: z.string(),
  assignedToday: z.int(),
  dailyCap: z.int(),
  openCases: z.int(),
  /** Those that they have now. */
  has: z.array(z.uuid()),
  /** Why they would not be asked about one, the gravest reason first; the others suit them. */
  against: z.array(z.object({ caseId: z.uuid(), obstacles: z.array(z.enum(OBSTACLES)) })),
});
export type ChosenBroker = z.output<typeof chosenBroker>;
export const chosenBrokers = z.object({ items: z.array(chosenBroker) });

export const setEachPriority = z.strictObject({
  priority: z.enum(CASE_PRIORITIES, { error: 'Please choose a priority' }),
});
export const closeEach = loseInput;

export const inBulkInput = z.strictObject({
  cases: z
    .array(z.strictObject({ id: z.uuid(), version }))
    .min(1, { error: 'Please choose at least one request' })
    .max(MOST, { error: `Please choose ${MOST} requests at most` }),
  action: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('assign'), with: assignEach }),
    z.strictObject({ do: z.literal('set_priority'), with: setEachPriority }),
    z.strictObject({ do: z.literal('lose'), with: closeEach }),
  ]),
});
export type InBulkInput = z.output<typeof inBulkInput>;
export type BulkAction = z.input<typeof inBulkInput>['action'];

/** What was done, and what was refused and why. It names no person: nobody's data is read for it. */
export const inBulkReport = z.object({
  done: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), why: z.string() })),
});
export type InBulkReport = z.output<typeof inBulkReport>;
