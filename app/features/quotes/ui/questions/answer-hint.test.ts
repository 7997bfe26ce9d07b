import { afterEach, beforeEach, expect, test } from 'vitest';
import { questionsFor, sectionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import { holdClock } from '#app/platform/now.ts';
import { answerHint } from './answer-hint.ts';

beforeEach(() => holdClock(new Date('2026-11-20T18:00:00Z')));
afterEach(() => holdClock(null));

function hint(name: string, value: unknown): string {
  const question = questionsFor('auto').find((one) => one.name === name);
  return question ? answerHint(question, value) : 'no such question';
}

test('a renewal date that has passed is questioned, and nothing while its year is typed', () => {
  expect(hint('renewalOn', '2025-12-18')).toBe('This day has passed. Is the date right?');
  expect(hint('renewalOn', '2026-11-20')).toBe('');
  expect(hint('renewalOn', '0002-12-18')).toBe('');
});

test('a certificate that is needed at once or in two days is doubted, and none after that', () => {
  const neededBy = questionsFor('business').find(({ name }) => name === 'certificateNeededBy');
  if (!neededBy) throw new Error('no day of a certificate is asked');
  const hints = ['2026-11-20', '2026-11-22', '2026-11-23'].map((day) => answerHint(neededBy, day));
  expect(hints).toEqual([hints[1], expect.stringMatching(/^That is soon: /), '']);
});

test('health and card numbers in a note are pointed out, other notes are not', () => {
  expect(hint('notes', 'Mother has diabetes')).toContain('read by the broker who takes it');
  expect(hint('notes', '4111 1111 1111 1111')).toContain('payment card');
  expect(hint('notes', 'Please call after 6 pm')).toBe('');
});

test('a choice that leads elsewhere says so', () => {
  expect(hint('use', 'rideshare-or-delivery')).toContain('commercial auto');
});

test('a year that cannot be is told which years can, once it is whole', () => {
  const [vehicle] = questionsFor('auto').flatMap((one) => (one.kind === 'group' ? one.fields : []));
  if (vehicle?.kind !== 'year') throw new Error('no year is asked first');
  expect(answerHint(vehicle, '2091')).toBe(
    'A year from 1950 to 2027 can be entered. Is one of the digits wrong?',
  );
  expect(answerHint(vehicle, '209')).toBe('');
  expect(answerHint(vehicle, '2027')).toBe('');
});

test('who had a claim is told the part of the form that takes the note, by its title', () => {
  const told = QUOTE_TYPE_NAMES.flatMap((type) =>
    questionsFor(type)
      .map((question) => /under “(.+?)”/.exec(answerHint(question, '1'))?.[1])
      .filter((title) => title !== undefined)
      .map((title) => sectionsFor(type).find((section) => section.title === title)),
  );
  expect(told.length).toBeGreaterThan(0);
  for (const section of told) expect(section?.questions.map(({ name }) => name)).toContain('notes');
});

test('a length in days is said in months once it can be, unless it has a name of its own', () => {
  const length = questionsFor('supervisa').find(({ name }) => name === 'durationDays');
  if (!length) throw new Error('no length is asked');
  expect(answerHint(length, '844')).toBe('844 days are about 28 months.');
  expect(['84', '365', '9999', '30 months'].map((typed) => answerHint(length, typed))).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

test('an age that few parents of a host have is questioned, and no other', () => {
  const [, birthDate] = questionsFor('supervisa').flatMap((one) => (one.kind === 'list' ? one.fields : []));
  if (birthDate?.kind !== 'birth-date') throw new Error('no date of birth is asked second');
  expect(answerHint(birthDate, '1995-07-09')).toBe('That is an age of 31. Is the year right?');
  expect(
    ['1955-07-09', '2015-07-09', '0199-07-09', '1995-07'].map((day) => answerHint(birthDate, day)),
  ).toEqual(['', '', '', '']);
});
