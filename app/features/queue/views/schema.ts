import { z } from 'zod';
import { queueQuery } from '#app/features/queue/schema.ts';
import { cleanLine } from '#app/platform/clean-text.ts';

export const MOST_VIEWS = 20;

/** The filters of a queue as they stand in its address, without a place in the list. */
const viewFilters = queueQuery
  .omit({ after: true, limit: true })
  .extend({ view: z.enum(['table', 'board']).optional() });

function isQueueSearch(search: string): boolean {
  const fields = Object.fromEntries(new URLSearchParams(search));
  return Object.keys(fields).length > 0 && viewFilters.safeParse(fields).success;
}

export const viewName = z
  .string({ error: 'Please give it a name' })
  .overwrite(cleanLine)
  .min(1, { error: 'Please give it a name' })
  .max(40, { error: 'Name must not exceed 40 characters' });

/** A way to look at one’s queue: filters under a name. */
export const queueView = z.strictObject({
  id: z.uuid({ error: 'Please reload the page and try again' }),
  name: viewName,
  search: z
    .string({ error: 'Please choose filters first' })
    .max(400, { error: 'These filters are too long to keep' })
    .refine(isQueueSearch, { error: 'Please choose filters first' }),
});
export type QueueView = z.output<typeof queueView>;

/** All views of somebody, in their order. `version` is 0 before they have kept any. */
export const queueViews = z.object({ version: z.int(), items: z.array(queueView) });
export type QueueViews = z.output<typeof queueViews>;

/** What they are to be from now on; `version` is that of the ones which were read. */
export const viewsInput = z.strictObject({
  version: z.int({ error: 'Version is required' }).min(0),
  items: z
    .array(queueView)
    .max(MOST_VIEWS, { error: `There is room for ${MOST_VIEWS} views. Please delete one first.` }),
});
export type ViewsInput = z.output<typeof viewsInput>;
