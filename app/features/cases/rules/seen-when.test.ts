import { expect, test } from 'vitest';
import { answersBeforeAccepting } from './personal-data/disclosure.ts';
import { seenBefore, seenOnlyAfter } from './seen-when.ts';

test('nobody is told that a broker sees their name, email or phone number before accepting', () => {
  expect(seenBefore()).toEqual([
    'type of insurance',
    'city',
    'the first three characters of your postal code',
    'the answers you chose from a list or gave as a number or a date (not dates of birth, and not what you wrote in your own words)',
  ]);
  expect(seenOnlyAfter()).toEqual([
    ...['name', 'email', 'phone', 'the rest of your postal code', 'dates of birth'],
    'names, licence and vehicle identification numbers',
    ...['answers about health', 'what you wrote in your own words', 'contact times'],
  ]);
});

test('the list tells the truth: what it calls hidden is, what was chosen is not', () => {
  const answers = {
    ...{ use: 'commute', notes: 'Call my wife Jo', legalName: 'Jo Ltd.', tobacco12m: 'no' },
    ...{ driver: { birthDate: '1988-04-17' }, vehicle: { vin: '2T3BFREV0JW700000' } },
    talkAboutConditions: 'yes',
  };
  expect(answersBeforeAccepting(answers)).toEqual({ use: 'commute' });
});
