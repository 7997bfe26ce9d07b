import { checkHeader, trackingUrl } from '#app/features/quotes/data.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { TestimonialAnswer } from './schema.ts';

/** How the person of a case says how it went: with an account, or by a tracking link. */
export type TestimonialWay = (answer: TestimonialAnswer) => Promise<unknown>;

export const testimonialOf =
  (caseId: string): TestimonialWay =>
  (answer) =>
    api.post(`/api/cases/${caseId}/testimonial`, answer);

export const testimonialByLink =
  (token: string, check: string): TestimonialWay =>
  (answer) =>
    api.post(`${trackingUrl(token)}/testimonial`, answer, { headers: checkHeader(check) });
