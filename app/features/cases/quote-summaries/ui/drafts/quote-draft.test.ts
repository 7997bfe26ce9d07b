import { expect, test } from 'vitest';
import { addDays, today } from '#app/platform/clock/calendar-day.ts';
import { draftOf, emptyDraft, previewOf, quoteDrafts } from './quote-draft.ts';

const broker = { fullName: 'Dana Whitford', brokerage: 'Foothills', licenceNumber: 'DEMO-10234' };
const draft = {
  ...emptyDraft(),
  ...{ insurer: 'Prairie Mutual', premiumCents: '1,489.50', coverage: 'Third-party liability' },
  validUntil: '2099-12-05',
};

test('a draft is shown as its client will read it once it can be sent, and not before', () => {
  expect(previewOf(draft, broker)).toMatchObject({
    ...{ insurer: 'Prairie Mutual', premiumCents: 148_950, period: 'year', notCovered: '' },
    ...{ standing: 'current', decision: 'none', effectiveOn: null, validUntil: '2099-12-05', broker },
  });
  for (const missing of ['insurer', 'premiumCents', 'coverage', 'validUntil'] as const) {
    expect(previewOf({ ...draft, [missing]: '' }, broker), missing).toBeNull();
  }
  expect(previewOf({ ...draft, premiumCents: 'much' }, broker)).toBeNull();
});

test('monthly payments go with a premium by the year, among its words, and come back out of them to be revised', () => {
  const monthly = '12 monthly payments of $121.28';
  const sent = previewOf({ ...draft, monthly }, broker);
  expect(sent?.coverage).toBe(`Third-party liability\nMonthly payments: ${monthly}`);
  expect(sent && draftOf(sent)).toMatchObject({ monthly, coverage: 'Third-party liability' });
  expect(previewOf({ ...draft, monthly, period: 'month' }, broker)?.coverage).toBe('Third-party liability');
});

test('a coverage that was added and left without a word is not sent, and is named', () => {
  const errorsOf = (coverage: string) =>
    quoteDrafts('auto')
      .safeParse({ summaries: [{ ...draft, coverage }] })
      .error?.issues.map(({ message }) => message);
  expect(errorsOf('Collision: \nGlass\nDeductible:')).toEqual([
    'Say how much, or “included”, after “Collision” and “Deductible”, or leave the line out',
  ]);
  expect(errorsOf('Collision: included\nGlass')).toBeUndefined();
});

test('a quote that nobody can accept anymore is not looked over to be sent, and one of today is', () => {
  const errorsOf = (validUntil: string) =>
    quoteDrafts('auto')
      .safeParse({ summaries: [{ ...draft, validUntil }] })
      .error?.issues.map(({ message, path }) => `${path.join('.')}: ${message}`);
  expect(errorsOf(addDays(today(), -1))).toEqual(['summaries.0.validUntil: This day has passed']);
  expect(errorsOf(today())).toBeUndefined();
});

test('what is covered and ruled out at once, and a comma that may part cents, are put right before it is looked over', () => {
  const errorsOf = (changes: Partial<typeof draft>) =>
    quoteDrafts('auto')
      .safeParse({ summaries: [{ ...draft, ...changes }] })
      .error?.issues.map(({ message, path }) => `${path.join('.')}: ${message}`);
  expect(errorsOf({ coverage: 'Glass: $250 deductible', notCovered: 'Glass' })).toEqual([
    expect.stringMatching(/^summaries\.0\.notCovered: “Glass” stands/),
  ]);
  expect(errorsOf({ premiumCents: '12,50' })).toEqual([expect.stringContaining('premiumCents: Write cents')]);
  expect(errorsOf({})).toBeUndefined();
});
