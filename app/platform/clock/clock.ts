/** The only id for Alberta in the zone database. */
export const ALBERTA_ZONE = 'America/Edmonton';

/** Alberta's last clock change: from here on it is UTC-06:00 all year (Official Time Act, Bill 31 of 2026). */
const PERMANENT_FROM = Date.UTC(2026, 2, 8, 9);
const PERMANENT_OFFSET_MINUTES = -360;

const MINUTE = 60_000;
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** What a clock and a calendar on an Alberta wall show; `month` is 1-12, `weekday` is 0 for Sunday. */
export type AlbertaParts = {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
  second: number;
};

/** Minutes to add to UTC for Alberta's wall clock (-360, or -420 in winters before 2026); refuses an invalid date. */
export function albertaOffsetMinutes(at: Date): number {
  const time = validTime(at);
  // Zone data older than 2026c still puts Alberta at UTC-7 each winter, so the runtime is asked about the past only.
  return time >= PERMANENT_FROM ? PERMANENT_OFFSET_MINUTES : runtimeOffsetMinutes(time);
}

/** The Alberta calendar date and wall-clock time of an instant. */
export function albertaParts(at: Date): AlbertaParts {
  const shifted = new Date(at.getTime() + albertaOffsetMinutes(at) * MINUTE);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/** The Alberta calendar date of an instant as `YYYY-MM-DD`, the form that holidays and due dates use. */
export function albertaDate(at: Date): string {
  const { year, month, day } = albertaParts(at);
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
}

/** The instant of an Alberta wall-clock time; days past the end of a month run on into the next one. */
export function albertaInstant(year: number, month: number, day: number, hour = 0, minute = 0): Date {
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  // One correction is enough: the guess is right in summer and an hour early in a former winter, still in that winter.
  const guess = new Date(wall - PERMANENT_OFFSET_MINUTES * MINUTE);
  return new Date(wall - albertaOffsetMinutes(guess) * MINUTE);
}

/** The instant at which an Alberta calendar day (`YYYY-MM-DD`) begins. */
export function albertaDayStart(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return albertaInstant(year, month, date);
}

/** An instant as the control for day and time holds it, in Alberta time: `2026-11-26T09:30`. */
export function wallText(at: Date): string {
  const { hour, minute } = albertaParts(at);
  return `${albertaDate(at)}T${pad(hour)}:${pad(minute)}`;
}

/** The same as spreadsheets read it, for a column that names the zone: `2026-11-26 09:30`. */
export function sheetTime(at: Date): string {
  return wallText(at).replace('T', ' ');
}

/** The instant of a text of that control; null where it is none. */
export function instantOfWall(text: string): Date | null {
  const [, ...found] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  const [year, month, day, hour, minute] = found.map(Number);
  return year && month && day ? albertaInstant(year, month, day, hour, minute) : null;
}

/** A time of day as people say it, everywhere the same, and never parted at the end of a line: `2:30 pm`, `5 pm`, `noon`. The hour is 0 to 23. */
export function clockWords(hour: number, minute: number): string {
  if (hour === 12 && minute === 0) return 'noon';
  const minutes = minute === 0 ? '' : `:${pad(minute)}`;
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

/** `time` 2:30 pm Alberta time, `date` Monday, November 23, 2026, `dayTime` Monday 2:30 pm Alberta time, `dayDateTime` Monday, November 23, 2:30 pm Alberta time, `dateTime` both in full; `short` Nov 23, 2:30 pm, `clock` 2:30 pm and `dayClock` Mon 2:30 pm, where the page says the zone. */
export type AlbertaTimeStyle =
  | 'time'
  | 'date'
  | 'dateTime'
  | 'dayTime'
  | 'dayDateTime'
  | 'short'
  | 'clock'
  | 'dayClock';

/**
 * An instant in words for people, always in Alberta time, whatever the zone or zone data of the machine.
 * The words are ours, not the runtime's: server and browser must print the same letters.
 */
export function formatAlbertaTime(at: Date, style: AlbertaTimeStyle): string {
  const parts = albertaParts(at);
  const weekday = WEEKDAYS[parts.weekday];
  const month = MONTHS[parts.month - 1] ?? '';
  const date = `${weekday}, ${month} ${parts.day}, ${parts.year}`;
  const clock = clockWords(parts.hour, parts.minute);
  const time = `${clock} Alberta time`;
  switch (style) {
    case 'time':
      return time;
    case 'date':
      return date;
    case 'dayTime':
      return `${weekday} ${time}`;
    case 'dayDateTime':
      return `${weekday}, ${month} ${parts.day}, ${time}`;
    case 'dateTime':
      return `${date}, ${time}`;
    case 'clock':
      return clock;
    case 'dayClock':
      return `${weekday?.slice(0, 3)} ${clock}`;
    case 'short':
      return `${month.slice(0, 3)} ${parts.day}, ${clock}`;
  }
}

/**
 * Start-up self-check: throws unless 2026-12-01T18:00Z is 12:00 in Alberta by our own rule.
 * Also says whether the runtime's zone data agrees; when it does not, only code that bypasses this file is wrong.
 */
export function assertZoneData(): { runtimeAgrees: boolean; runtimeOffsetMinutes: number } {
  const probe = new Date('2026-12-01T18:00:00Z');
  const { hour, minute } = albertaParts(probe);
  if (hour !== 12 || minute !== 0) {
    throw new Error(`Alberta time is wrong: 2026-12-01T18:00Z must be 12:00 but is ${hour}:${pad(minute)}.`);
  }
  const offset = runtimeOffsetMinutes(probe.getTime());
  return { runtimeAgrees: offset === PERMANENT_OFFSET_MINUTES, runtimeOffsetMinutes: offset };
}

let zoneFormat: Intl.DateTimeFormat | undefined;

function runtimeOffsetMinutes(time: number): number {
  zoneFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: ALBERTA_ZONE,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of zoneFormat.formatToParts(time)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((wall - Math.floor(time / 1000) * 1000) / MINUTE);
}

function validTime(at: Date): number {
  const time = at.getTime();
  if (Number.isNaN(time)) throw new RangeError('Not a valid date.');
  return time;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
