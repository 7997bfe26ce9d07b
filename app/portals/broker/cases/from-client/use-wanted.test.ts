import { expect, test } from 'vitest';
import { firstToEnd } from './use-wanted.ts';

const quote = (validUntil: string, part: object = {}) => ({
  ...({ validUntil, decision: 'none', standing: 'current' } as const),
  ...part,
});

test('the first quote to end that the client is still to decide on is named', () => {
  const over = quote('2026-12-01', { standing: 'over' });
  const declined = quote('2026-12-02', { decision: 'declined' });
  expect(firstToEnd([over, declined, quote('2026-12-18'), quote('2026-12-10')])).toBe('2026-12-10');
  expect(firstToEnd([over])).toBeNull();
});
