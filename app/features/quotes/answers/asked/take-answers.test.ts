import { expect, test } from 'vitest';
import { readiness } from '#app/features/quotes/answers/readiness.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import type { Answers } from '#app/features/quotes/questions/catalogue.ts';
import { askedFields, unknownQuestion } from './asked-fields.ts';
import { NOTHING_ANSWERED, takeAnswers } from './take-answers.ts';

const { answers: full } = exampleQuote('auto') as { answers: Answers };
const given = (answers: Answers, notKnown: string[] = []) => ({ answers, notKnown, hasWords: false });
const take = (names: string[], answers: Answers, { notKnown = [] as string[], before = full } = {}) =>
  takeAnswers('auto', { names, before, given: given(answers, notKnown) });

test('what is given goes into the answers, also of one of a group; the rest stays', () => {
  const { vehicle, currentInsurer: _, ...rest } = full;
  const { vin: __, ...car } = vehicle as Answers;
  const before = { ...rest, vehicle: car };
  const taken = take(
    ['vehicle.vin', 'currentInsurer'],
    { 'vehicle.vin': '2t3rfrev1jw000000', currentInsurer: ' Prairie  Mutual ' },
    { before },
  );
  expect(taken.findings).toEqual([]);
  expect(taken.answers).toEqual({
    ...before,
    vehicle: { ...car, vin: '2T3RFREV1JW000000' },
    currentInsurer: 'Prairie Mutual',
  });
  expect(readiness('auto', taken.answers)).toBeGreaterThan(readiness('auto', before));
});

test('a part is enough, and what is not known or left empty changes nothing', () => {
  const names = ['currentInsurer', 'renewalOn', 'vehicle.vin'];
  const { answers } = take(names, { currentInsurer: 'Bow', renewalOn: '' }, { notKnown: ['vehicle.vin'] });
  expect(answers).toEqual({ ...full, currentInsurer: 'Bow' });
  expect(take(names, {}, { notKnown: names }).findings).toEqual([]);
  expect(take(names, {}).findings).toEqual([{ name: expect.any(String), message: NOTHING_ANSWERED }]);
});

test('what the form would refuse is found at its question, and nothing else of the request is', () => {
  const names = ['startOn', 'currentInsurer'];
  expect(take(names, { startOn: '2020-01-01', currentInsurer: 'x'.repeat(99) }).findings).toEqual([
    { name: 'currentInsurer', message: expect.stringContaining('80') },
    { name: 'startOn', message: 'Start date must be today or later' },
  ]);
  // Sent long ago, or with the few answers that a chat asks for.
  for (const before of [{ ...full, startOn: '2020-01-01' }, { vehicle: { make: 'Ford' } }]) {
    expect(take(['currentInsurer'], { currentInsurer: 'Bow' }, { before }).findings).toEqual([]);
  }
});

test('an answer that does not go with another one is said at the one that was given', () => {
  const driver = { ...(full.driver as Answers), yearLicensed: 2006 };
  const { findings } = take(
    ['driver.birthDate'],
    { 'driver.birthDate': '2005-04-17' },
    { before: { ...full, driver } },
  );
  expect(findings).toEqual([{ name: 'driver.birthDate', message: expect.stringContaining('14th birthday') }]);
});

test('questions are those of their insurance, and of health there is none', () => {
  expect(unknownQuestion('auto', ['vehicle.vin', 'startOn'])).toBeUndefined();
  for (const name of ['roofAge', 'vehicle', 'vehicle.health', 'sin', '__proto__']) {
    expect(unknownQuestion('auto', [name])).toBe(name);
  }
  expect(askedFields('auto', ['startOn', 'vehicle.vin'], {}).map(({ name }) => name)).toEqual([
    ...['vehicle.vin', 'startOn'],
  ]);
});
