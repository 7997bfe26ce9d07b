import { expect, test } from 'vitest';
import { detailsOf } from './row-details.ts';

const REQUEST = '0196f0a0-0000-7000-8000-000000000001';
const GONE = '0196f0a0-0000-7000-8000-000000000002';
const find = (id: string) =>
  id === REQUEST ? { words: 'AB-7K3M9Q2X', path: `/admin/cases/${id}` } : undefined;
const said = (data: Record<string, unknown>) =>
  detailsOf(data, find).map(({ name, values }) => `${name}: ${values.map(({ words }) => words).join(' | ')}`);

test('what was listed stands by its references, each leading to its page', () => {
  expect(detailsOf({ found: [REQUEST, GONE] }, find)).toEqual([
    {
      name: 'Listed',
      values: [
        { words: 'AB-7K3M9Q2X', path: `/admin/cases/${REQUEST}` },
        { words: GONE, path: null },
      ],
    },
  ]);
});

test('keys and codes are said in words, and what is not there is not said', () => {
  expect(said({ was: 'read', state: 'replied', reason: null })).toEqual(['Before: read', 'Now: replied']);
  expect(said({ promisedFor: '2026-11-30T23:00:00.000Z', isSearch: true, accessId: GONE })).toEqual([
    'Promised for: Nov 30, 5\u00a0pm',
    'From a search: Yes',
    `Access: ${GONE}`,
  ]);
  expect(said({ why: 'promise_missed', found: [], before: { city: 'Calgary', days: [1, 2] } })).toEqual([
    'Why: promise missed',
    'Listed: None',
    'Before: city: Calgary, days: 1, 2',
  ]);
});
