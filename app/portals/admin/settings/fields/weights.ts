import type { SettingOutput } from '#app/features/oversight/settings/schema.ts';
import { SETTINGS, type SettingKey } from '#app/features/oversight/settings/settings.ts';

/** What each thing counts, in the order it is shown. */
type Counted = { key: SettingKey; label: string; percent: number };

/** How much each weight counts of all, in whole percent; `tried` in place of the one that is being changed. */
export function shareWeights(
  items: readonly SettingOutput[],
  tried?: { key: SettingKey; value: number },
): Counted[] {
  const weights = items.flatMap(({ key, value }) =>
    SETTINGS[key].kind === 'weight' ? [{ key, value: tried?.key === key ? tried.value : Number(value) }] : [],
  );
  const sum = weights.reduce((total, { value }) => total + value, 0);
  return weights.map(({ key, value }) => {
    // With nothing that counts, the longest wait alone decides.
    const share = sum === 0 ? Number(key === 'matchWait') : value / sum;
    return { key, label: SETTINGS[key].label, percent: Math.round(100 * share) };
  });
}
