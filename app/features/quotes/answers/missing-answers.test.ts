import { expect, test } from 'vitest';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import { missingAnswers } from './missing-answers.ts';
import { readiness } from './readiness.ts';

const names = (...args: Parameters<typeof missingAnswers>) => missingAnswers(...args).map(({ name }) => name);

test('what was answered is not missing, what was left out is', () => {
  for (const type of QUOTE_TYPE_NAMES) {
    const { answers } = exampleQuote(type);
    const before = names(type, answers);
    const [first] = Object.keys(answers);
    expect(before).not.toContain(first);
    expect(missingAnswers(type, {}).length).toBeGreaterThan(before.length);
  }
});

test('a part of an answer that was left out is missing by itself', () => {
  const { answers } = exampleQuote('auto');
  expect(missingAnswers('auto', { ...answers, vehicle: { year: 2018 } })).toContainEqual({
    name: 'vehicle.make',
    label: expect.any(String),
  });
});

test('of who rents a home, or owns a unit in a building, nothing is missing that is not theirs', () => {
  const BUILDING = ['yearBuilt', 'roofAge', 'heating', 'hydrant'];
  const INSIDE = ['plumbing', 'electrical', 'hotWaterTankAge', 'woodStove'];
  const missing = (kind?: string) => {
    const found = names('home', kind ? { kind } : {});
    return [BUILDING, INSIDE].map((some) => some.filter((name) => found.includes(name)));
  };
  expect(missing('tenant')).toEqual([[], []]);
  expect(missing('condo')).toEqual([[], INSIDE]);
  for (const kind of ['owner', 'landlord', 'seasonal', undefined]) {
    expect(missing(kind)).toEqual([BUILDING, INSIDE]);
  }
  expect(names('home', { kind: 'tenant' })).toEqual(
    expect.arrayContaining(['dwelling', 'contents', 'claims5y']),
  );
});

test('a tenant who has answered what is theirs is complete, and what they say of the building counts', () => {
  const { answers } = exampleQuote('home');
  const { yearBuilt, roofAge, heating, plumbing, electrical, hotWaterTankAge, woodStove, ...theirs } =
    answers;
  const tenant = { ...theirs, kind: 'tenant', contents: '25-50k' };
  const owner = { ...theirs, kind: 'owner' };
  expect(readiness('home', tenant)).toBeGreaterThan(readiness('home', owner));
  expect(readiness('home', { ...tenant, yearBuilt })).toBeGreaterThanOrEqual(readiness('home', tenant));
});

test('who says nothing more of themselves owes no answer', () => {
  for (const type of QUOTE_TYPE_NAMES) expect(names(type, {})).not.toContain('notes');
});
