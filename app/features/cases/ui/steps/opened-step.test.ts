import { expect, test } from 'vitest';
import { OPENS_POLICY, openedStep } from './opened-step.ts';

test('a link opens the step that it asks for, where that may be taken', () => {
  expect(openedStep(OPENS_POLICY, ['win', 'lose'])).toBe('win');
  expect(openedStep({ opens: 'quote' }, ['send_quotes'])).toBe('quote');
  expect(openedStep(OPENS_POLICY, ['lose'])).toBeUndefined();
  expect(openedStep({ opens: 'lose' }, ['lose'])).toBeUndefined();
  expect(openedStep(null, ['win'])).toBeUndefined();
});
