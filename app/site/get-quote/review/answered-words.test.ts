import { expect, test } from 'vitest';
import { addWords, answersInShort, missingWords } from './answered-words.ts';

test('a subject says how many answers it lacks', () => {
  expect(missingWords(1)).toBe('One answer is missing');
  expect(missingWords(3)).toBe('3 answers are missing');
});

const said = (name: string, label: string, value: string) => ({ name, label, value });
const vehicle = [
  said('answers.auto.vehicle.year', 'Model year', '2021'),
  said('answers.auto.vehicle.make', 'Make', 'Toyota'),
  said('answers.auto.vehicle.model', 'Model', 'RAV4'),
];

test('a folded subject has all its answers, a vehicle named as one, those that need their question last', () => {
  expect(answersInShort(vehicle)).toBe('2021 Toyota RAV4');
  const shown = [
    ...vehicle,
    said('answers.auto.vehicle.winterTires', 'Do you use winter tires?', 'Yes'),
    said('answers.auto.use', 'How is the vehicle mostly used?', 'Driving to work or school'),
    said('answers.auto.km', 'How far is it driven in a year?', '15,000 to 19,999 km'),
  ];
  expect(answersInShort(shown)).toBe(
    '2021 Toyota RAV4\u00a0· Driving to work or school\u00a0· 15,000 to 19,999 km\u00a0· Do you use winter tires? Yes',
  );
});

test('an answer that says nothing by itself brings what was asked, after those that do', () => {
  const line = (label: string, value: string) => answersInShort([said('answers.auto.a', label, value)]);
  expect(line('Winter tires', 'Yes')).toBe('Winter tires: Yes');
  expect(line('Any convictions?', 'None')).toBe('Any convictions? None');
  expect(line('Date of birth', 'April 17, 1988')).toBe('Date of birth: April 17, 1988');
  expect(line('When does your current policy renew?', 'January 15, 2027')).toBe(
    'Current policy renews: January 15, 2027',
  );
  expect(line('Travellers', '2')).toBe('Travellers: 2');
  expect(line('Year of the first licence', '2006')).toBe('Year of the first licence: 2006');
  expect(line('Age of the tank', '6 years')).toBe('Age of the tank: 6 years');
});

test('years without claims are said as an answer', () => {
  const history = [
    said('answers.auto.minor', 'Minor tickets in the last 3 years', '1'),
    said('answers.auto.claims', 'At-fault claims in the last 6 years', 'None'),
    said('answers.auto.major', 'Any major driving conviction in the last 4 years?', 'No'),
  ];
  expect(answersInShort(history)).toBe(
    'No at-fault claims in 6 years\u00a0· Minor tickets in 3 years: 1\u00a0· Any major driving conviction in the last 4 years? No',
  );
});

test('a note is there as it was written', () => {
  const note = 'We are moving to Fort McMurray in spring, and would like to keep our insurer. '
    .repeat(4)
    .trim();
  expect(answersInShort([said('answers.general.notes', 'Your note', note)])).toBe(note);
});

test('a subject says how many more answers it takes', () => {
  expect(addWords(1)).toBe('Add one more answer');
  expect(addWords(4)).toBe('Add up to 4 more answers');
});
