import type { ReceivedPart } from '#app/features/cases/rules/outcomes/received-parts.ts';
import type { Period } from '#app/features/cases/rules/outcomes/received-periods.ts';
import { shortDay } from '#app/features/cases/ui/deadline/short-time.ts';
import type { ShownCounts, ShownSpan } from '#app/features/queue/numbers/schema.ts';
import { albertaDayStart } from '#app/platform/clock/clock.ts';

export const PERIOD_WORDS: Record<Period, string> = {
  '4w': '4 weeks',
  '12w': '12 weeks',
  year: 'This year',
};

export type Counted = 'received' | ReceivedPart;

/** What is counted, as its line or column is headed. */
export const COUNTED_WORDS: Record<Counted, string> = {
  received: 'Received',
  open: 'Open',
  accepted: 'Accepted',
  toAccept: 'To accept',
  working: 'In progress',
  quoted: 'Quotes sent',
  won: 'Policy arranged',
  lost: 'No policy',
  withdrawn: 'Withdrawn by client',
  passedOn: 'No longer with you',
  contacted: 'Contacted',
  kept: 'Contacted on time',
  missed: 'Contacted late or not at all',
};

/** What the list of those counted is called. */
export const LIST_TITLES: Record<Counted, string> = {
  received: 'Requests you received',
  open: 'Open requests',
  accepted: 'Requests you accepted',
  toAccept: 'Requests to accept',
  working: 'Requests in progress',
  quoted: 'Requests sent a quote',
  won: 'Requests with a policy',
  lost: 'Requests without a policy',
  withdrawn: 'Requests withdrawn by the client',
  passedOn: 'Requests no longer with you',
  contacted: 'Requests you contacted',
  kept: 'Requests contacted on time',
  missed: 'Requests contacted late or not at all',
};

/** `2 h 10 min`; a dash where nobody was contacted. */
export function minutesWords(minutes: number | null): string {
  if (minutes === null) return '–';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** `75%`; a dash of nothing. Of few requests no decimals are told, which would say more than is known. */
export function shareWords(part: number, of: number): string {
  return of === 0 ? '–' : `${Math.round((100 * part) / of)}%`;
}

/**
 * Of how many that no longer wait those accepted are: `all 8 answered`, or what became of the others. These were not accepted
 * late: a client withdrew before the broker answered, or the request went on to another broker. A share would hold that
 * against the broker.
 */
export function acceptedWords({
  received,
  accepted,
  toAccept,
}: Pick<ShownCounts, 'received' | 'accepted' | 'toAccept'>): string {
  const over = received - toAccept;
  if (over === 0) return 'none answered yet';
  const others = over - accepted;
  return others === 0 ? `all ${over} answered` : `${others} more withdrawn or passed on`;
}

/** How many of those accepted led to a policy; a quote that was given by phone or email is not counted among those sent here. */
export function arrangedWords({
  accepted,
  quoted,
  won,
}: Pick<ShownCounts, 'accepted' | 'quoted' | 'won'>): string {
  if (accepted === 0) return 'none accepted yet';
  const share = `${shareWords(won, accepted)} of ${accepted} accepted`;
  return won > quoted ? `${share}, some quoted elsewhere` : share;
}

const briefDay = (day: string) => shortDay(albertaDayStart(day));

/** `Nov 2 to Nov 27`, or the one day. */
export function daysWords({ from, to }: Pick<ShownSpan, 'from' | 'to'>): string {
  return from === to ? briefDay(from) : `${briefDay(from)} to ${briefDay(to)}`;
}

/** The first day of a period, which goes on until today: `Nov 2`, on one line. */
export const sinceDay = ({ from }: Pick<ShownSpan, 'from'>) => briefDay(from).replace(' ', '\u00a0');

/** What a span is called under its bar: `Nov 23` of a week, `Nov` of a month. */
export function spanWords({ from }: Pick<ShownSpan, 'from'>, period: Period): string {
  const day = briefDay(from);
  return period === 'year' ? (day.split(' ')[0] ?? day) : day;
}

/** Of the requests of a span, those of which it is not known, or never will be, whether they were contacted on time. */
export function undecided({ received, kept, missed }: Pick<ShownCounts, 'received' | 'kept' | 'missed'>) {
  return received - kept - missed;
}
