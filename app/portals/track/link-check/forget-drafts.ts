import { keepAnswerDraft } from '#app/features/cases/information-requests/answer-draft.ts';
import type { TrackingSummary } from '#app/features/quotes/tracking/schema.ts';
import { forgetKeptAnswers } from '#app/features/quotes/ui/kept-answers.ts';

/** Forgets what was being typed about a request behind its link: whoever leaves has no session that ends. */
export function forgetDrafts({ reference, informationRequests }: TrackingSummary) {
  forgetKeptAnswers(reference);
  for (const { id } of informationRequests) keepAnswerDraft(id, '');
}
