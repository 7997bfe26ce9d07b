import { z } from 'zod';

/** One thing to look at again, by the end of the Alberta day `reviewBy` (ISO). */
const review = z.object({
  what: z.string(),
  reviewBy: z.iso.date(),
  isOver: z.boolean(),
  /** Where an article is read; null of facts, which stand on many pages. */
  path: z.string().nullable(),
  /** What facts say, with where from. */
  facts: z.array(z.object({ statement: z.string(), source: z.string(), url: z.string().optional() })),
});

/** `items` are due within thirty days; `later` comes after them. */
export const dueReviews = z.object({ items: z.array(review), later: z.array(review) });

export type DueReview = z.output<typeof dueReviews>['items'][number];
