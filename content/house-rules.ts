import { NUMBER_WORDS } from './number-words.ts';

/**
 * How long things take and are kept here. As with `brand`, the settings of an administrator come over what stands here.
 * Business days and hours are open time (platform/clock/business-hours.ts), the others calendar days.
 */
const BEGINNING = {
  /** Business days in which a broker partner is asked to make contact, and people here answer. */
  promiseDays: 1,
  /** Business hours that a broker has to accept a request. */
  acceptHours: 2,
  /** Business days of waiting after which a client is reminded, and reminded for the last time. */
  firstReminderDays: 2,
  lastReminderDays: 5,
  /** Days that a request is kept which was spam, or which no broker took. */
  keptUnmatchedDays: 30,
  /** Days that a request is kept which was withdrawn or came to nothing. */
  keptClosedDays: 730,
  /** Days that a request is kept which led to a policy. */
  keptWonDays: 2557,
  /** Days that a chat without contact details is kept. */
  keptChatDays: 30,
  /** Days that a message from the contact form is kept, and a chat with contact details. */
  keptContactDays: 365,
  /** How much each thing counts for whose turn it is among the brokers who can take a request, 0 to 10. */
  matchWait: 5,
  matchPromises: 0,
  matchLoad: 0,
  matchLanguage: 0,
};

export type HouseRules = typeof BEGINNING;

declare global {
  interface OwnSettings {
    houseRules?: Partial<HouseRules>;
  }
  var ownSettings: OwnSettings | undefined;
}

export const houseRules: HouseRules = { ...BEGINNING, ...globalThis.ownSettings?.houseRules };

const MOST_IN_WORDS = 10;

/** "one business day", "12 business hours": numbers up to ten as words. */
export function sayLength(count: number, unit: string): string {
  return `${count > MOST_IN_WORDS ? count : (NUMBER_WORDS[count] ?? count)} ${unit}${count === 1 ? '' : 's'}`;
}

/** Calendar days as people say them: "30 days", "24 months", "seven years". */
export function sayDays(days: number): string {
  const years = Math.floor(days / 365);
  const isYears = years > 2 && days - years * 365 <= Math.ceil(years / 4);
  if (isYears) return sayLength(years, 'year');
  if (days > 60 && days % 365 === 0) return `${(days / 365) * 12} months`;
  return days === 1 ? 'one day' : `${days} days`;
}
