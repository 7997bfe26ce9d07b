import { z } from 'zod';
import { cleanLine } from '#app/platform/text/clean-text.ts';

/** The lists of which somebody keeps views: what a broker has to do, and all requests. */
export const VIEW_LISTS = ['queue', 'cases'] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

export const MOST_VIEWS = 20;

export const viewName = z
  .string({ error: 'Please give it a name' })
  .overwrite(cleanLine)
  .min(1, { error: 'Please give it a name' })
  .max(40, { error: 'Name must not exceed 40 characters' });

/** A way to look at a list: filters, order and columns, as they stand in its address, under a name. */
export const savedView = z.strictObject({
  id: z.uuid({ error: 'Please reload the page and try again' }),
  name: viewName,
  search: z
    .string({ error: 'Please choose filters first' })
    .max(500, { error: 'These filters are too long to keep' }),
});
export type SavedView = z.output<typeof savedView>;

/** All views that somebody keeps of a list, in their order. `version` is 0 before they have kept any. */
export const savedViews = z.object({
  version: z.int(),
  items: z.array(savedView),
  /** The columns that were chosen last; null while they are the usual ones, and for a list without such a choice. */
  columns: z.array(z.string()).nullable(),
});
export type SavedViews = z.output<typeof savedViews>;

/** What the views are to be from now on; `version` is that of the ones which were read. `search` says what an address of the list may hold. */
export function viewsInput(search: z.ZodType) {
  const isSearch = (text: string) => {
    const fields = Object.fromEntries(new URLSearchParams(text));
    return Object.keys(fields).length > 0 && search.safeParse(fields).success;
  };
  return z.strictObject({
    version: z.int({ error: 'Version is required' }).min(0),
    items: z
      .array(
        savedView.safeExtend({
          search: savedView.shape.search.refine(isSearch, { error: 'Please choose filters first' }),
        }),
      )
      .max(MOST_VIEWS, { error: `There is room for ${MOST_VIEWS} views. Please delete one first.` }),
  });
}
export type ViewsInput = z.output<ReturnType<typeof viewsInput>>;
