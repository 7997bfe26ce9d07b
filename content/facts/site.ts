import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';
import { SOURCES } from './reading/sources.ts';

/** What we promise ourselves, and the calendar of the province. */
export const siteFacts = factsAbout(
  'site',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    promise: {
      value: 'one business day',
      statement: 'A licensed broker partner is asked to make first contact within one business day.',
      source: SOURCES.ownTerms,
      asOf: '2026-11-20',
    },
    hours: {
      value: 'Monday to Friday, 9 am to 5 pm',
      statement: 'Our business hours are Monday to Friday, 9 am to 5 pm, Alberta time.',
      source: SOURCES.ownTerms,
      asOf: '2026-11-20',
    },
    accept: {
      value: 'two business hours',
      statement: 'A broker partner has two business hours to accept a request before it moves on.',
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
      source: { name: 'IANA time zone database 2026c' },
      asOf: '2026-07-08',
      from: '2026-06-18',
    },
  },
);
