import { expect, test } from 'vitest';
import { passesTrackCheck, trackCheckFor } from './track-check.ts';

const contact = { contactPhone: '+1 (403) 555-0142', postalCode: 'T2P 1J9', contactEmail: 'Jo@Example.com' };
const withoutPhone = { ...contact, contactPhone: null };
const withoutBoth = { ...withoutPhone, postalCode: null };

test('asks for the phone first, then the postal code, then the email address', () => {
  expect(trackCheckFor(contact).kind).toBe('phone');
  expect(trackCheckFor(withoutPhone).kind).toBe('postal_code');
  expect(trackCheckFor(withoutBoth).kind).toBe('email');
});

test.each([
  [contact, '0142', true],
  [contact, ' 01 42 ', true],
  [contact, '403-555-0142', true],
  [contact, '0143', false],
  [contact, '142', false],
  [contact, '', false],
  [withoutPhone, '1j9', true],
  [withoutPhone, 'T2P1J9', true],
  [withoutPhone, 'J9', false],
  [withoutPhone, '', false],
  [withoutBoth, 'jo@example.com', true],
  [withoutBoth, 'example.com', false],
  [withoutBoth, '', false],
])('%o answered with "%s" passes: %s', (known, answer, passes) => {
  expect(passesTrackCheck(known, answer)).toBe(passes);
});
