import { expect, test } from 'vitest';
import { likelyQuote, startShown, winDraft } from './win-draft.ts';

const draft = winDraft({ hasQuotes: false });

const typed = {
  ...{ insurer: 'Prairie Mutual', policyNumber: ' PM 4471-22 ', effectiveOn: '2026-12-01' },
  ...{ premiumCents: '$1,489.50', period: 'month', quoteId: '', note: '' },
};

test('a policy is sent as it was typed, with its premium in cents of its period', () => {
  expect(draft.parse(typed)).toEqual({
    ...{ insurer: 'Prairie Mutual', policyNumber: 'PM 4471-22', effectiveOn: '2026-12-01' },
    ...{ premiumCents: 148_950, period: 'month' },
  });
});

test('number and premium may be left empty, and then no period is sent either', () => {
  expect(draft.parse({ ...typed, policyNumber: ' ', premiumCents: ' ' })).toEqual({
    ...{ insurer: 'Prairie Mutual', effectiveOn: '2026-12-01' },
  });
});

test('the quote it came of is sent, and that it came of none is not', () => {
  const quoteId = '019ac3f4-2b1d-7c56-9d5e-1a2b3c4d5e6f';
  expect(draft.parse({ ...typed, quoteId })).toMatchObject({ quoteId });
  expect(draft.parse({ ...typed, quoteId: 'none' })).not.toHaveProperty('quoteId');
});

test('where there are quotes it is said which, or that it was none of them', () => {
  const asked = winDraft({ hasQuotes: true });
  const { error } = asked.safeParse(typed);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['quoteId', 'Please choose the quote, or that it was none of these'],
  ]);
  expect(asked.safeParse({ ...typed, quoteId: 'none' }).success).toBe(true);
});

test('what is no amount is refused beside the premium, and a long number beside the number', () => {
  const { error } = draft.safeParse({ ...typed, premiumCents: 'ask', policyNumber: 'x'.repeat(41) });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['policyNumber', 'Policy number must not exceed 40 characters'],
    ['premiumCents', 'Please enter the premium in dollars, such as 1800.00'],
  ]);
});

test('a policy begins with the quote that the client is interested in, else with the only one not declined', () => {
  const [open, other] = [{ decision: 'none' as const }, { decision: 'none' as const }];
  const [chosen, declined] = [{ decision: 'interested' as const }, { decision: 'declined' as const }];
  expect(likelyQuote([open, chosen])).toBe(chosen);
  expect(likelyQuote([declined, open])).toBe(open);
  expect(likelyQuote([open, other])).toBeUndefined();
  expect(likelyQuote([declined])).toBeUndefined();
});

test('the day of the quote is not typed until another one is', () => {
  const quote = { effectiveOn: '2026-12-11' };
  expect(startShown('', quote)).toEqual({ day: '2026-12-11', isTyped: false });
  expect(startShown('2026-12-11', quote)).toEqual({ day: '2026-12-11', isTyped: false });
  expect(startShown('2026-12-07', quote)).toEqual({ day: '2026-12-07', isTyped: true });
  expect(startShown('2026-12-07', undefined)).toEqual({ day: '2026-12-07', isTyped: true });
});
