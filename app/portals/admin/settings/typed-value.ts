import { z } from 'zod';
import type { SettingValue } from '#app/features/oversight/settings/schema.ts';
import { SETTINGS, type SettingKey, type SettingKind } from '#app/features/oversight/settings/settings.ts';

/** A value as it stands in a field. */
export function asTyped(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? value.join('\n') : String(value);
}

/** The form of one setting: what is typed, read as its kind, and checked by its own shape. */
export function typedSchema(key: SettingKey) {
  const { kind, shape } = SETTINGS[key] as { kind: SettingKind; shape: z.ZodType<SettingValue> };
  return z.object({
    value: z
      .string()
      .transform((typed) => readTyped(kind, typed))
      .pipe(shape),
  });
}

function readTyped(kind: SettingKind, typed: string): unknown {
  if (kind === 'switch') return typed === 'on';
  if (kind === 'number' || kind === 'hour') return typed.trim() === '' ? Number.NaN : Number(typed);
  if (kind !== 'lines') return typed;
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
