import { expect, test } from 'vitest';
import { afterChoice } from './choice-words.ts';

test('after a choice it is said of which quote, and what comes next with whom', () => {
  const quote = (insurer: string) => ({ insurer, premiumCents: 44_800, period: 'year' as const });
  const one = afterChoice(quote('Rockyview'), 'Dana Whitford');
  expect(one).toMatch(/^Rockyview, \$448\.00 a year: the application.+settle with Dana Whitford\.$/);
});
