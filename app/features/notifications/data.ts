import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import { type NoticeChoices, noticePreferencesOutput } from './preferences/preferences-schema.ts';

export const noticePreferencesQuery = queryOptions({
  queryKey: ['user', 'notification-preferences'],
  queryFn: () => api.get('/api/notification-preferences', { shape: noticePreferencesOutput }),
});

/** The answer belongs into `noticePreferencesQuery`. */
export const setNoticePreferencesMutation = mutationOptions({
  mutationFn: (input: NoticeChoices) =>
    api.put('/api/notification-preferences', input, { shape: noticePreferencesOutput }),
});
