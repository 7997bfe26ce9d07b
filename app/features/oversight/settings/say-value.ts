import { sayDays } from '#content/house-rules.ts';
import type { SettingValue } from './schema.ts';
import { SETTINGS, type SettingKey, type SettingKind } from './settings.ts';

/** A value as people read it: "2 business hours", "5 pm", "24 months (730 days)", "On", "2026-12-24, 2026-12-31". */
export function sayValue(key: SettingKey, value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'None';
  if (value === '') return 'None';
  const { unit, kind } = SETTINGS[key] as { unit?: string; kind: SettingKind };
  if (kind === 'hour' && typeof value === 'number') return sayHour(value);
  if (typeof value !== 'number' || !unit) return String(value);
  const days = sayDays(value);
  if (unit === 'days' && !days.endsWith('days'))
    return `${days.charAt(0).toUpperCase()}${days.slice(1)} (${value.toLocaleString('en-CA')} days)`;
  return `${value.toLocaleString('en-CA')} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}

function sayHour(hour: number): string {
  if (hour === 12) return 'Noon';
  if (hour % 24 === 0) return 'Midnight';
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}
