import { expect, test } from 'vitest';
import { howItOpens, passesTrackCheck } from './track-check.ts';

const contact = { contactPhone: '+1 (403) 555-0142', postalCode: 'T2P 1J9' };
const withoutPhone = { ...contact, contactPhone: null };
const withoutBoth = { ...withoutPhone, postalCode: null };

test.each([
  [contact, '0142', true],
  [contact, ' 01 42 ', true],
  [contact, '403-555-0142', true],
  [contact, '0143', false],
  [contact, '142', false],
  [contact, '1J9', false],
  [contact, '', false],
  [withoutPhone, '1j9', true],
  [withoutPhone, 'T2P1J9', true],
  [withoutPhone, 'J9', false],
  [withoutPhone, '', false],
  [withoutBoth, '', true],
])('%o answered with "%s" passes: %s', (known, answer, passes) => {
  expect(passesTrackCheck(known, answer)).toBe(passes);
});

test('the mail says what its page asks of this person, and nothing of what they never gave', () => {
  expect(howItOpens(contact)).toBe(
    'Before your tracking page opens, we ask for the last 4 digits of your phone number.',
  );
  expect(howItOpens(withoutPhone)).toBe(
    'Before your tracking page opens, we ask for the last 3 characters of your postal code.',
  );
  expect(howItOpens(withoutBoth)).toBe('');
});
