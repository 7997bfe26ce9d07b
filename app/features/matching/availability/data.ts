import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  AvailabilityInput,
  availability,
  availabilityChange,
} from '#app/features/brokers/availability/schema.ts';
import { api } from '#app/platform/http/api-client.ts';

const PATH = '/api/broker/availability';

/** When and what the viewer takes. */
export const availabilityQuery = queryOptions({
  queryKey: ['availability'],
  queryFn: () => api.get<typeof availability>(PATH),
});

export const previewAvailabilityMutation = mutationOptions({
  mutationFn: (input: AvailabilityInput) => api.post<typeof availabilityChange>(`${PATH}/preview`, input),
});

export const saveAvailabilityMutation = mutationOptions({
  mutationFn: (input: AvailabilityInput) => api.put<typeof availability>(PATH, input),
});
