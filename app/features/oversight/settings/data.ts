import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { SettingChange, SettingValue, settingList, settingPreview } from './schema.ts';
import type { SettingKey } from './settings.ts';

/** While the public pages are drawn again, the page asks how far that is. */
const DRAWING_MS = 1_500;

/** Every setting with its last changes. */
export const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: () => api.get<typeof settingList>('/api/admin/settings'),
  refetchInterval: ({ state }) => (state.data?.pages === 'drawing' ? DRAWING_MS : false),
});

export const changeSettingMutation = mutationOptions({
  mutationFn: ({ key, ...change }: SettingChange & { key: SettingKey }) =>
    api.put<typeof settingList>(`/api/admin/settings/${key}`, change),
});

type Candidate = { key: SettingKey; value: SettingValue | null };

const askPreview = ({ key, value }: Candidate) =>
  api.post<typeof settingPreview>(`/api/admin/settings/${key}/preview`, { value });

export const previewSettingMutation = mutationOptions({ mutationFn: askPreview });

/** What a value would cause, asked while it is still being chosen. */
export const previewSettingQuery = (key: SettingKey, value: SettingValue) =>
  queryOptions({
    queryKey: ['admin', 'setting-preview', key, value],
    queryFn: () => askPreview({ key, value }),
  });
