import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDraft, readDraft, saveDraft } from '#app/site/get-quote/draft/draft.ts';
import { stubStorage } from '#tests/fixtures/browser/device-storage.ts';
import type { Receipt } from './receipt.ts';
import { takeAlong } from './take-along.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  stubStorage(kept);
});
afterEach(() => vi.unstubAllGlobals());

const SENT: Receipt = {
  ...{ reference: 'AB-BSPZW5MS', receiptUrl: '/', type: 'business', startOn: '' },
  ...{ promiseAt: '2026-11-23T21:30:00.000Z', sentAt: '2026-11-20T21:30:00.000Z' },
  sender: { fullName: 'Jordan', email: 'jordan@example.ca', phone: '4035550142', postalCode: 'T2P 1J9' },
  wish: { method: 'phone', windows: ['saturday'], earliestOn: '' },
  legalName: 'Makokis Roofing',
  workVehicles: '',
  certificateNeededBy: '',
  language: '',
  wantsNewsletter: false,
};

test('the next request has the contact details and the name of the business, and no consent', () => {
  takeAlong(SENT, 'commercial-auto');
  expect(readDraft()).toMatchObject({
    from: SENT.reference,
    values: {
      type: 'commercial-auto',
      contact: { ...SENT.sender, contactMethod: 'phone' },
      windows: ['saturday'],
      answers: { 'commercial-auto': { legalName: 'Makokis Roofing' } },
    },
  });
  expect([...kept.values()].join()).not.toContain('consent');
});

test('a plan for the team of a business has its name where that plan asks for it', () => {
  takeAlong(SENT, 'group-benefits');
  expect(readDraft()?.values.answers).toEqual({ 'group-benefits': { company: 'Makokis Roofing' } });
});

test('what was begun on this device before stays', () => {
  const answers = { 'commercial-auto': { legalName: 'Other Ltd.' }, auto: { use: 'business' } };
  saveDraft({ ...newDraft(), values: { type: 'auto', answers } });
  takeAlong(SENT, 'commercial-auto');
  expect(readDraft()?.values.answers).toEqual(answers);
});

test('without a type the person chooses what it is about', () => {
  takeAlong({ ...SENT, wish: null });
  expect(readDraft()?.values).toEqual({ contact: { ...SENT.sender, contactMethod: '' } });
});
