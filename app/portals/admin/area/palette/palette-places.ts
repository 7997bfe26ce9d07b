import type { AdminBroker } from '#app/features/cases/oversight/brokers/schema.ts';
import { hasWords } from '#app/portals/frame/palette/palette-words.ts';
import {
  SETTINGS_PART_NAMES,
  SETTINGS_SECTIONS,
  type SettingsPart,
  settingsPath,
} from '../../settings/settings-parts.ts';

/** `also` are words that people have for what is done there. */
type Page = { to: string; label: string; also?: string };

/** What the rail leads to: offered before anything is typed. */
const PLACES: readonly Page[] = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/cases', label: 'Requests' },
  { to: '/admin/messages', label: 'Messages' },
  { to: '/admin/chats', label: 'Chats' },
  { to: '/admin/brokers', label: 'Brokers', also: 'suspend restore licences' },
  { to: '/admin/clients', label: 'Clients', also: 'suspend restore accounts people' },
  { to: '/admin/settings', label: 'Settings' },
  { to: '/admin/audit', label: 'Audit log' },
  { to: '/admin/notifications', label: 'Notifications' },
  { to: '/admin/profile', label: 'Profile' },
];

/** What stands within those pages: found by its words. */
const WITHIN: readonly Page[] = [
  { to: '/admin/cases?standing=pool', label: 'Requests without a broker' },
  { to: '/admin/cases?standing=late', label: 'Requests with a contact deadline missed' },
  { to: '/admin/cases?standing=at_risk', label: 'Requests with a contact deadline at risk' },
  { to: '/admin/messages?show=mail', label: 'Messages: email', also: 'outbox sent mail' },
  { to: '/admin/messages?show=newsletter', label: 'Messages: newsletter' },
  { to: '/admin/chats?show=questions', label: 'Chats: questions without an answer' },
  { to: '/admin/chats?show=votes', label: 'Chats: votes' },
  { to: '/admin/chats?show=taught', label: 'Chats: taught' },
];

const ALSO_IN: Partial<Record<SettingsPart, string>> = {
  identity: 'name address',
  hours: 'holidays closed days',
  testimonials: 'testimonials',
  operations: 'jobs backups',
};

/** The groups of the settings: found by their names, and by the word itself. */
const SETTINGS: readonly Page[] = SETTINGS_SECTIONS.flat().map((part) => ({
  to: settingsPath(part),
  label: SETTINGS_PART_NAMES[part],
  also: ALSO_IN[part] ?? '',
}));

/** The pages of the admin area whose names have what was typed; those of the rail where nothing was. */
export function pagesWith(typed: string): readonly Page[] {
  if (typed.trim() === '') return PLACES;
  return [...PLACES, ...WITHIN].filter(({ label, also = '' }) => hasWords(`${label} ${also}`, typed));
}

/** The groups of the settings that have what was typed, all where nothing was. */
export function settingsWith(typed: string): readonly Page[] {
  return SETTINGS.filter(({ label, also = '' }) => hasWords(`Settings: ${label} ${also}`, typed.trim()));
}

/** Brokers by the words of their names, brokerages and licence numbers. */
export function brokersWith(brokers: readonly AdminBroker[], typed: string): readonly AdminBroker[] {
  if (typed.trim() === '') return [];
  return brokers.filter(({ fullName, brokerage, licenceNumber }) =>
    hasWords(`${fullName} ${brokerage} ${licenceNumber}`, typed.trim()),
  );
}
