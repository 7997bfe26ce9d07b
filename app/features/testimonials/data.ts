import { mutationOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { TestimonialAnswer } from './schema.ts';

export const answerTestimonialMutation = mutationOptions({
  mutationFn: ({ caseId, ...answer }: TestimonialAnswer & { caseId: string }) =>
    api.post(`/api/cases/${caseId}/testimonial`, answer),
});
