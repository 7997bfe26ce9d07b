import { z } from 'zod';

/** One thing to look at again, by the end of the Alberta day `reviewBy` (ISO). */
export const dueReviews = z.object({
  items: z.array(z.object({ what: z.string(), reviewBy: z.iso.date(), isOver: z.boolean() })),
});

export type DueReview = z.output<typeof dueReviews>['items'][number];
