import { expect, test } from 'vitest';
import { questionAbout, questionOnEdit } from './question-about.ts';

test('before a first message the keyboard stands on sending, and on going back where something better stays out', () => {
  expect(questionAbout('Hello', undefined)).toBeUndefined();
  expect(questionAbout('Hello', 'Your first.')).toMatchObject({ isDoubtful: false, sendLabel: 'Send it' });
  const doubtful = { isDoubtful: true, sendLabel: 'Send it anyway' };
  expect(questionAbout('My SIN is 046 454 286', undefined)).toMatchObject(doubtful);
  expect(questionAbout('My SIN is 046 454 286', 'Your first.')).toMatchObject(doubtful);
});

test('a message that is changed is asked about as when it was written, and a note is not', () => {
  for (const body of ['My card is 4111 1111 1111 1111', 'My SIN is 046 454 286', 'I have diabetes'])
    expect(questionOnEdit(body, 'said')).toEqual({
      ...questionAbout(body, undefined),
      ...{ isDoubtful: true, sendLabel: 'Save it anyway' },
    });
  expect(questionOnEdit('The roof is from 2019', 'said')).toBeUndefined();
  expect(questionOnEdit('My card is 4111 1111 1111 1111', 'internal')).toBeUndefined();
});
