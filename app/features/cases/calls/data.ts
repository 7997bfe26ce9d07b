import { mutationOptions } from '@tanstack/react-query';
import type { steppedCase } from '#app/features/cases/schema.ts';
import { api } from '#app/platform/http/api-client.ts';

export const cancelCallMutation = mutationOptions({
  mutationFn: ({ id, ...input }: { id: string; version: number; note?: string | undefined }) =>
    api.post<typeof steppedCase>(`/api/cases/${id}/call/cancel`, input),
});
