import { WEEKDAYS, type Weekday } from '#app/features/brokers/availability/working-hours.ts';

export const WEEKDAY_NAMES: Record<Weekday, string> = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
};

/** As a week is read here. */
export const WEEK = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];
