import { expect, test } from 'vitest';
import { readPasted } from './read-pasted.ts';

const TODAY = '2026-11-29';
const read = (text: string) => readPasted(text, TODAY, 'home');

const YEARLY = [
  'Total annual premium including tax: $1,998.75',
  'Annual premium (taxes included) $1,998.75',
  'Total premium with taxes $1,998.75 per year',
];
const MONTHLY = [
  '12 monthly payments of $171.56',
  'Monthly: 12 payments of $171.56, first payment due at binding',
  'Monthly: 12 payments of $171.56 (includes 3% service charge), first payment due at binding',
  '$171.56/month over 12 months (monthly total $2,058.72)',
  '12 x $171.56 = $2,058.72',
  '12 monthly payments of $171.56 (total $2,058.72)',
  'Monthly $171.56 x 12, no deposit',
  '$171.56 per month for 12 months, first month due at signing',
  '12 equal monthly payments of $171.56, first withdrawal on Dec 7',
  '12 monthly payments of $171.56, no down payment required',
  'Monthly plan: $171.56 (12 payments, total $2,058.72)',
  'Pay monthly: $171.56 per month, total of payments $2,058.72',
  '12 payments of $171.56/month, first one due now',
  '$171.56/mo x 12 (total cost $2,058.72)',
];

test('however a year is paid by the month, that is offered, and the premium stays the one with taxes', () => {
  for (const yearly of YEARLY)
    for (const monthly of MONTHLY)
      for (const between of ['\n', ' or ']) {
        const text = `${yearly}${between}${monthly}`;
        const { price, monthly: found } = read(text);
        expect(price.chosen?.cents, text).toBe(199_875);
        expect(found?.words, text).toMatch(
          /^(?:12 monthly payments of \$171\.56|\$171\.56 a month)(?:$| \(includes 3%)/,
        );
      }
});

test('what is more than payments of one amount is not offered as such', () => {
  for (const plan of [
    '12 payments of $171.56 plus a deposit of $200',
    'First two months at binding, then 10 payments of $171.56',
    'Deposit $343.12, then $171.56 monthly',
    '12 payments of $171.56, deposit required',
  ])
    expect(read(`Annual premium including tax: $1,998.75\n${plan}`).monthly, plan).toBeNull();
});

test('twelve payments are the price where no other has taxes in it', () => {
  const { price } = read('Premium $1,900.00\nTotal $1,995.00 a year, taxes included, or $166.25/month');
  expect(price.chosen?.cents).toBe(199_500);
  expect(read('Premium $1,900.00\n$166.25/month (total $1,995.00)').price.chosen).toBeNull();
});
