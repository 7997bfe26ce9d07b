import { SETTING_GROUPS, type SettingGroup } from '#app/features/oversight/settings/settings.ts';
import { ViewLinks } from '#app/ui/frame/view-links.tsx';

/** What is set elsewhere than in the table of settings. */
const OTHERS = {
  testimonials: 'Client comments',
  webhooks: 'Webhooks',
  tokens: 'API tokens',
  administrators: 'Administrators',
  operations: 'Operations',
} as const;
type Other = keyof typeof OTHERS;

/** The way between the groups of settings, what programs elsewhere may know, people and machinery. */
export function SettingsNav({ current }: { current: SettingGroup | Other }) {
  const items = Object.entries({ ...SETTING_GROUPS, ...OTHERS }).map(([name, label]) => ({
    to: `/admin/settings?group=${name}`,
    label,
    isCurrent: name === current,
  }));
  return <ViewLinks label="Groups of settings" links={items} />;
}
