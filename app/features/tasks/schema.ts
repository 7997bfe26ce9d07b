import { z } from 'zod';
import { HEARD } from '#app/features/cases/rules/heard.ts';
import { caseParams } from '#app/features/cases/schema.ts';
import { instantOfWall } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { now } from '#app/platform/now.ts';
import { cleanLine } from '#app/platform/text/clean-text.ts';

/** A time that somebody plans: from now on, and not further than two years. */
const FURTHEST_DAYS = 730;
const planned = z.iso
  .datetime({ error: 'Please choose a day and a time' })
  .refine((at) => Date.parse(at) > now().getTime(), { error: 'Please choose a time from now on' })
  .refine((at) => Date.parse(at) < now().getTime() + FURTHEST_DAYS * DAY_MS, {
    error: 'Please choose a time within two years',
  });

const title = z
  .string({ error: 'Please write what is to be done' })
  .overwrite(cleanLine)
  .min(1, { error: 'Please write what is to be done' })
  .max(120, { error: 'A task must not exceed 120 characters' });

/** What a task can wait for: that the client of its case is heard from, or has the papers of a policy. */
export const AWAITED = ['client', 'papers'] as const;
/** What closed such a task by itself. */
export const CLOSED_BY = [...HEARD, 'papers'] as const;

/** `id` is made by who adds the task, so that adding it again adds none; one that awaits the client closes by itself. */
export const newTask = z
  .strictObject({
    id: z.uuid({ error: 'Please reload the page and try again' }),
    title,
    dueAt: planned,
    caseId: z.uuid().optional(),
    awaits: z.literal('client').optional(),
  })
  .refine(({ awaits, caseId }) => !awaits || caseId, {
    path: ['awaits'],
    error: 'Only a task about a request can wait for its client',
  });
export type NewTask = z.output<typeof newTask>;

/** What the forms hold: a wall-clock time in Alberta, as `2026-11-26T09:30`. */
const wallClock = z
  .string()
  .transform((text) => instantOfWall(text)?.toISOString() ?? '')
  .pipe(planned);
export const taskForm = z.object({ title, at: wallClock });
export const timeForm = z.object({ at: wallClock });

export const taskChange = z.strictObject({
  version: z.int({ error: 'Version is required' }).min(1),
  title: title.optional(),
  dueAt: planned.optional(),
  isDone: z.boolean().optional(),
});
export type TaskChange = z.output<typeof taskChange>;

const instant = z.iso.datetime();

export const task = z.object({
  id: z.uuid(),
  caseId: z.uuid().nullable(),
  title: z.string(),
  dueAt: instant,
  doneAt: instant.nullable(),
  /** What it waits for: it closes by itself then. */
  awaits: z.enum(AWAITED).nullable(),
  version: z.int(),
});
export type Task = z.output<typeof task>;

/** `closed`: those that closed by themselves, and by what. */
export const taskList = z.object({
  items: z.array(task),
  closed: z.array(z.object({ id: z.uuid(), title: z.string(), by: z.enum(CLOSED_BY), at: instant })),
});
export type TaskList = z.output<typeof taskList>;
export type ClosedTask = z.output<typeof taskList>['closed'][number];

/** `asOf` says how the case looked to who puts it aside; without `until` it is until the person answers. */
export const snoozeInput = z.strictObject({
  version: z.int({ error: 'Version is required' }).min(1),
  asOf: instant,
  until: planned.optional(),
});
export type SnoozeInput = z.output<typeof snoozeInput>;

export const snooze = z.object({ until: instant.nullable() });
export const taskParams = caseParams;
