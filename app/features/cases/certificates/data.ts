import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { CertificateAnswer, certificate, certificates } from './schema.ts';

/** The certificates of a case. The key is the topic of its live events. */
export const certificatesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['cases', caseId, 'certificates'] as const,
    queryFn: () => api.get<typeof certificates>(`/api/cases/${caseId}/certificates`),
  });

export const answerCertificateMutation = mutationOptions({
  mutationFn: ({ id, ...answer }: CertificateAnswer & { id: string }) =>
    api.patch<typeof certificate>(`/api/certificates/${id}`, answer),
});
