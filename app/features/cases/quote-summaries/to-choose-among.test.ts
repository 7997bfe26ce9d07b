import { expect, test } from 'vitest';
import { isSettled } from '#app/features/cases/rules/turn.ts';
import { toChooseAmong } from './to-choose-among.ts';

test('interest in two quotes is no choice yet: the client is asked which of these', () => {
  const quote = (clientDecision: 'none' | 'interested' | 'declined', isCurrent = true) => ({
    ...{ clientDecision, isCurrent },
  });
  const both = [quote('interested'), quote('none'), quote('interested')];
  expect(isSettled(both)).toBe(false);
  expect(toChooseAmong(both, (one) => one.clientDecision)).toEqual([both[0], both[2]]);
  expect(toChooseAmong(both.slice(0, 2), (one) => one.clientDecision)).toEqual([both[1]]);
  // One that is over is no longer wanted.
  expect(isSettled([quote('interested'), quote('interested', false)])).toBe(true);
});
