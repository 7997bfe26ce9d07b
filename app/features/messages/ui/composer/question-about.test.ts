import { expect, test } from 'vitest';
import { noteOn, onceSent, questionAbout, questionOnEdit } from './question-about.ts';

test('before a first message the keyboard stands on sending, and on going back where something better stays out', () => {
  expect(questionAbout('Hello', 'Dana')).toBeUndefined();
  expect(questionAbout('Hello', 'Dana', 'Your first.')).toMatchObject({
    isDoubtful: false,
    sendLabel: 'Send it',
  });
  const doubtful = { isDoubtful: true, sendLabel: 'Send it anyway' };
  expect(questionAbout('My SIN is 046 454 286', 'Dana')).toMatchObject(doubtful);
  expect(questionAbout('My SIN is 046 454 286', 'Dana', 'Your first.')).toMatchObject(doubtful);
});

test('a message that is changed is asked about as when it was written, and a note is not', () => {
  for (const body of ['My card is 4111 1111 1111 1111', 'My SIN is 046 454 286', 'I have diabetes'])
    expect(questionOnEdit(body, 'said', 'Dana')).toEqual({
      ...questionAbout(body, 'Dana'),
      ...{ isDoubtful: true, sendLabel: 'Save it anyway' },
    });
  expect(questionOnEdit('The roof is from 2019', 'said', 'Dana')).toBeUndefined();
  expect(questionOnEdit('My card is 4111 1111 1111 1111', 'internal', 'Dana')).toBeUndefined();
});

test('who reads it is said by name, while it is written and before it goes out', () => {
  const card = 'My card is 4111 1111 1111 1111';
  for (const words of [questionAbout(card, 'Dana Whitford')?.words, noteOn(card, onceSent('Dana Whitford'))])
    expect(words).toContain('and Dana Whitford can read it.');
});
