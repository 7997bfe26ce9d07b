import { z } from 'zod';
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

/** `id` is made by who adds the task, so that adding it again adds none. */
export const newTask = z.strictObject({
  id: z.uuid({ error: 'Please reload the page and try again' }),
  title,
  dueAt: planned,
  caseId: z.uuid().optional(),
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
  version: z.int(),
});
export type Task = z.output<typeof task>;

export const taskList = z.object({ items: z.array(task) });

/** `asOf` says how the case looked to who puts it aside; without `until` it is until the person answers. */
export const snoozeInput = z.strictObject({
  version: z.int({ error: 'Version is required' }).min(1),
  asOf: instant,
  until: planned.optional(),
});
export type SnoozeInput = z.output<typeof snoozeInput>;

export const snooze = z.object({ until: instant.nullable() });
export const taskParams = caseParams;
