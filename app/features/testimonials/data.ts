import { queryOptions } from '@tanstack/react-query';
import { checkHeader, trackingUrl } from '#app/features/quotes/data.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { ownTestimonial, TestimonialAnswer } from './schema.ts';

/** How the person of a case says how it went, reads it again and takes it back: with an account, or by a tracking link. */
export type TestimonialWay = ReturnType<typeof wayAt>;

export const testimonialOf = (caseId: string) =>
  wayAt(`/api/cases/${caseId}/testimonial`, ['cases', caseId, 'testimonial']);

export const testimonialByLink = (token: string, check: string) =>
  wayAt(`${trackingUrl(token)}/testimonial`, ['track', token, 'testimonial'], {
    headers: checkHeader(check),
  });

function wayAt(url: string, queryKey: readonly string[], call?: { headers: Record<string, string> }) {
  return {
    own: queryOptions({ queryKey, queryFn: () => api.get<typeof ownTestimonial>(url, call) }),
    give: (answer: TestimonialAnswer) => api.post(url, answer, call),
    withdraw: () => api.post<typeof ownTestimonial>(`${url}/consent-withdrawal`, {}, call),
  };
}
