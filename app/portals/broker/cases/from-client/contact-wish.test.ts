import { expect, test } from 'vitest';
import { contactWish } from './contact-wish.ts';

test('how a client asked to be contacted is a sentence, where it is known', () => {
  const wished = { method: 'phone', windows: ['weekday-morning'], earliestOn: null };
  expect(contactWish(wished)).toBe('They asked for a phone call, on weekday mornings (9\u00a0am to noon).');
  expect(contactWish({ ...wished, method: null })).toBeNull();
  expect(contactWish(null)).toBeNull();
});
