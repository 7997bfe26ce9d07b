import { expect, test } from 'vitest';
import { answersBeforeAccepting } from './disclosure.ts';
import { seenBefore, seenOnlyAfter } from './seen-when.ts';

const ALL = { contactPhone: '403-555-0142', city: 'Calgary', postalCode: 'T2P 1J9' };

const ANSWERS = {
  ...{ use: 'commute', notes: 'Call my wife Jo', legalName: 'Jo Ltd.', tobacco12m: 'no' },
  ...{ driver: { birthDate: '1988-04-17' }, vehicle: { vin: '2T3BFREV0JW700000' } },
  talkAboutConditions: 'yes',
};

test('nobody is told that a broker sees their name, email or phone number before accepting', () => {
  expect(seenBefore(ALL)).toEqual([
    'type of insurance',
    'city',
    'the first three characters of your postal code',
    'the answers you chose from a list or gave as a number or a date (not dates of birth, not answers about health, and not what you typed as text, such as a name or a make and model)',
  ]);
  expect(seenOnlyAfter({ ...ALL, answers: ANSWERS })).toEqual([
    ...['name', 'email', 'phone', 'the rest of your postal code', 'dates of birth'],
    'names, licence and vehicle identification numbers',
    ...['answers about health', 'what you typed as text, such as a make and model', 'contact times'],
  ]);
});

test('the list tells the truth: what it calls hidden is, what was chosen is not', () => {
  expect(answersBeforeAccepting(ANSWERS)).toEqual({ use: 'commute' });
});

test('what somebody did not give is neither seen nor hidden', () => {
  const bare = { contactPhone: null, city: null, postalCode: null };
  const lines = [...seenBefore(bare), ...seenOnlyAfter({ ...bare, answers: { use: 'commute' } })].join('; ');
  expect(lines).not.toMatch(/city|postal|phone|vehicle identification|; what you typed/);
  expect(lines).toMatch(/^type of insurance; .*; name; email; contact times$/);
});
