import { mutationOptions } from '@tanstack/react-query';
import { steppedCase } from '#app/features/cases/schema.ts';
import { api } from '#app/platform/http/api-client.ts';

export const cancelCallMutation = mutationOptions({
  mutationFn: ({ id, ...input }: { id: string; version: number; note?: string | undefined }) =>
    api.post(`/api/cases/${id}/call/cancel`, input, { shape: steppedCase }),
});
