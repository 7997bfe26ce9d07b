import { isOpen, nextOpening } from '#app/platform/clock/business-hours.ts';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';

/** "Open now", "Closed now, opens today at 9 am", or "Closed now, opens Monday at 9 am". */
export function describeHours(at: Date = now()): string {
  if (isOpen(at)) return 'Open now';
  const opening = nextOpening(at);
  const [weekday] = formatAlbertaTime(opening, 'dayTime').split(' ');
  const day = albertaDate(opening) === albertaDate(at) ? 'today' : weekday;
  const time = formatAlbertaTime(opening, 'time').replace(' Alberta time', '');
  return `Closed now, opens ${day} at ${time}`;
}
