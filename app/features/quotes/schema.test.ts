import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, today } from '#app/platform/clock/calendar-day.ts';
import { fieldErrors } from '#app/platform/http/validate.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { exampleQuote } from './demo/examples.ts';
import { questionsFor } from './questions/catalogue.ts';
import { QUOTE_TYPE_NAMES, type QuoteType } from './questions/quote-types.ts';
import { quoteRequestSchema } from './schema.ts';

beforeEach(() => holdClock(new Date('2026-11-20T18:00:00Z')));
afterEach(() => holdClock(null));

function errorsOf(body: unknown): Record<string, string> {
  const result = quoteRequestSchema.safeParse(body);
  return result.success ? {} : fieldErrors(result.error.issues);
}

function _answerError(type: QuoteType, path: string, answers: Record<string, unknown>): string | undefined {
  return errorsOf(exampleQuote(type, { answers }))[`answers.${path}`];
}

test('contact details follow the rules of the form', () => {
  const contact = (changes: Record<string, unknown>, type: QuoteType = 'general') =>
    errorsOf(exampleQuote(type, { contact: changes }));
  expect(contact({ fullName: ' ' })).toEqual({ 'contact.fullName': 'Please enter your full name' });
  expect(contact({ fullName: 'X' })).toEqual({
    'contact.fullName': 'Full name must be at least 2 characters',
  });
  expect(contact({ fullName: 'x'.repeat(101) })).toEqual({
    'contact.fullName': 'Full name must not exceed 100 characters',
  });
  expect(contact({ email: 'jordan@' })).toEqual({ 'contact.email': 'Please enter a valid email address' });
  for (const email of ['', undefined])
    expect(contact({ email })).toEqual({ 'contact.email': 'Please enter your email address' });
  for (const phone of ['', undefined])
    expect(contact({ phone })).toEqual({
      'contact.phone': 'Please enter your phone number, or choose to be contacted by email',
    });
  expect(contact({ phone: '403-555' })).toEqual({
    'contact.phone': 'Please enter a phone number of 10 digits',
  });
  expect(contact({ phone: '403-555-014x' })).toEqual({
    'contact.phone': 'Please enter a valid phone number',
  });
  expect(contact({ phone: '+44 7700 900142' })).toEqual({
    'contact.phone': 'Please enter a valid phone number',
  });
  expect(contact({ phone: '+1 (403) 555-0142' })).toEqual({});
  expect(contact({ contactMethod: 'email', phone: undefined })).toEqual({});
  expect(contact({ contactMethod: 'fax' })).toEqual({
    'contact.contactMethod': 'Please choose how to be contacted',
  });
  expect(contact({ postalCode: 'M5V 2T6' })).toEqual({
    'contact.postalCode': 'Please enter a valid Alberta postal code',
  });
  expect(contact({ postalCode: undefined })).toHaveProperty(['contact.postalCode']);
  expect(contact({ postalCode: undefined }, 'travel')).toEqual({});
});

test('a phone number is asked for together with the other mistakes, not after them', () => {
  const errors = errorsOf(
    exampleQuote('home', {
      contact: { fullName: '', phone: undefined },
      answers: { kind: 'tenant', dwelling: 'x' },
    }),
  );
  expect(Object.keys(errors).sort()).toEqual([
    'answers.contents',
    'answers.dwelling',
    'contact.fullName',
    'contact.phone',
  ]);
});

test('a request is kept in one tidy form', () => {
  const parsed = quoteRequestSchema.parse(
    exampleQuote('auto', {
      answers: {
        vehicle: { year: 2019, make: '  Toyota\u0000 ', model: 'RAV4', vin: '2t3 bfrev4kw012345' },
        notes: '  First line\r\nCafe\u0301 \u202etxt.exe \ud800 ',
        currentInsurer: ' ',
      },
      contact: { postalCode: ' t2p1j9 ', contactMethod: 'email', phone: '' },
    }),
  );
  expect(parsed.answers.vehicle).toMatchObject({ make: 'Toyota', vin: '2T3BFREV4KW012345' });
  expect(parsed.answers.notes).toBe('First line\nCafé txt.exe \ufffd');
  expect(parsed.answers).not.toHaveProperty('currentInsurer');
  expect(parsed.contact).toMatchObject({ postalCode: 'T2P 1J9' });
  expect(parsed.contact).not.toHaveProperty('phone');
});

test('answers that no longer apply are left out', () => {
  const parsed = quoteRequestSchema.parse(
    exampleQuote('business', { answers: { industry: 'retail', stockValue: '25-100k', hotWork: 'yes' } }),
  );
  expect(parsed.answers).toHaveProperty('stockValue');
  expect(parsed.answers).not.toHaveProperty('hotWork');
});

test('consent must be given, in a wording we have', () => {
  const consent = (changes: Record<string, unknown>) =>
    errorsOf(exampleQuote('general', { consent: changes }));
  const message = 'Please agree to share your request with a licensed broker partner';
  expect(consent({ share: false })).toEqual({ 'consent.share': message });
  expect(consent({ share: 'true' })).toEqual({ 'consent.share': message });
  expect(consent({ wordingVersion: '1999-01-01' })).toHaveProperty(['consent.wordingVersion']);
  expect(errorsOf({ ...exampleQuote('general'), consent: undefined })).toEqual({ consent: message });
  const { newsletter, call, text } = quoteRequestSchema.parse(
    exampleQuote('general', {
      contact: { contactMethod: 'email' },
      consent: { newsletter: undefined, call: undefined, text: undefined },
    }),
  ).consent;
  expect([newsletter, call, text]).toEqual([false, false, false]);
});

test('a way to be contacted needs the consent to it, and only that one', () => {
  const choice = (contactMethod: string, consent: Record<string, unknown>) =>
    errorsOf(exampleQuote('general', { contact: { contactMethod }, consent }));
  const other = 'or choose another way to be contacted';
  expect(choice('phone', { call: false, text: true })).toEqual({
    'consent.call': `Please agree to phone calls, ${other}`,
  });
  expect(choice('text', { call: true, text: false })).toEqual({
    'consent.text': `Please agree to text messages, ${other}`,
  });
  expect(choice('text', { call: false, text: true })).toEqual({});
  expect(choice('email', { call: false })).toEqual({});
});

test('when to be contacted lies within the next sixty days', () => {
  const earliestOn = (day: string) => errorsOf(exampleQuote('general', { earliestOn: day }));
  expect(earliestOn(addDays(today(), -1))).toEqual({ earliestOn: 'Date must be today or later' });
  expect(earliestOn(today())).toEqual({});
  expect(earliestOn(addDays(today(), 60))).toEqual({});
  expect(earliestOn(addDays(today(), 61))).toEqual({ earliestOn: 'Date must be within the next 60 days' });
});

test('no type, an unknown type and no object at all are refused in words', () => {
  const message = 'Please choose a type of insurance';
  expect(errorsOf({ ...exampleQuote('general'), type: undefined })).toEqual({ type: message });
  expect(errorsOf({ ...exampleQuote('general'), type: 'pet' })).toEqual({ type: message });
  for (const body of [null, [], 'text', 7]) expect(errorsOf(body)).toEqual({ form: 'Expected an object' });
});

test('unknown fields are refused by name', () => {
  expect(
    Object.keys(
      errorsOf(exampleQuote('general', { sin: '123', answers: { colour: 'red' }, contact: { fax: '1' } })),
    ).sort(),
  ).toEqual(['answers.colour', 'contact.fax', 'sin']);
});

test.each(QUOTE_TYPE_NAMES)('%s refuses every field of another type, and only that', (type) => {
  const own = new Set(questionsFor(type).map((question) => question.name));
  const all = new Set(
    QUOTE_TYPE_NAMES.flatMap((other) => questionsFor(other).map((question) => question.name)),
  );
  for (const name of all.difference(own)) {
    expect(errorsOf(exampleQuote(type, { answers: { [name]: 'x' } }))).toEqual({
      [`answers.${name}`]: 'This field is not known here',
    });
  }
});

const INERT = [
  '<script>alert("x")</script> and more',
  "Robert'); DROP TABLE cases;--",
  'مرحبا بالعالم تأمين السيارة',
  '🚗💨 👨‍👩‍👧‍👦 insure us please',
  '{{constructor.constructor("return 1")()}}',
];

test.each(INERT)('%s is text like any other', (text) => {
  const parsed = quoteRequestSchema.parse(
    exampleQuote('general', { answers: { description: text, notes: text }, contact: { fullName: text } }),
  );
  expect(parsed.answers).toMatchObject({ description: text, notes: text });
  expect(parsed.contact.fullName).toBe(text);
});

test.each(QUOTE_TYPE_NAMES)('%s never throws on values of the wrong kind', (type) => {
  for (const value of [
    null,
    [],
    {},
    [null],
    0,
    -1,
    1e308,
    true,
    '',
    'x'.repeat(20_000),
    { __proto__: null, a: [] },
  ]) {
    for (const question of questionsFor(type)) {
      const body = exampleQuote(type, { answers: { [question.name]: value } });
      for (const message of Object.values(errorsOf(body))) expect(message.length).toBeGreaterThan(0);
    }
    for (const field of [
      'answers',
      'contact',
      'consent',
      'windows',
      'earliestOn',
      'attribution',
      'website',
      'startedAt',
    ]) {
      expect(() => errorsOf({ ...exampleQuote(type), [field]: value })).not.toThrow();
    }
  }
});
