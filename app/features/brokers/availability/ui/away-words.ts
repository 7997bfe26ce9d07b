import type { AwayDays } from '#app/features/brokers/availability/away-days.ts';
import { albertaDayStart, formatAlbertaTime } from '#app/platform/clock/clock.ts';

/** Days away, in words. */
export function awayWords({ from, to }: AwayDays): string {
  const day = (text: string) => formatAlbertaTime(albertaDayStart(text), 'date');
  if (to === '') return `from ${day(from)} on`;
  return from === to ? day(from) : `${day(from)} to ${day(to)}`;
}
