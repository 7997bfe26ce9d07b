import { expect, test } from 'vitest';
import { answersBeforeAccepting, disclosedFields, postalArea } from './disclosure.ts';

test('answers that say who the person is are left out before accepting, at any depth', () => {
  const answers = {
    vehicle: { year: 2019, make: 'Toyota', vin: '2T3BFREV0JW700000' },
    driver: { birthDate: '1988-04-17', licenceClass: '5' },
    applicants: [{ relation: 'parent', birthDate: '1950-01-01' }],
    legalName: 'Makokis Roofing Ltd.',
    startOn: '2026-12-01',
    notes: 'Anything',
  };
  expect(answersBeforeAccepting(answers)).toEqual({
    vehicle: { year: 2019, make: 'Toyota' },
    driver: { licenceClass: '5' },
    applicants: [{ relation: 'parent' }],
    startOn: '2026-12-01',
  });
});

test('an email address or a phone number inside a text is masked before accepting', () => {
  const description = 'A 1996 boat, write to jo@example.com or call +1 (403) 555-0142, 12,500 dollars';
  expect(answersBeforeAccepting({ description })).toEqual({
    description:
      'A 1996 boat, write to [hidden until accepted] or call [hidden until accepted], 12,500 dollars',
  });
});

test('the passport says only what the case holds', () => {
  const known = { contactPhone: null, city: null, postalCode: null };
  expect(disclosedFields('offered', known)).toEqual(['insurance_type', 'answers']);
  expect(disclosedFields('accepted', known)).toEqual([
    'insurance_type',
    'name',
    'email',
    'answers',
    'contact_times',
  ]);
  expect(
    disclosedFields('accepted', { ...known, contactPhone: '403-555-0142', postalCode: 'T2P 1J9' }),
  ).toEqual([
    ...['insurance_type', 'name', 'email', 'phone', 'city', 'postal_code', 'answers', 'contact_times'],
  ]);
});

test('the area of a postal code is its first half', () => {
  expect(postalArea('t2p 1j9')).toBe('T2P');
  expect(postalArea(null)).toBeNull();
});
