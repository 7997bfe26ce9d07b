import { dayWords } from '#app/platform/clock/day-words.ts';
import { numberWords } from '#app/platform/text/number-words.ts';
import { sayDays } from '#content/house-rules.ts';
import type { SettingValue } from './schema.ts';
import { SETTINGS, type SettingKey, type SettingKind } from './settings.ts';

/** A value as people read it: "2 business hours", "5 pm", "24 months (730 days)", "On", "December 24, 2026; December 31, 2026". */
export function sayValue(key: SettingKey, value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (value === '') return 'None';
  const { unit, kind } = SETTINGS[key] as { unit?: string; kind: SettingKind };
  if (Array.isArray(value)) return linesOf(kind, value).join('; ') || 'None';
  if (kind === 'hour' && typeof value === 'number') return sayHour(value);
  if (typeof value !== 'number' || !unit) return String(value);
  const days = sayDays(value);
  if (unit === 'days' && !days.endsWith('days'))
    return `${days.charAt(0).toUpperCase()}${days.slice(1)} (${numberWords(value)} days)`;
  return `${numberWords(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}

/** The lines of a list as people read them: days in words, addresses without what each begins with. */
export function linesOf(kind: SettingKind, lines: readonly string[]): string[] {
  if (kind === 'days') return lines.map(dayWords);
  return lines.map((line) => line.replace(/^https:\/\/(www\.)?|\/$/g, ''));
}

export function sayHour(hour: number): string {
  if (hour === 12) return 'Noon';
  if (hour % 24 === 0) return 'Midnight';
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}
