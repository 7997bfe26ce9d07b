import type { CaseClock } from '#app/features/cases/schema.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';

/** The last day of a closed request as it stands now, in Alberta; null while none is set. */
export function lastDay(clocks: readonly CaseClock[]): string | null {
  const at = clocks.find(({ kind }) => kind === 'purge')?.at;
  return at ? albertaDate(new Date(at)) : null;
}
