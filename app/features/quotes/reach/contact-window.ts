import { albertaDate, albertaParts, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { HOLDS, isGoodTime, type Wanted } from './good-time.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const PART_OF_DAY: Record<string, string> = {
  'weekday-morning': ' morning',
  'weekday-midday': ' afternoon',
  'weekday-evening': ' after 5 pm',
};
/** What a broker is asked to do in the times that were chosen. */
const CONTACT: Record<string, string> = { phone: 'call', text: 'text', email: 'email' };

/** The same of the day it is said on. */
const TODAY: Record<string, string> = {
  'weekday-morning': 'this morning',
  'weekday-midday': 'this afternoon',
  'weekday-evening': 'today after 5 pm',
};

type Wish = Wanted & { method: string | null };
type Promised = { from: Date; by: Date };
/** `only` is the one of the times that comes before the promise ends, as `on Friday after 5 pm`; null where none does. */
type Fit = { only: string | null; end: string; contact: string; isSpoken: boolean };

/**
 * How the times that somebody chose go with the promise, where that may surprise them: who is asked for what, and by when.
 * Outside of these times nobody is called or texted, so an email keeps the promise. Null where several of them fit, or
 * any time is good.
 */
export function fitWords(wanted: Wish, promised: Promised): string | null {
  const fit = fitOf(wanted, promised);
  if (!fit) return null;
  const { only, end, contact, isSpoken } = fit;
  if (only) {
    const other = isSpoken ? ` If they do not reach you then, we ask them to email you by ${end}.` : '';
    return `We ask the broker to ${contact} you ${only}.${other}`;
  }
  const besides = isSpoken ? `, and to ${contact} you at your times` : '';
  return `Your times all come after ${end}. We ask the broker to email you by then${besides}.`;
}

/** The same to the broker: what their client was told. */
export function fitForBroker(wanted: Wish, promised: Promised): string | null {
  const fit = fitOf(wanted, promised);
  if (!fit) return null;
  const { only, end, contact, isSpoken } = fit;
  if (only) {
    const other = isSpoken ? ` If you do not reach them then, email them by ${end}.` : '';
    return `The client was told that you will ${contact} them ${only}.${other}`;
  }
  const besides = isSpoken ? `, and that you will ${contact} them at their times` : '';
  return `The client’s times all come after ${end}. They were told that you will email them by then${besides}.`;
}

/** How somebody is contacted first: as they wish, or by email where none of their times is before the promise ends. */
export function firstWay<Method extends string>(
  wanted: Wish & { method: Method | null },
  promised: Promised,
): Method | 'email' | null {
  return fitOf(wanted, promised)?.only === null ? 'email' : wanted.method;
}

function fitOf(wanted: Wish, { from, by }: Promised): Fit | null {
  const { windows, earliestOn, method } = wanted;
  const hasBegun = HOLDS['weekday-evening']?.(albertaParts(from));
  const today = hasBegun ? { ...TODAY, 'weekday-evening': 'this evening' } : TODAY;
  if (windows.length === 0 || by <= from) return null;
  const fitting = new Set<string>();
  for (let at = from.getTime(); at < by.getTime(); at += HOUR_MS) {
    const wall = albertaParts(new Date(at));
    if (!isGoodTime({ windows: [], earliestOn }, new Date(at))) continue;
    const held = windows.filter((window) => HOLDS[window]?.(wall));
    const isToday = isSameDay(new Date(at), from);
    const nameOf = (window: string) =>
      isToday ? (today[window] ?? 'today') : `on ${DAYS[wall.weekday]}${PART_OF_DAY[window] ?? ''}`;
    for (const window of held) fitting.add(nameOf(window));
  }
  if (fitting.size > 1) return null;
  const clock = formatAlbertaTime(by, 'clock');
  const end = isSameDay(by, from) ? `${clock} today` : `${DAYS[albertaParts(by).weekday]} ${clock}`;
  const contact = CONTACT[method ?? ''] ?? 'contact';
  const isSpoken = method === 'phone' || method === 'text';
  const [only = null] = fitting;
  return { only, end, contact, isSpoken };
}

const isSameDay = (one: Date, other: Date) => albertaDate(one) === albertaDate(other);
