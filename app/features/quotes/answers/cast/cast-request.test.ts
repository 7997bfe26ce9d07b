import { expect, test } from 'vitest';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import { quoteRequestSchema } from '#app/features/quotes/schema.ts';
import { castAnswers, castRequest } from './cast-request.ts';

/** What the controls of a form would hold for a body: only text, arrays and ticks. */
function asTyped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTyped);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asTyped(inner)]));
  }
  return typeof value === 'number' ? String(value) : value;
}

test.each(QUOTE_TYPE_NAMES)('the example of %s survives being typed into a form', (type) => {
  const example = exampleQuote(type);
  const typed = asTyped(example);
  expect(quoteRequestSchema.parse(castRequest({ ...(typed as object) }))).toEqual(
    quoteRequestSchema.parse(example),
  );
});

test('what cannot be a number stays as it was typed, so that it can be pointed out', () => {
  expect(castAnswers('home', { kind: 'owner', yearBuilt: 'about 1970', hotWaterTankAge: 'unknown' })).toEqual(
    {
      kind: 'owner',
      yearBuilt: 'about 1970',
      hotWaterTankAge: 'unknown',
      waterCover: [],
    },
  );
  expect(castAnswers('business', { employees: ' 1,200 ' })).toMatchObject({ employees: 1200 });
  expect(castAnswers('business', { employees: '1 200' })).toMatchObject({ employees: 1200 });
  expect(castAnswers('business', { employees: 'Six' })).toMatchObject({ employees: 6 });
  const shares = ['20', '20%', '20 %', '20 per cent'].map((liquorShare) => ({
    industry: 'liquor',
    liquorShare,
  }));
  for (const typed of shares) expect(castAnswers('business', typed)).toMatchObject({ liquorShare: 20 });
  expect(castAnswers('business', { yearsInBusiness: '11 years' })).toMatchObject({ yearsInBusiness: 11 });
  expect(castAnswers('business', { employees: '5%' })).toMatchObject({ employees: '5%' });
  // A decimal comma is no comma of thousands: two and a half years are not 25.
  expect(castAnswers('business', { yearsInBusiness: '2,5' })).toMatchObject({ yearsInBusiness: 2.5 });
  expect(castAnswers('business', { employees: '12,50' })).toMatchObject({ employees: 12.5 });
  expect(castAnswers('business', { employees: '2 5' })).toMatchObject({ employees: '2 5' });
  expect(castAnswers('business', { employees: 'six or so' })).toMatchObject({ employees: 'six or so' });
});

test('a length in months or years is a number of days where days are asked for, and nowhere else', () => {
  const cast = (durationDays: string) => castAnswers('supervisa', { durationDays }).durationDays;
  expect(cast('18 months')).toBe(548);
  expect(cast('a year and a half')).toBe(548);
  expect(cast('400')).toBe(400);
  expect(cast('as long as they like')).toBe('as long as they like');
  expect(castAnswers('business', { yearsInBusiness: '18 months' })).toMatchObject({
    yearsInBusiness: '18 months',
  });
});

test('a postal code is taken as it is shown once its field is left', () => {
  const cast = (postalCode: string) => castRequest({ type: 'auto', contact: { postalCode } }).contact;
  expect(cast('t2p-1j9')).toEqual({ postalCode: 'T2P 1J9' });
  expect(cast('90210')).toEqual({ postalCode: '90210' });
});

test('empty answers, unknown names and questions no longer asked are left out', () => {
  expect(castAnswers('specialty', { item: 'event', make: 'Ford', notes: '  ', colour: 'red' })).toEqual({
    item: 'event',
  });
});

test('empty rows of an optional list disappear, those of a required one stay to be filled', () => {
  expect(castAnswers('commercial-auto', { vehicles: [{ year: '', make: ' ' }, { year: '2020' }] })).toEqual({
    vehicles: [{ year: 2020 }],
  });
  expect(castAnswers('travel', { travellers: [{ age: '' }] })).toEqual({ travellers: [{}] });
});

test('a form that is not one gives a body that the schema can refuse', () => {
  for (const form of [{}, { type: 'auto', answers: 'x', contact: null, consent: [] }, { type: ['auto'] }]) {
    expect(quoteRequestSchema.safeParse(castRequest(form)).success).toBe(false);
  }
});
