import { expect, test } from 'vitest';
import { readPasted } from './read-pasted.ts';

const read = (text: string) => readPasted(text, '2026-11-29', 'auto');
const daysOf = (text: string) => read(text).days.map(({ day, as }) => [day, as]);

test('a day is known in each way of writing it; one that may be two is none', () => {
  for (const day of [
    ...['2027-01-15', '2027/01/15', 'January 15, 2027', 'Jan. 15th 2027', '15 January 2027'],
    ...['15-Jan-2027', '01/15/2027', '15/01/2027'],
  ])
    expect(daysOf(`Effective ${day}`), day).toEqual([['2027-01-15', 'effectiveOn']]);
  expect(daysOf('Effective 05/06/2027, 2027-02-30')).toEqual([]);
});

test('a term begins on its first day, and its last one is no field of ours', () => {
  for (const term of [
    'Policy term Dec 13, 2026 to Dec 13, 2027',
    'Policy period: 2026/12/13 - 2027/12/13',
    'Effective date: Dec 13, 2026\nExpiry date: Dec 13, 2027',
  ])
    expect(daysOf(term), term).toEqual([['2026-12-13', 'effectiveOn']]);
});

test('days that are counted begin with the day on which the quote was written', () => {
  for (const text of [
    'Prepared November 27, 2026\nQuote valid for 30 days',
    'Quote date: 2026-11-27\nThis quote expires in 30 days from the date of issue',
    'Issued Nov 27, 2026, rates guaranteed 30 days',
    'Good for 30 days from November 27, 2026',
  ])
    expect(daysOf(text), text).toEqual([['2026-12-27', 'validUntil']]);
  const { days, unsureDays } = read('Quote date: October 1, 2026\nQuote valid for 30 days');
  expect([days, unsureDays]).toEqual([[], ['“valid for 30 days” ended on October 31, 2026.']]);
});

test('without that day they are only offered, with what they were counted from', () => {
  for (const words of [
    ...['Quote valid for 30 days', 'This quote expires in 30 days', 'Rates guaranteed 30 days'],
    ...['Valid for thirty (30) days', 'Quote valid for 30 days from the date of issue'],
    'Quote date: 05/06/2026\nValid for 30 days',
  ])
    expect(read(words).days, words).toMatchObject([{ day: '2026-12-29', caveat: '30 days from today' }]);
  expect(daysOf('Valid for 30 days from the start of the policy')).toEqual([]);
});

test('a day that is said wins over days that are counted, and no other day hides it', () => {
  for (const text of [
    'Valid for 30 days, until December 18, 2026',
    'Effective Jan 4/27, quote good until Dec 18/26',
    'Sent: Friday, November 27, 2026 3:12 PM\nValid 30 days (to December 18, 2026)',
    'We can hold this for 20 days from the 27th of November 2026, so until 18 December 2026',
    'Valid for 30 days from November 27, 2026, until December 18, 2026.',
    'Valid for 30 days from the quotation date, that is until December 18, 2026',
  ])
    expect(daysOf(text), text).toContainEqual(['2026-12-18', 'validUntil']);
  for (const text of ['Valid for 30 days, until 12/10/2026', 'Valid for 30 days, until December 18, 2026'])
    expect(
      read(text).days.some(({ caveat }) => caveat),
      text,
    ).toBe(false);
});

test('the day of a quote is none until which it stands, whatever its line says besides', () => {
  expect(daysOf('Proposal date: Nov 25, 2026 - terms stand for 21 days')).toEqual([
    ['2026-12-16', 'validUntil'],
  ]);
});

test('days are counted from the day of the letter', () => {
  for (const head of [
    'Sent: Friday, November 27, 2026 3:12 PM',
    'November 27, 2026',
    'Date: Fri, Nov 27, 2026 at 3:12 PM',
  ])
    expect(daysOf(`${head}\nQuote valid for 30 days`), head).toEqual([['2026-12-27', 'validUntil']]);
});

test('a day that is not filled in says so, and a line with more than was taken of it is listed', () => {
  expect(read('Quote valid for 30 days').unsureDays).toEqual([
    '“valid for 30 days” does not say from which day. Choose the day above, or enter it yourself.',
  ]);
  expect(read('Quote valid until December 18, 2026\nExpires Dec 20, 2026').unsureDays).toEqual([
    'Valid until: the text says December 18, 2026 and December 20, 2026. Choose one of them.',
  ]);
  const line = 'Effective January 4, 2027, offer good to 18.12.26';
  expect(read(line).leftOut).toEqual([line]);
  expect(read('Effective January 4, 2027').leftOut).toEqual([]);
});

test('a day that may be two, and one that has passed, say why they are not filled in', () => {
  expect(
    read('Effective 05/06/2027\nValid until: 12/10/2026\nQuote expires Nov 20, 2026').unsureDays,
  ).toEqual([
    'Effective date: “05/06/2027” may be May 6, 2027 or June 5, 2027. Enter it yourself.',
    'Valid until: “12/10/2026” may be December 10, 2026 or October 12, 2026. Enter it yourself.',
    '“Quote expires Nov 20, 2026”: November 20, 2026 has passed.',
  ]);
});

test('the day of a birth, of a paper or of a renewal is no day of the quote', () => {
  expect(
    daysOf('Date of birth: May 3, 1980\nPrinted 2026-11-28\nQuote date: Nov 28, 2026\nRenewal 2027-01-01'),
  ).toEqual([]);
});
