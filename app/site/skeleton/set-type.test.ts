import { expect, test } from 'vitest';
import { setPage, setType, setTypeIn } from './set-type.ts';

test('quotes curl toward the words they hold', () => {
  expect(setType('Ask for "deductible cover", or say "not sure".')).toBe(
    'Ask for “deductible cover”, or say “not sure”.',
  );
  expect(setType("Builders' risk and the landlord's policy")).toBe(
    'Builders’ risk and the landlord’s policy',
  );
});

test('a line never ends inside a date, an amount or the number of a form', () => {
  expect(setType('Until December 31, 2026 it is $1 million (SEF 44).')).toBe(
    'Until December\u00a031, 2026 it is $1\u00a0million (SEF\u00a044).',
  );
  expect(setType('Calgary AB  T2P 0A0, Canada')).toBe('Calgary AB  T2P\u00a00A0, Canada');
  expect(setType('It may take 30 days. A business may close.')).toBe(
    'It may take 30\u00a0days. A business may close.',
  );
});

test('addresses and identifiers stay as they are', () => {
  const page = { path: '/insurance/auto', to: '/business/general?type=auto', on: '2027-01-01' };
  expect(setTypeIn(page)).toEqual(page);
});

test('the head of a page stays as typed', () => {
  const page = { title: "The board's rules", description: 'From May 1, 2027', lead: "The board's" };
  expect(setPage(page)).toEqual({ ...page, lead: 'The board’s' });
});
