import { z } from 'zod';
import { INSURANCE_TYPES } from '#app/features/brokers/insurance-types.ts';
import { awayInput, awayOutput } from './away-days.ts';
import { CALL_BUFFERS, CALL_MINUTES, CALL_NOTICES } from './call-slots.ts';
import { WEEKDAYS } from './working-hours.ts';

/** The cities that a broker can choose; none chosen means all of Alberta. */
export const BROKER_CITIES = [
  ...(['Calgary', 'Edmonton', 'Red Deer', 'Lethbridge', 'Fort McMurray', 'Medicine Hat'] as const),
] as const;

const CAP = 'Requests per day must be between 0 and 100';
const TIME = { error: 'Please enter a time such as 09:00' };
const time = z.union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME)], TIME);

const workingHours = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => (from === '') === (to === ''), {
    error: 'Please enter both times, or neither on a day off',
    path: ['to'],
  })
  .refine(({ from, to }) => from === '' || to === '' || from < to, {
    error: 'The end must be after the beginning',
    path: ['to'],
  });

const asText = <Value extends number>(values: readonly Value[]) =>
  z.enum(values.map(String) as [`${Value}`, ...`${Value}`[]], { error: 'Please choose from the list' });

/** Calls that can be booked, as the form holds them; `none` offers none. */
const callHours = z.strictObject({
  minutes: z.enum(['none', ...CALL_MINUTES.map(String)], { error: 'Please choose from the list' }),
  buffer: asText(CALL_BUFFERS),
  notice: asText(CALL_NOTICES),
});

/** When and what a broker takes. `version` is of what they read; an empty date is none. */
export const availabilityInput = z.strictObject({
  version: z.iso.datetime({ error: 'Version is required' }),
  away: awayInput,
  dailyCap: z.int({ error: CAP }).min(0, { error: CAP }).max(100, { error: CAP }),
  types: z
    .array(z.enum(INSURANCE_TYPES), { error: 'Choose at least one insurance type' })
    .min(1, { error: 'Choose at least one insurance type' }),
  cities: z.array(z.enum(BROKER_CITIES, { error: 'Please choose from the list' })),
  callHours,
  weeklyHours: z.strictObject(Object.fromEntries(WEEKDAYS.map((name) => [name, workingHours])) as Week),
});
type Week = Record<(typeof WEEKDAYS)[number], typeof workingHours>;
export type AvailabilityInput = z.output<typeof availabilityInput>;

export const availability = z.object({
  version: z.iso.datetime(),
  /** Days away that are not over, in order, and those that are. */
  away: awayOutput,
  awayBefore: awayOutput,
  dailyCap: z.int(),
  types: z.array(z.enum(INSURANCE_TYPES)),
  cities: z.array(z.string()),
  callHours,
  weeklyHours: z.record(z.enum(WEEKDAYS), z.object({ from: z.string(), to: z.string() })),
  /** Those that the broker is licensed for: no other can be chosen. */
  licensedTypes: z.array(z.enum(INSURANCE_TYPES)),
});
export type Availability = z.output<typeof availability>;

/** A request, and when something about it is due. */
const dueOf = z.object({ reference: z.string(), at: z.iso.datetime() });

/** What would change for a broker, before it is saved. */
export const availabilityChange = z.object({
  /** Of the requests of the last four weeks, how many fit by type and city: of all, now, and then. */
  recent: z.object({ all: z.int(), before: z.int(), after: z.int() }),
  /** Requests that wait for a broker now and that this one could be asked about at once, now and then. */
  waiting: z.object({ before: z.int(), after: z.int() }),
  /** Booked calls that lie where the broker would be away: they are cancelled. */
  callsCancelled: z.array(dueOf),
  /** Requests that wait for the broker to accept them now: they stay with them until then. */
  offered: z.array(dueOf),
  /** Requests whose deadline to contact the person lies where the broker would be away: it stays as it is. */
  dueWhileAway: z.array(dueOf),
  /** Whether a new request could come in at this moment, as far as it is for the broker to say. */
  isOpenNow: z.boolean(),
});
export type AvailabilityChange = z.output<typeof availabilityChange>;
