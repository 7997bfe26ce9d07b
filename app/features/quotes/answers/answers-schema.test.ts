import { afterEach, beforeEach, expect, test } from 'vitest';
import { today } from '#app/platform/clock/calendar-day.ts';
import { fieldErrors } from '#app/platform/http/validate.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { exampleQuote } from '../demo/examples.ts';
import { questionsFor } from '../questions/catalogue.ts';
import type { Question } from '../questions/question.ts';
import { QUOTE_TYPE_NAMES, type QuoteType } from '../questions/quote-types.ts';
import { quoteRequestSchema } from '../schema.ts';

beforeEach(() => holdClock(new Date('2026-11-20T18:00:00Z')));
afterEach(() => holdClock(null));

const withoutName = (record: object, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

function errorsOf(body: unknown): Record<string, string> {
  const result = quoteRequestSchema.safeParse(body);
  return result.success ? {} : fieldErrors(result.error.issues);
}

function answerError(type: QuoteType, path: string, answers: Record<string, unknown>): string | undefined {
  return errorsOf(exampleQuote(type, { answers }))[`answers.${path}`];
}

test.each(QUOTE_TYPE_NAMES)('the example of %s is valid and keeps its answers', (type) => {
  const example = exampleQuote(type);
  expect(errorsOf(example)).toEqual({});
  expect(quoteRequestSchema.parse(example).answers).toEqual(example.answers);
});

const requiredOnes = QUOTE_TYPE_NAMES.flatMap((type) =>
  questionsFor(type)
    .filter((question) => question.required === true)
    .map((question): [QuoteType, Question] => [type, question]),
);

test.each(requiredOnes)('%s without $name gets a message beside that field', (type, question) => {
  const example = exampleQuote(type);
  const errors = errorsOf({ ...example, answers: withoutName(example.answers, question.name) });
  expect(Object.keys(errors)).toEqual([`answers.${question.name}`]);
  expect(errors[`answers.${question.name}`]).not.toMatch(/invalid input|expected/i);
});

test.each<[QuoteType, string, Record<string, unknown>, string]>([
  [
    'business',
    'yearsInBusiness',
    { yearsInBusiness: 2015 },
    'Please enter how many years, for example 11, not the year you began',
  ],
  ['auto', 'vehicle.year', { vehicle: { make: 'Ford', model: 'F-150' } }, 'Please enter the model year'],
  [
    'auto',
    'vehicle.year',
    { vehicle: { year: 1949, make: 'Ford', model: 'A' } },
    'Please enter a valid vehicle year, from 1950 to 2027',
  ],
  [
    'auto',
    'vehicle.year',
    { vehicle: { year: 2028, make: 'Ford', model: 'A' } },
    'Please enter a valid vehicle year, from 1950 to 2027',
  ],
  [
    'auto',
    'vehicle.year',
    { vehicle: { year: 2019.5, make: 'Ford', model: 'A' } },
    'Please enter a valid vehicle year, from 1950 to 2027',
  ],
  ...['Dana', 5].map((yearLicensed): [QuoteType, string, Record<string, unknown>, string] => [
    'auto',
    'driver.yearLicensed',
    { driver: { birthDate: '1988-04-17', licenceClass: '5', yearLicensed } },
    'Please enter the year in four digits, for example 2005',
  ]),
  [
    'auto',
    'driver.yearLicensed',
    { driver: { birthDate: '1988-04-17', licenceClass: '5', yearLicensed: 2027 } },
    'Please enter a year from 1900 to 2026',
  ],
  [
    'auto',
    'driver.yearLicensed',
    { driver: { birthDate: '1988-04-17', licenceClass: '5' } },
    'Please enter the year first licensed',
  ],
  [
    'auto',
    'vehicle.vin',
    { vehicle: { year: 2019, make: 'Ford', model: 'A', vin: '123' } },
    'VIN must be 17 characters',
  ],
  ['auto', 'use', { use: 'racing' }, 'Please choose how the vehicle is used'],
  [
    'auto',
    'driver.birthDate',
    { driver: { birthDate: '2012-11-21', licenceClass: '7', yearLicensed: 2026 } },
    'Driver must be at least 14 years old',
  ],
  [
    'auto',
    'driver.birthDate',
    { driver: { birthDate: '1910-01-01', licenceClass: '5', yearLicensed: 1950 } },
    'Please check the year (it is too long ago)',
  ],
  [
    'auto',
    'driver.yearLicensed',
    { driver: { birthDate: '1988-04-17', licenceClass: '5', yearLicensed: 2001 } },
    'Year first licensed must be 2002 or later, the year of the 14th birthday: check both years',
  ],
  ['auto', 'atFaultClaims6y', { atFaultClaims6y: '6' }, 'Please choose a number'],
  ['auto', 'coverage', { coverage: undefined }, 'Please choose a coverage'],
  ['home', 'kind', { kind: 'castle' }, 'Please choose the kind of home'],
  ['home', 'yearBuilt', { yearBuilt: 1849 }, 'Year built must be between 1850 and 2026'],
  ['home', 'yearBuilt', { yearBuilt: 2027 }, 'Year built must be between 1850 and 2026'],
  ['home', 'yearBuilt', { yearBuilt: undefined }, 'Year built must be between 1850 and 2026'],
  [
    'home',
    'yearBuilt',
    { kind: 'landlord', yearBuilt: undefined },
    'Year built must be between 1850 and 2026',
  ],
  ['home', 'contents', { kind: 'tenant' }, 'Please choose an amount'],
  ['home', 'contents', { kind: 'condo' }, 'Please choose an amount'],
  ['home', 'claims5y', { claims5y: 2 }, 'Please choose a number'],
  [
    'business',
    'description',
    { description: 'Too short' },
    'Please describe your business in at least 10 characters',
  ],
  ['business', 'employees', { employees: -1 }, 'Please enter 0 or more'],
  ['business', 'employees', { employees: 'six or so' }, 'Please enter a number, in digits'],
  ['business', 'employees', { employees: 2.5 }, 'Please enter a whole number'],
  ['business', 'employees', { employees: 5001 }, 'Please enter 5,000 or less'],
  ['business', 'premises', { premises: null }, 'Please choose an option'],
  ['business', 'coverages', { coverages: [] }, 'Please choose at least one coverage'],
  [
    'business',
    'certificateNeededBy',
    { certificateNeededBy: '2026-02-30' },
    'Please check the day (1 to 28 in that month)',
  ],
  ['business', 'website', { website: 'javascript:alert(1)' }, 'Please enter a valid web address'],
  ['commercial-auto', 'vehicleCount', { vehicleCount: 0 }, 'Please enter 1 or more'],
  ['commercial-auto', 'radius', { radius: undefined }, 'Please choose a radius'],
  ['commercial-auto', 'liability', { liability: undefined }, 'Please choose a limit'],
  ['life', 'birthDate', { birthDate: '2008-11-21' }, 'You must be between 18 and 85 years old'],
  ['life', 'birthDate', { birthDate: '1940-11-20' }, 'You must be between 18 and 85 years old'],
  ['life', 'amount', { amount: undefined }, 'Please choose an amount'],
  [
    'travel',
    'returnOn',
    { departOn: '2026-12-10', returnOn: '2026-12-10' },
    'Return date must be after departure date',
  ],
  [
    'travel',
    'returnOn',
    { departOn: '2026-12-10', returnOn: '2027-12-11' },
    'A trip can last at most 365 days',
  ],
  ['travel', 'departOn', { departOn: '2026-11-19' }, 'Departure date must be today or later'],
  ['travel', 'cover', { cover: undefined }, 'Please choose an option'],
  ['supervisa', 'applicants', { applicants: [] }, 'Please add at least one applicant'],
  ['supervisa', 'arrivalOn', { arrivalOn: '2026-11-19' }, 'Arrival date must be today or later'],
  [
    'supervisa',
    'arrivalOn',
    { visaState: 'in-canada', arrivalOn: '2026-02-30' },
    'Please check the day (1 to 28 in that month)',
  ],
  ['supervisa', 'country', { country: '' }, 'Please enter the country'],
  ['supervisa', 'country', { country: '2' }, 'Please enter the name of the country'],
  ['supervisa', 'coverage', { coverage: '50k' }, 'Super Visa coverage must be at least $100,000'],
  ['supervisa', 'durationDays', { durationDays: 364 }, 'Super Visa coverage must last at least one year'],
  ['group-benefits', 'company', { company: '   ' }, 'Please enter the name of the company'],
  ['group-benefits', 'benefits', { benefits: [] }, 'Please choose at least one benefit'],
  ['specialty', 'description', { description: 'short' }, 'Please describe what you want to insure'],
  ['general', 'description', { description: 'short' }, 'Please describe what you need'],
  ['general', 'startOn', { startOn: '2026-11-19' }, 'Start date must be today or later'],
  ['general', 'renewalOn', { renewalOn: '27-01-12' }, 'Please check the year (four digits, such as 2027)'],
  ['general', 'startOn', { startOn: '2027--05' }, 'Please add the month'],
])('%s: a wrong %s is refused in the agreed words (%j)', (type, path, answers, message) => {
  expect(answerError(type, path, answers)).toBe(message);
});

test('a driver who is too young is told so once', () => {
  const driver = { birthDate: '2012-11-21', licenceClass: '7', yearLicensed: 2025 };
  const { answers } = exampleQuote('auto');
  const errors = errorsOf(
    exampleQuote('auto', { answers: { driver: { ...Object(answers.driver), ...driver } } }),
  );
  expect(errors).toEqual({ 'answers.driver.birthDate': 'Driver must be at least 14 years old' });
});

test('"not sure yet" stands alone: beside a coverage that is chosen it says nothing', () => {
  const coverages = (chosen: string[]) =>
    quoteRequestSchema.parse(exampleQuote('business', { answers: { coverages: chosen } })).answers;
  expect(coverages(['liability', 'unsure'])).toMatchObject({ coverages: ['liability'] });
  expect(coverages(['unsure'])).toMatchObject({ coverages: ['unsure'] });
});

test('of a motorcycle the make and model do in place of a description, of everything else it is needed', () => {
  const told = (answers: object) =>
    errorsOf({ ...exampleQuote('specialty'), answers: { item: 'motorcycle', ...answers } });
  const description = 'A motorcycle for weekends';
  expect(told({ make: 'Honda', model: 'CB500', description: '' })).toEqual({});
  expect(told({ description })).toEqual({});
  expect(told({ make: 'Honda' })).toEqual({
    'answers.description': 'Please enter the make and model, or tell us about it',
  });
  expect(told({ item: 'boat', make: 'Honda', model: 'CB500' })).toEqual({
    'answers.description': 'Please describe what you want to insure',
  });
});

test.each([
  ['1961-13-09', 'Please check the month (1 to 12; the day comes first)'],
  ['61-03-09', 'Please check the year (four digits, such as 1961)'],
  ['2961-03-09', 'Please check the year (four digits, such as 1961)'],
  ['1985-04-12-04-12', 'Please check the year (four digits, such as 1961)'],
  ['2026-11-21', 'Please check the year (it is still to come)'],
  ['1961-04-31', 'Please check the day (1 to 30 in that month)'],
  ['61-02-31', 'Please check the day (1 to 29 in that month) and the year (four digits, such as 1961)'],
  [
    '61-13-32',
    'Please check the day (1 to 31), the month (1 to 12; the day comes first) and the year (four digits, such as 1961)',
  ],
  ['61--31', 'Please add the month, and check the year (four digits, such as 1961)'],
  ['1961--', 'Please add the day and the month'],
  ['1961--09', 'Please add the month'],
  ['-03-09', 'Please add the year'],
  ['1961-03-', 'Please add the day'],
  ['long ago', 'Please enter a valid date of birth'],
])('a date of birth %s says which part to look at', (birthDate, message) => {
  const applicants = [
    { relation: 'parent', birthDate: '1958-01-30' },
    { relation: 'parent', birthDate },
  ];
  expect(answerError('supervisa', 'applicants.1.birthDate', { applicants })).toBe(message);
});

test.each<[QuoteType, string, Record<string, unknown>]>([
  ['auto', 'vehicle.year', { vehicle: { year: 1950, make: 'Ford', model: 'Custom' } }],
  ['auto', 'vehicle.year', { vehicle: { year: 2027, make: 'Ford', model: 'F-150' } }],
  ['auto', 'vehicle.year', { vehicle: { year: 'unknown', make: 'Ford', model: 'F-150' } }],
  [
    'auto',
    'driver.birthDate',
    { driver: { birthDate: '2012-11-20', licenceClass: '7', yearLicensed: 2026 } },
  ],
  ['auto', 'otherDrivers', { otherDrivers: 8 }],
  ['home', 'yearBuilt', { yearBuilt: 1850 }],
  ['home', 'yearBuilt', { yearBuilt: 'unknown' }],
  ['home', 'yearBuilt', { kind: 'tenant', contents: '10-25k', yearBuilt: undefined }],
  ['business', 'description', { description: 'Ten chars!' }],
  ['business', 'yearsInBusiness', { yearsInBusiness: 150 }],
  ['commercial-auto', 'vehicleCount', { vehicleCount: 500 }],
  ['life', 'birthDate', { birthDate: '2008-11-20' }],
  ['life', 'birthDate', { birthDate: '1940-11-21' }],
  ['travel', 'returnOn', { departOn: '2026-11-20', returnOn: '2027-11-20' }],
  ['travel', 'travellers', { travellers: [{ age: 0 }, { age: 110 }] }],
  ['supervisa', 'durationDays', { durationDays: 365 }],
  ['general', 'startOn', { startOn: '2027-11-20' }],
])('%s: %s at its limit is accepted (%j)', (type, path, answers) => {
  expect(answerError(type, path, answers)).toBeUndefined();
});

test('a visitor who is in Canada already has arrived on a day that has passed', () => {
  const arrived = (visaState: string) =>
    errorsOf(exampleQuote('supervisa', { answers: { visaState, arrivalOn: '2026-04-12' } }));
  expect(arrived('in-canada')).toEqual({});
  expect(arrived('applied')).toEqual({ 'answers.arrivalOn': 'Arrival date must be today or later' });
  const later = exampleQuote('supervisa', { answers: { visaState: 'in-canada', arrivalOn: '2027-04-15' } });
  expect(errorsOf(later)).toEqual({
    'answers.arrivalOn': expect.stringContaining('enter the day they arrived, or change that answer'),
  });
});

test('the day that dates are compared with is the one in Alberta', () => {
  // Past midnight in London and in UTC, still the evening of the 20th in Calgary.
  holdClock(new Date('2026-11-21T05:00:00Z'));
  expect(today()).toBe('2026-11-20');
  expect(answerError('general', 'startOn', { startOn: '2026-11-20' })).toBeUndefined();
});
