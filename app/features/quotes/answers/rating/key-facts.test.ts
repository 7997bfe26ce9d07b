import { expect, test } from 'vitest';
import { describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import { keyFacts } from './key-facts.server.ts';
import { inRaterWords } from './rater-words.server.ts';

const factsOf = (type: 'auto' | 'commercial-auto' | 'business', answers: Record<string, unknown>) =>
  keyFacts(describeAnswers(type, answers, inRaterWords)).map(({ label, value }) => `${label}: ${value}`);

test('tickets, claims, other drivers, coverage and its start stand before tires and ownership', () => {
  const facts = factsOf('auto', {
    vehicle: {
      ...{ year: 2019, make: 'Toyota', model: 'RAV4', vin: '2T3BFREV0JW700000' },
      ...{ ownership: 'financed', winterTires: 'yes' },
    },
    ...{ use: 'commute', kmPerYear: '10-15k' },
    driver: { birthDate: '1990-05-17', licenceClass: '5', yearLicensed: 2008 },
    ...{ otherDrivers: 1, atFaultClaims6y: '0', minorConvictions3y: '1', majorOrCriminal4y: 'no' },
    ...{ cancelledNonPayment3y: 'no', coverage: 'with-collision-and-comprehensive', liability: '2m' },
    ...{ startOn: '2026-12-13', notes: 'Call me' },
  });
  expect(facts).toHaveLength(15);
  expect(facts.slice(0, 2)).toEqual(['Coverage start: December 13, 2026', 'Vehicle: 2019 Toyota RAV4']);
  expect(facts.join('\n')).toMatch(/Other drivers: 1\n.*claims.*\n.*(tickets|convictions)/i);
  expect(facts.join('\n')).not.toMatch(/Winter tires|Notes/);
});

test('vehicles of a list stand in a line each, and what is known alone under its own name', () => {
  const vehicles = [
    { year: 2020, make: 'Ford', model: 'Transit' },
    { year: 2018, make: 'Isuzu', model: 'NPR' },
  ];
  expect(factsOf('commercial-auto', { vehicles })).toEqual([
    'Vehicle 1: 2020 Ford Transit',
    'Vehicle 2: 2018 Isuzu NPR',
  ]);
  expect(factsOf('auto', { vehicle: { year: 2019 } })).toEqual(['Model year: 2019']);
});
