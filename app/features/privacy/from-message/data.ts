import { mutationOptions } from '@tanstack/react-query';
import type { privacyRequestList } from '#app/features/privacy/answering/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { FromMessageInput } from './schema.ts';

/** Makes a privacy request of a contact message. */
export const fromMessageMutation = (messageId: string) =>
  mutationOptions({
    mutationFn: (input: FromMessageInput) =>
      api.post<typeof privacyRequestList>(`/api/admin/contact-messages/${messageId}/privacy-request`, input),
  });
