import { expect, test } from 'vitest';
import { consentWords } from './consent-words.ts';

const consent = {
  ...{
    id: 'c',
    purpose: 'call' as const,
    text: 'I agree',
    textVersion: '2026-11-22',
    email: 'kim@example.com',
  },
  ...{
    phone: null,
    method: 'web_form' as const,
    at: '2026-11-27T17:00:00.000Z',
    carriedAt: null,
    firstEmail: null,
    isRenewal: false,
    isForOtherNumber: false,
    withdrawnAt: null,
  },
};
const pageOf = (page: string) =>
  consentWords({ ...consent, page }).facts.find(({ term }) => term === 'Page')?.detail;

test('a page on which somebody agreed is called what it is, and one without a name by its path', () => {
  expect(pageOf('/get-quote')).toBe('The quote form');
  expect(pageOf('/portal/cases/01a21dae-0000-7000-8000-000000000000')).toBe(
    'The page of the request in your account',
  );
  expect(pageOf('/track')).toBe('The tracking page');
  expect(pageOf('/track/receipt')).toBe('The page of the request, right after sending it');
  expect(pageOf('/contact')).toBe('/contact');
});

test('what was agreed to before its address was corrected keeps the first one, and says when each was', () => {
  const carried = { firstEmail: 'kim@exmaple.com', carriedAt: '2026-11-27T17:02:00.000Z' };
  const { facts } = consentWords({ ...consent, ...carried, page: '/get-quote' });
  const detailOf = (wanted: string) => facts.find(({ term }) => term === wanted)?.detail;
  expect(detailOf('Agreed')).toContain('11\u00a0am');
  expect(detailOf('For')).toBe(
    'kim@exmaple.com, corrected to kim@example.com on Friday, November 27, 2026, 11:02\u00a0am Alberta time',
  );
  expect(detailOf('Page')).toBe('The quote form');
});

test('of the newsletter alone it is said that it waits for a confirmation', () => {
  const beginsOf = (purpose: 'newsletter' | 'call') =>
    consentWords({ ...consent, purpose, page: '/get-quote' }).facts.find(({ term }) => term === 'Begins')
      ?.detail;
  expect(beginsOf('newsletter')).toBe('Only once the email we send for it is confirmed');
  expect(beginsOf('call')).toBeUndefined();
});

test('a consent for a number that was replaced is not withdrawn, and says that it no longer counts', () => {
  const withdrawnOf = (change: object) =>
    consentWords({ ...consent, page: '/get-quote', ...change }).facts.find(({ term }) => term === 'Withdrawn')
      ?.detail;
  expect(withdrawnOf({})).toBe('No');
  expect(withdrawnOf({ isForOtherNumber: true })).toMatch(/^No, but it no longer counts/);
  expect(withdrawnOf({ isForOtherNumber: true, withdrawnAt: '2026-11-27T17:00:00.000Z' })).toContain(
    '11\u00a0am',
  );
});
