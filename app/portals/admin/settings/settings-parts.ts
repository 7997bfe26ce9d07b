import { SETTING_GROUPS, type SettingGroup } from '#app/features/oversight/settings/settings.ts';

/** What is set elsewhere than in the table of settings. */
const OTHERS = {
  testimonials: 'Client comments',
  content: 'Content review',
  webhooks: 'Webhooks',
  tokens: 'API tokens',
  administrators: 'Administrators',
  operations: 'Operations',
} as const;

export type SettingsPart = SettingGroup | keyof typeof OTHERS;

export const SETTINGS_PART_NAMES: Record<SettingsPart, string> = { ...SETTING_GROUPS, ...OTHERS };

/** In the order in which somebody sets up a house; a line keeps what belongs together. */
export const SETTINGS_SECTIONS: readonly (readonly SettingsPart[])[] = [
  ['identity', 'hours', 'promise', 'matching', 'retention'],
  ['product', 'assistant', 'testimonials', 'content'],
  ['webhooks', 'tokens'],
  ['administrators', 'operations'],
];

/** Where a part of the settings is. */
export const settingsPath = (part: string) => `/admin/settings?group=${part}`;
