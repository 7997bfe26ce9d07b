import { type AwayDays, joinAway } from '#app/features/brokers/availability/away-days.ts';
import type { Availability, AvailabilityInput } from '#app/features/brokers/availability/schema.ts';
import { awayWords } from '#app/features/brokers/availability/ui/away-words.ts';
import { minutesOf, type WorkingHours } from '#app/features/brokers/availability/working-hours.ts';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import { clockWords } from '#app/platform/clock/clock.ts';
import { WEEK, WEEKDAY_NAMES } from './weekday-names.ts';

/** What somebody chose, as it was and as it would be, with what that does. */
export type ChangedChoice = { what: string; before: string; after: string; effect: string };

type Choices = Omit<Availability, 'version' | 'licensedTypes' | 'awayBefore'>;

/** Everything that differs, in the order of the form. */
export function changedChoices(known: Choices, input: Omit<AvailabilityInput, 'version'>): ChangedChoice[] {
  const hours = (one: WorkingHours | undefined) => hoursWords(one ?? { from: '', to: '' });
  const rows: ChangedChoice[] = [
    ...WEEK.map((day) => ({
      what: WEEKDAY_NAMES[day],
      before: hours(known.weeklyHours[day]),
      after: hours(input.weeklyHours[day]),
      effect: 'New requests and bookable calls follow these hours. Calls that are already booked stay.',
    })),
    ...callRows(known.callHours, input.callHours),
    {
      what: 'Away',
      before: joinAway(known.away).map(awayWords).join('; ') || 'Never',
      after: joinAway(input.away).map(awayWords).join('; ') || 'Never',
      effect: awayEffect(input.away),
    },
    {
      what: 'New requests per day',
      before: `${known.dailyCap}`,
      after: `${input.dailyCap}`,
      effect:
        input.dailyCap === 0
          ? 'No new requests come to you until you raise it.'
          : `You get at most ${input.dailyCap} new requests a day, including those received today.`,
    },
    {
      what: 'Types of insurance',
      before: listOf(known.types.map(typeName)),
      after: listOf(input.types.map(typeName)),
      effect: 'New requests of other types go to other brokers.',
    },
    {
      what: 'Cities',
      before: listOf(known.cities, ALL_OF_ALBERTA),
      after: listOf(input.cities, ALL_OF_ALBERTA),
      effect:
        input.cities.length === 0
          ? 'New requests come to you from anywhere in Alberta.'
          : 'New requests from elsewhere go to other brokers.',
    },
  ];
  return rows.filter(({ before, after }) => before !== after);
}

const ALL_OF_ALBERTA = 'All of Alberta';

function callRows(known: Choices['callHours'], input: Choices['callHours']): ChangedChoice[] {
  const minutes = (value: string, none: string) => (value === '0' ? none : `${value} minutes`);
  const length = ({ minutes: value }: typeof input) => (value === 'none' ? 'None' : `${value} minutes`);
  const notice = ({ notice: value }: typeof input) => (value === '1' ? '1 hour' : `${value} hours`);
  const booked = 'Calls that are already booked stay.';
  return [
    {
      what: 'Bookable calls',
      before: length(known),
      after: length(input),
      effect:
        input.minutes === 'none'
          ? `Nobody can book a call with you. ${booked}`
          : `People whose request you accepted can book calls of ${input.minutes} minutes. ${booked}`,
    },
    {
      what: 'Break after each call',
      before: minutes(known.buffer, 'Nothing'),
      after: minutes(input.buffer, 'Nothing'),
      effect: `This much time is left free between two calls. ${booked}`,
    },
    {
      what: 'Shortest notice',
      before: notice(known),
      after: notice(input),
      effect: `No call can be booked sooner than this. ${booked}`,
    },
  ];
}

function awayEffect(away: readonly AwayDays[]): string {
  if (away.length === 0) return 'New requests and booked calls follow your weekly hours again.';
  return 'No new requests come on these days, and no calls can be booked.';
}

/** A list that says the same in any order is the same. */
function listOf(words: readonly string[], none = 'None'): string {
  return words.length === 0 ? none : words.toSorted().join(', ');
}

function hoursWords({ from, to }: WorkingHours): string {
  return from === '' || to === '' ? 'Day off' : `${timeWords(from)} to ${timeWords(to)}`;
}

function timeWords(text: string): string {
  return clockWords(Math.floor(minutesOf(text) / 60), minutesOf(text) % 60);
}
