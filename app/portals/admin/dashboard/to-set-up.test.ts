import { expect, test } from 'vitest';
import { setupOf } from './to-set-up.ts';

const done = {
  missingIdentity: [],
  backup: { state: 'known', at: new Date().toISOString() },
} as unknown as Parameters<typeof setupOf>[0];
const briefs = (part: Partial<typeof done>) => setupOf({ ...done, ...part }).map(({ brief }) => brief);

test('what is set up is not named, and what is not stands with its way', () => {
  expect(briefs({})).toEqual([]);
  expect(briefs({ missingIdentity: ['legalName', 'mailingAddress'] })).toEqual(['company details']);
  expect(setupOf({ ...done, missingIdentity: ['legalName'] })[0]?.action).toBe('Enter it');
});

test('a backup that was never connected is setup, and one that has stopped is a failure', () => {
  const backup = (state: string, at: string | null) => ({ state, at }) as (typeof done)['backup'];
  expect(briefs({ backup: backup('not_told', null) })).toEqual(['backup']);
  expect(briefs({ backup: backup('missing', null) })).toEqual([]);
});
