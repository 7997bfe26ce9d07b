import { albertaDate } from '#app/platform/clock/clock.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { output } from '#app/platform/http/validate.server.ts';
import { now } from '#app/platform/now.ts';
import { listDueReviews, listLaterReviews } from './due-reviews.server.ts';
import { dueReviews } from './schema.ts';

/** What an administrator should have looked at again. */
export const contentReviewApi = newApi().get(
  '/admin/content-reviews',
  describe('Facts and articles to look at again: within thirty days, and later', { 200: dueReviews }),
  requireRole('admin'),
  async (c) => {
    const day = albertaDate(now());
    return output(c, dueReviews, { items: listDueReviews(day), later: listLaterReviews(day) });
  },
);
