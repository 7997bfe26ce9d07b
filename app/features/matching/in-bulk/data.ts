import { mutationOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { BulkAction, inBulkReport } from './schema.ts';

type Asked = { cases: readonly { id: string; version: number }[]; action: BulkAction };

/** The same step on many cases, answered with what was done and what was refused. */
export const inBulkMutation = mutationOptions({
  mutationFn: (asked: Asked) => api.post<typeof inBulkReport>('/api/admin/cases/bulk', asked),
});
