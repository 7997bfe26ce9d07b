import { expect, test } from 'vitest';
import { answersBeforeAccepting, disclosedFields, postalArea } from './disclosure.ts';

test('before accepting only facts are shown: no free words, nothing that identifies, nothing about health', () => {
  const answers = {
    vehicle: { year: 2019, make: 'Toyota', model: 'for Jo', vin: '2T3BFREV0JW700000', use: 'commute' },
    driver: { birthDate: '1988-04-17', licenceClass: '5' },
    applicants: [{ relation: 'parent', birthDate: '1950-01-01' }],
    legalName: 'Makokis Roofing Ltd.',
    description: 'Jordan has diabetes, call +1 (403) 555-0142',
    operation: 'Hauling for Makokis',
    talkAboutConditions: 'yes',
    tobacco12m: 'no',
    coverages: ['liability', 'bonds'],
    hotWork: 'yes',
    workVehicles: '2-4',
    startOn: '2026-12-01',
    notes: 'Anything',
  };
  expect(answersBeforeAccepting(answers)).toEqual({
    vehicle: { year: 2019, use: 'commute' },
    driver: { licenceClass: '5' },
    applicants: [{ relation: 'parent' }],
    coverages: ['liability', 'bonds'],
    hotWork: 'yes',
    workVehicles: '2-4',
    startOn: '2026-12-01',
  });
});

test('words in the place of a fact are left out too', () => {
  const answers = {
    item: 'My boat Jordana',
    use: { anything: 'Jordan' },
    radius: ['Jo Makokis'],
    employees: 3,
  };
  expect(answersBeforeAccepting(answers)).toEqual({ employees: 3 });
});

test('the passport says only what the case holds', () => {
  const known = { contactPhone: null, city: null, postalCode: null };
  expect(disclosedFields('offered', known)).toEqual(['insurance_type', 'answer_facts']);
  expect(disclosedFields('accepted', known)).toEqual([
    'insurance_type',
    'name',
    'email',
    'answers',
    'contact_times',
  ]);
  expect(
    disclosedFields('accepted', { ...known, contactPhone: '403-555-0142', postalCode: 'T2P 1J9' }),
  ).toEqual([...['insurance_type', 'name', 'email', 'phone', 'postal_code', 'answers', 'contact_times']]);
});

test('the area of a postal code is its first half', () => {
  expect(postalArea('t2p 1j9')).toBe('T2P');
  expect(postalArea(null)).toBeNull();
});
