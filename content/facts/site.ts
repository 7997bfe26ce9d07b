import { brand } from '../brand.ts';
import { houseRules, sayLength } from '../house-rules.ts';
import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';
import { SOURCES } from './reading/sources.ts';

const promise = () => sayLength(houseRules.promiseDays, 'business day');
const accept = () => sayLength(houseRules.acceptHours, 'business hour');
const hours = () => `Monday to Friday, ${sayHour(brand.opensAt)} to ${sayHour(brand.closesAt)}`;

/** What we promise ourselves, and the calendar of the province. */
export const siteFacts = factsAbout(
  'site',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    promise: {
      get value() {
        return promise();
      },
      get statement() {
        return `A licensed broker partner is asked to make first contact within ${promise()}.`;
      },
      source: SOURCES.ownTerms,
      asOf: '2026-11-20',
    },
    hours: {
      get value() {
        return hours();
      },
      get statement() {
        return `Our business hours are ${hours()}, Alberta time.`;
      },
      source: SOURCES.ownTerms,
      asOf: '2026-11-20',
    },
    accept: {
      get value() {
        return accept();
      },
      get statement() {
        return `A broker partner has ${accept()} to accept a request before it moves on.`;
      },
      source: SOURCES.ownTerms,
      asOf: '2026-11-20',
    },
    trackingLink: {
      value: '90 days',
      statement: 'The tracking link in your confirmation works for 90 days.',
      source: SOURCES.ownTerms,
      asOf: '2026-11-20',
    },
    holidays: {
      value: 'nine general holidays',
      statement:
        "Alberta has nine general holidays: New Year's Day, Family Day, Good Friday, Victoria Day, Canada Day, Labour Day, Thanksgiving Day, Remembrance Day and Christmas Day.",
      source: SOURCE_PAGES.generalHolidays,
      asOf: '2024',
    },
    timeZone: {
      value: 'UTC-6',
      statement: 'Alberta has stayed at UTC-6 all year since 2026; clocks no longer change.',
      source: {
        name: 'Official Time Act (Bill 31 of 2026), reported on the list of the IANA time zone database',
        url: 'https://lists.iana.org/hyperkitty/list/tz@iana.org/message/WMQUDDWBMM46Q55LEHN7GUDCZIL3OQXM/',
      },
      asOf: '2026-05-14',
      verifiedOn: '2026-11-26',
      from: '2026-06-18',
    },
  },
);

function sayHour(hour: number): string {
  if (hour === 12) return 'noon';
  return `${hour % 12 || 12} ${hour < 12 || hour === 24 ? 'am' : 'pm'}`;
}
