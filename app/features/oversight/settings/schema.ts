import { z } from 'zod';
import { SETTING_KEYS } from './settings.ts';

const instant = z.iso.datetime();
/** A text, a number, lines, or yes and no: what it may be says its row of `SETTING_SHAPES`. */
const value = z.union(
  [z.string().max(1_000), z.number(), z.boolean(), z.array(z.string().max(200)).max(60)],
  {
    error: 'Please enter a value',
  },
);
export type SettingValue = z.output<typeof value>;

export const settingParams = z.strictObject({ key: z.enum(SETTING_KEYS) });

/** `value` null: as it was in the beginning. `version`: of the value that was seen, 0 for the beginning. */
export const settingChange = z.strictObject({
  value: value.nullable(),
  version: z.int({ error: 'Version is required' }).min(0),
});
export type SettingChange = z.output<typeof settingChange>;

export const settingCandidate = settingChange.pick({ value: true });

const change = z.object({
  version: z.int(),
  /** Null: as it was in the beginning. */
  value: value.nullable(),
  by: z.string(),
  at: instant,
});

export const settingOutput = z.object({
  key: z.enum(SETTING_KEYS),
  value,
  beginning: value,
  version: z.int(),
  /** Newest first; the first one made the present value. */
  changes: z.array(change),
});
export type SettingOutput = z.output<typeof settingOutput>;

/**
 * `pages`: whether the public pages say what is set, on the process that answered. `ai`: where the AI provider is that the
 * server was started with, null without one, and how many questions it was asked today.
 */
export const settingList = z.object({
  items: z.array(settingOutput),
  ai: z.object({ host: z.string().nullable(), askedToday: z.int() }),
  pages: z.enum(['current', 'drawing', 'failed', 'elsewhere']),
});
export type SettingList = z.output<typeof settingList>;

/** What a value would cause, in sentences; none when nothing but what it says. */
export const settingPreview = z.object({ sentences: z.array(z.string()) });
