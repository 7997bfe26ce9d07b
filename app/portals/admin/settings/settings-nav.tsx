import { SETTING_GROUPS, type SettingGroup } from '#app/features/oversight/settings/settings.ts';
import { Segments } from '../segments.tsx';

const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[];

/** The way between the groups of settings and the people who may change them. */
export function SettingsNav({ current }: { current: SettingGroup | 'administrators' | 'operations' }) {
  const groups = GROUPS.map((name) => ({
    to: `/admin/settings?group=${name}`,
    label: SETTING_GROUPS[name],
    isCurrent: name === current,
  }));
  const people = {
    to: '/admin/settings?group=administrators',
    label: 'Administrators',
    isCurrent: current === 'administrators',
  };
  const machinery = {
    to: '/admin/settings?group=operations',
    label: 'Operations',
    isCurrent: current === 'operations',
  };
  return (
    <div className="mt-5">
      <Segments label="Groups of settings" items={[...groups, people, machinery]} />
    </div>
  );
}
