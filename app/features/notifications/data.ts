import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { NoticeChoices, noticePreferencesOutput } from './preferences/preferences-schema.ts';

export const noticePreferencesQuery = queryOptions({
  queryKey: ['user', 'notification-preferences'],
  queryFn: () => api.get<typeof noticePreferencesOutput>('/api/notification-preferences'),
});

/** The answer belongs into `noticePreferencesQuery`. */
export const setNoticePreferencesMutation = mutationOptions({
  mutationFn: (input: NoticeChoices) =>
    api.put<typeof noticePreferencesOutput>('/api/notification-preferences', input),
});
