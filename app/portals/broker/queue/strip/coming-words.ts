import type { BrokerStats } from '#app/features/cases/schema.ts';

/** Whether new requests come to a broker today, and if not why. */
export function comingWords({
  isAway,
  dailyCap,
  assignedToday,
}: Pick<BrokerStats, 'isAway' | 'dailyCap' | 'assignedToday'>): string {
  if (isAway) return 'away today';
  if (dailyCap === 0) return 'paused';
  if (assignedToday >= dailyCap) return `all ${dailyCap} for today received`;
  return `on, ${assignedToday} of ${dailyCap} today`;
}
