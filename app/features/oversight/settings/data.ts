import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import { type SettingChange, type SettingValue, settingList, settingPreview } from './schema.ts';
import type { SettingKey } from './settings.ts';

/** While the public pages are drawn again, the page asks how far that is. */
const DRAWING_MS = 1_500;

/** Every setting with its last changes. */
export const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: () => api.get('/api/admin/settings', { shape: settingList }),
  refetchInterval: ({ state }) => (state.data?.pages === 'drawing' ? DRAWING_MS : false),
});

export const changeSettingMutation = mutationOptions({
  mutationFn: ({ key, ...change }: SettingChange & { key: SettingKey }) =>
    api.put(`/api/admin/settings/${key}`, change, { shape: settingList }),
});

export const previewSettingMutation = mutationOptions({
  mutationFn: ({ key, value }: { key: SettingKey; value: SettingValue | null }) =>
    api.post(`/api/admin/settings/${key}/preview`, { value }, { shape: settingPreview }),
});
