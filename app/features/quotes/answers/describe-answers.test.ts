import { expect, test } from 'vitest';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import {
  schemaDescription,
  schemaDescriptionOutput,
} from '#app/features/quotes/questions/schema-description.ts';
import { answerLabel, describeAnswers, describeForPerson } from './describe-answers.ts';
import { readiness } from './readiness.ts';

test('answers are described in the order and words of the form', () => {
  const lines = describeAnswers('travel', {
    travellers: [{ age: 64 }, { age: 61 }],
    destination: '<b>Portugal</b>',
    departOn: '2026-12-10',
    cover: 'both',
    currentInsurer: 'Earlier Insurer',
  }).map(({ section, label, value }) => `${section} | ${label} | ${value}`);
  expect(lines).toEqual([
    'Who is travelling | Traveller 1: age on the day you leave | 64',
    'Who is travelling | Traveller 2: age on the day you leave | 61',
    'The trip | Destination | <b>Portugal</b>',
    'The trip | Departure date | December 10, 2026',
    'The coverage you have in mind | Coverage | Both',
    'Your note | Who insures you now? | Earlier Insurer',
  ]);
});

test('a VIN is read as it is kept, however it was written', () => {
  const [line] = describeAnswers('auto', { vehicle: { vin: '1hgcm8 2633a-004352' } });
  expect(line?.value).toBe('1HGCM82633A004352');
});

test('names keep their capital, a year stays a year, and a person is called by who they are', () => {
  const lines = describeAnswers('supervisa', {
    applicants: [{ relation: 'grandparent', birthDate: '1940-03-09' }, { birthDate: '1958-01-30' }],
    durationDays: 365,
  }).map(({ name, label, value }) => `${name} | ${label} | ${value}`);
  expect(lines).toEqual([
    'applicants.0.relation | Visitor 1: relationship to the host in Canada | Grandparent',
    'applicants.0.birthDate | Visitor 1: date of birth | March 9, 1940',
    'applicants.1.birthDate | Visitor 2: date of birth | January 30, 1958',
    'durationDays | Length of coverage | 1 year',
  ]);
  expect(answerLabel('supervisa', 'durationDays', 400)).toBe('400 days (about 13 months)');
  expect(answerLabel('supervisa', 'durationDays', 844)).toBe('844 days (about 28 months)');
  expect(answerLabel('supervisa', 'durationDays', 883)).toBe('29 months (883 days)');
  expect(answerLabel('auto', 'vehicle.vin', '2t3bfrev0jw700000')).toBe('2T3BFREV0JW700000');
});

test.each(QUOTE_TYPE_NAMES)('every answer of the example of %s is described', (type) => {
  const { answers } = exampleQuote(type);
  const described = describeAnswers(type, answers);
  expect(described.length).toBeGreaterThanOrEqual(Object.keys(answers).length);
  for (const { value } of described) expect(value).not.toMatch(/undefined|\[object|null/);
});

test('one answer can be put in words by its dotted name', () => {
  expect(answerLabel('auto', 'vehicle.ownership', 'financed')).toBe('Financed');
  expect(answerLabel('auto', 'vehicle.year', 2019)).toBe('2019');
  expect(answerLabel('home', 'hotWaterTankAge', 1)).toBe('1 year');
  expect(answerLabel('home', 'hotWaterTankAge', 'unknown')).toBe('I don’t know');
  expect(answerLabel('business', 'coverages', ['tools', 'bonds'])).toBe('Tools and equipment, Bonds');
  expect(answerLabel('auto', 'nothing', 'kept')).toBe('kept');
});

test('readiness grows with answers and is whole between 0 and 100', () => {
  for (const type of QUOTE_TYPE_NAMES) {
    expect(readiness(type, {})).toBe(0);
    const full = readiness(type, exampleQuote(type).answers);
    expect(full).toBeGreaterThanOrEqual(40);
    expect(full).toBeLessThanOrEqual(100);
    expect(Number.isInteger(full)).toBe(true);
  }
  const { answers } = exampleQuote('home');
  const unsure = readiness('home', { ...answers, plumbing: 'unknown' });
  expect(unsure).toBeLessThan(readiness('home', answers));
  expect(unsure).toBeGreaterThan(readiness('home', { ...answers, plumbing: undefined }));
});

test.each(QUOTE_TYPE_NAMES)('the description of %s names every question, with a reason for each', (type) => {
  const description = schemaDescriptionOutput.parse(schemaDescription(type));
  expect(description.answers).toEqual(questionsFor(type).map(({ name }) => name));
  const questions = description.sections.flatMap((section) => section.questions);
  for (const question of questions.flatMap((one) => [one, ...(one.fields ?? [])])) {
    expect(question.why).toMatch(/[.]$/);
    expect(question.message).not.toContain('{');
  }
});

test('the description of a motorcycle says that its make and model do in place of a description', () => {
  const { sections } = schemaDescriptionOutput.parse(schemaDescription('specialty'));
  const asked = sections.flatMap(({ questions }) => questions).find(({ name }) => name === 'description');
  expect(asked?.instead).toEqual({
    when: { field: 'item', is: ['motorcycle'] },
    fields: ['make', 'model'],
    message: 'Please enter the make and model, or tell us about it',
  });
});

test('what must never be asked is not asked', () => {
  const asked = QUOTE_TYPE_NAMES.flatMap((type) => questionsFor(type))
    .flatMap((question) => ('fields' in question ? [question, ...question.fields] : [question]))
    .map((question) => `${question.name} ${question.label}`)
    .join('\n');
  expect(asked).not.toMatch(/\bSIN\b|social insurance|licence number|card number|diagnos/i);
});

test('whoever left the legal name empty reads that it is their own name', () => {
  const legal = (legalName: string) =>
    describeForPerson('business', { legalName }, 'Dana Whitfield').find(({ name }) => name === 'legalName')
      ?.value;
  expect(legal('Dana Whitfield')).toBe('Your own name, Dana Whitfield');
  expect(legal('Paws & Co')).toBe('Paws & Co');
});
