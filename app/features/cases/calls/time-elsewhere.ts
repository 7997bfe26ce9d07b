import { ALBERTA_ZONE, albertaParts, clockWords } from '#app/platform/clock/clock.ts';

/** Names of Alberta’s own zone, about which an old browser may be wrong. */
const ALBERTA_NAMES = new Set([ALBERTA_ZONE, 'America/Yellowknife', 'Canada/Mountain']);
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * An instant by the clock of another zone, as `4 pm EST`, with the weekday where it is another than in Alberta. Null
 * where that clock shows the same as Alberta’s, or the zone is not known.
 */
export function timeElsewhere(at: Date, zone: string): string | null {
  const there = clockElsewhere(at, zone);
  return there && `${there.clock} ${there.zone}`;
}

/** The same, apart from the name of the zone. */
export function clockElsewhere(at: Date, zone: string): { clock: string; zone: string } | null {
  if (ALBERTA_NAMES.has(zone)) return null;
  const there = partsIn(at, zone);
  if (!there) return null;
  const { weekday, hour, minute } = albertaParts(at);
  const isSameDay = there.weekday === WEEKDAYS[weekday];
  if (isSameDay && there.hour === hour && there.minute === minute) return null;
  const clock = clockWords(there.hour, there.minute);
  return { clock: isSameDay ? clock : `${there.weekday} ${clock}`, zone: there.name };
}

/** The zone of this browser. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function partsIn(at: Date, timeZone: string) {
  try {
    const format = new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, weekday: 'short', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
      timeZoneName: 'short',
    });
    const part = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return {
      weekday: (part.get('weekday') ?? '').slice(0, 3),
      hour: Number(part.get('hour')),
      minute: Number(part.get('minute')),
      name: part.get('timeZoneName') ?? '',
    };
  } catch {
    return null;
  }
}
