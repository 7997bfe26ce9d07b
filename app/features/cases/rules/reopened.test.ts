import { expect, test } from 'vitest';
import { reopenedOf } from './reopened.ts';

const at = (day: number) => new Date(`2026-11-${day}T18:00:00Z`);
const ended = (closedReason: string, day: number) => ({ closedReason, closedAt: at(day) });

test('a request was withdrawn and opened again where its client ended the access before that', () => {
  expect(reopenedOf(null, [ended('withdrawn', 20)])).toBeNull();
  expect(reopenedOf(at(21), [ended('withdrawn', 20)])).toEqual({ at: at(21), wasWithdrawn: true });
  expect(reopenedOf(at(21), [ended('returned', 20)])).toEqual({ at: at(21), wasWithdrawn: false });
  expect(reopenedOf(at(21), [ended('withdrawn', 22)])).toMatchObject({ wasWithdrawn: false });
});
