import { isOpen, nextOpening } from '#app/platform/business-hours.ts';
import { formatAlbertaTime } from '#app/platform/clock.ts';
import { now } from '#app/platform/now.ts';

/** "Open now", or "Closed now, opens Monday 9:00 am". */
export function describeHours(at: Date = now()): string {
  if (isOpen(at)) return 'Open now';
  const opening = formatAlbertaTime(nextOpening(at), 'dayTime').replace(' Alberta time', '');
  return `Closed now, opens ${opening}`;
}
