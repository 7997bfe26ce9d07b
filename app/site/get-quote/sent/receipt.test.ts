import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepCorrected, keepReceipt } from '#app/features/quotes/tracking/kept-receipt.ts';
import { type Receipt, readReceipt } from './receipt.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const RECEIPT: Receipt = {
  reference: 'AB-BSPZW5MS',
  promiseAt: '2026-11-23T21:30:00.000Z',
  receiptUrl: 'https://example.ca/track/receipt/x',
  sentAt: '2026-11-20T21:30:00.000Z',
  sender: { fullName: 'Jordan', email: 'jordan@example.ca', phone: '', postalCode: 'T2P 1J9' },
  wish: { method: 'email', windows: ['saturday'], earliestOn: '' },
  type: 'business',
  startOn: '',
  legalName: 'Makokis Roofing',
  workVehicles: '2-4',
  certificateNeededBy: '2026-12-01',
  language: 'tagalog',
  wantsNewsletter: true,
};

test('what was sent is there again after a reload', () => {
  keepReceipt(RECEIPT);
  expect(readReceipt(null)).toEqual(RECEIPT);
});

test('an address that was corrected is there from then on, also where the page itself still says the first', () => {
  keepReceipt(RECEIPT);
  keepCorrected('another', 'stranger@example.ca');
  expect(readReceipt(RECEIPT)).toEqual(RECEIPT);
  keepCorrected('x', 'jordan.m@example.ca');
  expect(readReceipt(RECEIPT)).toEqual({
    ...RECEIPT,
    sender: { ...RECEIPT.sender, email: 'jordan.m@example.ca' },
  });
  const earlier = { ...RECEIPT, reference: 'AB-CCCCCCCC' };
  expect(readReceipt(earlier)).toEqual(earlier);
});

test('what the version before the update kept is still shown, without what it did not know of', () => {
  const { reference, promiseAt, receiptUrl, sentAt } = RECEIPT;
  const known = { reference, promiseAt, receiptUrl, sentAt };
  kept.set('quote-receipt', JSON.stringify({ ...known, sender: { fullName: 'Jordan' } }));
  expect(readReceipt(null)).toEqual({
    ...known,
    sender: { fullName: 'Jordan', email: '', phone: '', postalCode: '' },
    ...{ wish: null, type: '', startOn: '', legalName: '', workVehicles: '' },
    ...{ certificateNeededBy: '', language: '', wantsNewsletter: false },
  });
  expect(readReceipt(known)).toMatchObject(known);
});

test.each(['null', '[]', 'not json', '{"reference":"AB-BSPZW5MS"}', '{"reference":1}'])(
  'nothing is shown of %s',
  (text) => {
    kept.set('quote-receipt', text);
    expect(readReceipt(null)).toBeNull();
  },
);

test('nothing is shown of a time that is none', () => {
  expect(readReceipt({ ...RECEIPT, promiseAt: 'soon' })).toBeNull();
});
