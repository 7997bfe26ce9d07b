import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { reachConsents } from './schema.ts';

export function consentsUrl(caseId: string): string {
  return `/api/cases/${caseId}/consents`;
}

export const readReach = (caseId: string) => api.get<typeof reachConsents>(consentsUrl(caseId));

/** How the person of a case agrees to be reached; only they change it (`reachOf` in `quotes/data.ts`). */
export const reachQuery = (caseId: string) =>
  queryOptions({ queryKey: ['cases', caseId, 'consents'], queryFn: () => readReach(caseId) });
