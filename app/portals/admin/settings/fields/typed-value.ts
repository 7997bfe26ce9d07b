import { z } from 'zod';
import type { SettingValue } from '#app/features/oversight/settings/schema.ts';
import { SETTINGS, type SettingKey, type SettingKind } from '#app/features/oversight/settings/settings.ts';
import { SETTING_SHAPES } from '#app/features/oversight/settings/shapes.ts';

/** A value as it stands in a field; days each in their own. */
export function asTyped(key: SettingKey, value: SettingValue): string | string[] {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (!Array.isArray(value)) return String(value);
  return SETTINGS[key].kind === 'days' ? value : value.join('\n');
}

const chosenDays = z.array(z.string().min(1, { error: 'Please choose the day, or remove it' }));

/** The form of one setting: what is typed, read as its kind, and checked by its own shape. */
export function typedSchema(key: SettingKey) {
  const { kind } = SETTINGS[key] as { kind: SettingKind };
  const shape: z.ZodType<SettingValue> = SETTING_SHAPES[key];
  const typed: z.ZodType<unknown> =
    kind === 'days' ? chosenDays : z.string().transform((text) => readTyped(kind, text));
  return z.object({ value: z.pipe(typed, shape) });
}

function readTyped(kind: SettingKind, typed: string): unknown {
  if (kind === 'switch') return typed === 'on';
  if (kind === 'number' || kind === 'hour' || kind === 'weight')
    return typed.trim() === '' ? Number.NaN : Number(typed);
  if (kind !== 'lines') return typed;
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
