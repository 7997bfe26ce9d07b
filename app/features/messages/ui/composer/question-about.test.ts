import { expect, test } from 'vitest';
import { questionAbout } from './question-about.ts';

test('before a first message the keyboard stands on sending, and on going back where something better stays out', () => {
  expect(questionAbout('Hello', undefined)).toBeUndefined();
  expect(questionAbout('Hello', 'Your first.')).toMatchObject({ isDoubtful: false, sendLabel: 'Send it' });
  const doubtful = { isDoubtful: true, sendLabel: 'Send it anyway' };
  expect(questionAbout('My SIN is 046 454 286', undefined)).toMatchObject(doubtful);
  expect(questionAbout('My SIN is 046 454 286', 'Your first.')).toMatchObject(doubtful);
});
