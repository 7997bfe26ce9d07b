import { expect, test } from 'vitest';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { COVERAGE_DAYS, NAMED_LENGTHS, withStay } from './with-stay.ts';

const arrival = '2027-06-01';
const answersOf = (departure: string, supervisa = {}) =>
  withStay({ type: 'supervisa', answers: { supervisa } }, { arrival, departure }).answers;

test('both dates that were tried out begin the form: the arrival, and the length of the stay', () => {
  expect(answersOf('2028-12-01')).toEqual({ supervisa: { arrivalOn: arrival, durationDays: '548' } });
  expect(answersOf('2032-06-01')).toEqual({ supervisa: { arrivalOn: arrival, durationDays: '1825' } });
});

test.each([
  ['a year and a half is a length of the list, with a leap day too', '2027-03-15', '2028-09-15', '548'],
  ['so is one whose last day is the day before', '2027-03-15', '2028-09-14', '548'],
  ['two years', '2027-03-15', '2029-03-15', '730'],
  ['any other stay counts its leap day, its first and its last day', '2027-03-15', '2028-03-20', '372'],
  ['a stay without a leap day', '2028-06-01', '2029-06-11', '376'],
])('%s', (_, from, departure, durationDays) => {
  const { answers } = withStay({ type: 'supervisa' }, { arrival: from, departure });
  expect(answers).toEqual({ supervisa: { arrivalOn: from, durationDays } });
});

test.each([
  ['no last day', ''],
  ['a last day before the arrival', '2027-05-01'],
  ['a stay no longer than the shortest policy', '2028-06-01'],
  ['a stay longer than one entry allows', '2032-06-02'],
])('%s says nothing of the length', (_, departure) => {
  expect(answersOf(departure)).toEqual({ supervisa: { arrivalOn: arrival } });
});

test('what the form knows already stays', () => {
  const answered = { arrivalOn: '2027-07-01' };
  expect(answersOf('2028-12-01', answered)).toEqual({ supervisa: answered });
  const long = { durationDays: '730' };
  expect(answersOf('2028-12-01', long)).toEqual({ supervisa: { arrivalOn: arrival, ...long } });
  const values = { type: 'supervisa' };
  expect(withStay(values, { arrival: '', departure: '' })).toBe(values);
});

test('a length is carried where the form takes it', () => {
  const question = questionsFor('supervisa').find(({ name }) => name === 'durationDays');
  expect(question).toMatchObject(COVERAGE_DAYS);
  const offers = question?.kind === 'number' ? (question.offers?.slice(1) ?? []) : [];
  expect(offers.map(({ value }) => value)).toEqual(NAMED_LENGTHS.map(({ days }) => days));
});
