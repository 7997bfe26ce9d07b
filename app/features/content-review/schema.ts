import { z } from 'zod';

/** One thing to look at again, by the end of the Alberta day `reviewBy` (ISO). */
const review = z.object({ what: z.string(), reviewBy: z.iso.date(), isOver: z.boolean() });

/** `items` are due within thirty days; `later` comes after them. */
export const dueReviews = z.object({ items: z.array(review), later: z.array(review) });

export type DueReview = z.output<typeof dueReviews>['items'][number];
