import { expect, test } from 'vitest';
import { monthlyIn, withMonthly, withoutMonthly } from './monthly-payments.ts';

test('what an insurer asks by the month stands among the words of a quote, and is taken out of them again', () => {
  const kept = withMonthly('Building: $685,000\nDeductible: $1,000', ' 12 monthly payments of $121.28 ');
  expect(kept).toBe(
    'Building: $685,000\nDeductible: $1,000\nMonthly payments: 12 monthly payments of $121.28',
  );
  expect(monthlyIn(kept)).toBe('12 monthly payments of $121.28');
  expect(withoutMonthly(kept)).toBe('Building: $685,000\nDeductible: $1,000');
  expect(withMonthly(kept, '$99.00 a month')).toMatch(/\$1,000\nMonthly payments: \$99\.00 a month$/);
});

test('a quote that says nothing of it stays as it is, and it alone is no coverage', () => {
  expect(monthlyIn('Deductible: $1,000')).toBeNull();
  expect(withMonthly('Deductible: $1,000', ' ')).toBe('Deductible: $1,000');
  expect(withMonthly('', '$99.00 a month')).toBe('');
});
