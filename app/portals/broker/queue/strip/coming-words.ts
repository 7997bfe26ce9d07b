import type { BrokerStats } from '#app/features/cases/queries/broker/schema.ts';

type Coming = Pick<BrokerStats, 'isAway' | 'dailyCap' | 'assignedToday'>;

/** Whether new requests come to a broker today, and if not why. */
export function comingWords({ isAway, dailyCap, assignedToday }: Coming): string {
  if (isAway) return 'away today';
  if (dailyCap === 0) return 'paused';
  if (assignedToday >= dailyCap) return `all ${dailyCap} for today received`;
  return `${assignedToday} today, at most ${dailyCap}`;
}

/** The same where there is room for a figure alone. */
export function comingFigure({ isAway, dailyCap, assignedToday }: Coming): string {
  if (isAway) return 'Away';
  return dailyCap === 0 ? 'Paused' : `${assignedToday} of ${dailyCap}`;
}
