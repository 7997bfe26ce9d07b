import { businessMinutesBetween } from '#app/platform/clock/business-hours.ts';
import { albertaParts, formatAlbertaTime, MONTHS, WEEKDAYS } from '#app/platform/clock/clock.ts';
import { DAY_MS, HOUR_MS } from '#app/platform/clock/durations.ts';
import { brand } from '#content/brand.ts';
import { houseRules } from '#content/house-rules.ts';
import { HOLDS, isGoodTime, nextGoodTime, type Wanted } from './good-time.ts';

const PART_OF_DAY: Record<string, string> = {
  'weekday-morning': ' morning',
  'weekday-midday': ' afternoon',
  'weekday-evening': ' after 5\u00a0pm',
};
/** So many days ahead the name of a weekday still says which one is meant. */
const NAMED_DAYS = 6;
/** What a broker is asked to do in the times that were chosen, and what it is called. */
const CONTACT: Record<string, { verb: string; noun: string }> = {
  phone: { verb: 'call', noun: 'a call' },
  text: { verb: 'text', noun: 'a text message' },
  email: { verb: 'email', noun: 'an email' },
};

type Wish = Wanted & { method: string | null };
type Promised = { from: Date; by: Date };
/**
 * `only` is the one of the times that a broker can keep before the promise ends, as `on Friday after 5 pm`; null where
 * there is none, and then `later` is the first that comes after it, with its date where the name of a weekday would not
 * do. `end` is when the promise ends, as `Monday 5 pm`.
 */
type Fit = {
  only: string | null;
  later: string | null;
  end: string;
  contact: string;
  noun: string;
  isSpoken: boolean;
};

/**
 * How the times that somebody chose go with the promise, where that may surprise them: who is asked for what, and by when.
 * Outside of these times nobody is called or texted, so an email keeps the promise. Null where several of them fit, or
 * any time is good. Days have their names, as it may be read on another day than it was written.
 */
export function fitWords(wanted: Wish, promised: Promised): string | null {
  const fit = fitOf(wanted, promised);
  if (!fit) return null;
  const { only, later, end, contact, noun, isSpoken } = fit;
  if (only) {
    const other = isSpoken ? ` If they do not reach you then, we ask them to email you by ${end}.` : '';
    return `We ask the broker to ${contact} you ${only}.${other}`;
  }
  if (!isSpoken) return `We ask the broker to email you by ${end}.`;
  return `We cannot promise ${noun} at your times before ${end}, so we ask the broker to email you by then, and to ${contact} you ${later ?? 'at your times'}.`;
}

/** The same to the broker: what their client was told. */
export function fitForBroker(wanted: Wish, promised: Promised): string | null {
  const fit = fitOf(wanted, promised);
  if (!fit) return null;
  const { only, later, end, contact, isSpoken } = fit;
  if (only) {
    const other = isSpoken ? ` If you do not reach them then, email them by ${end}.` : '';
    return `The client was told that we ask you to ${contact} them ${only}.${other}`;
  }
  const besides = isSpoken ? `, and ${contact} them ${later ?? 'at their times'}` : '';
  return `The client was told that we ask you to email them by ${end}${besides}.`;
}

/** The one of the chosen times that a broker can keep before the promise ends, as `on Monday morning`; null where there is none, or several. */
export function fitsOnce(wanted: Wish, promised: Promised): string | null {
  return fitOf(wanted, promised)?.only ?? null;
}

/** How somebody is contacted first: as they wish, or by email where none of their times is before the promise ends. */
export function firstWay<Method extends string>(
  wanted: Wish & { method: Method | null },
  { from, by }: Promised,
): Method | 'email' | null {
  if (wanted.windows.length === 0 || by <= from) return wanted.method;
  const next = nextGoodTime(wanted, from);
  return next && next < by ? wanted.method : 'email';
}

function fitOf(wanted: Wish, { from, by }: Promised): Fit | null {
  const { windows, earliestOn, method } = wanted;
  if (windows.length === 0 || by <= from) return null;
  const fitting = new Set<string>();
  for (let at = from.getTime(); at < by.getTime(); at += HOUR_MS) {
    const time = new Date(at);
    if (!isGoodTime({ windows, earliestOn }, time) || !isAccepted(time, by)) continue;
    for (const name of namesOf(windows, time)) fitting.add(name);
  }
  if (fitting.size > 1) return null;
  const [only = null] = fitting;
  const next = nextGoodTime(wanted, by);
  return {
    only,
    later: next && laterWords(windows, next, from),
    end: `${WEEKDAYS[albertaParts(by).weekday]} ${formatAlbertaTime(by, 'clock')}`,
    contact: CONTACT[method ?? '']?.verb ?? 'contact',
    noun: CONTACT[method ?? '']?.noun ?? 'contact',
    isSpoken: method === 'phone' || method === 'text',
  };
}

/** As `on Monday after 5 pm`, and `on Monday after 5 pm, December 14` where another Monday comes before. */
function laterWords(windows: readonly string[], at: Date, from: Date): string | null {
  const [name] = namesOf(windows, at);
  if (!name || at.getTime() - from.getTime() < NAMED_DAYS * DAY_MS) return name ?? null;
  const { month, day } = albertaParts(at);
  return `${name}, ${MONTHS[month - 1]} ${day}`;
}

/** Whether a broker who keeps the time to accept has accepted by then: before, nobody can be counted on. */
function isAccepted(at: Date, by: Date): boolean {
  const promised = houseRules.promiseDays * (brand.closesAt - brand.opensAt);
  return businessMinutesBetween(at, by) <= (promised - houseRules.acceptHours) * 60;
}

/** The chosen times that an instant lies in, as `on Friday after 5 pm`. */
function namesOf(windows: readonly string[], at: Date): string[] {
  const wall = albertaParts(at);
  const held = windows.filter((window) => HOLDS[window]?.(wall));
  return held.map((window) => `on ${WEEKDAYS[wall.weekday]}${PART_OF_DAY[window] ?? ''}`);
}
