import { expect, test } from 'vitest';
import { MEANT_LABEL, ownWordsHint, wordsToConfirm } from './own-words.ts';

const asked = (notes: string) => wordsToConfirm('auto', { notes });

test('words about somebody’s health may stay once they are confirmed', () => {
  expect(asked('I have diabetes')).toMatchObject([
    { name: 'notes', mayStay: true, message: expect.stringContaining(MEANT_LABEL) },
  ]);
});

test('the number of a payment card has to go, and nothing offers to keep it', () => {
  const [found] = asked('My Visa is 4111 1111 1111 1111');
  expect(found).toMatchObject({
    mayStay: false,
    message: 'Your note seems to mention the number of a payment card. Please take that out',
  });
  const card = {
    what: 'the number of a payment card',
    why: 'Nobody needs it.',
    isNeverNeeded: true,
  } as const;
  expect(ownWordsHint(card)).toBe(
    'This looks like the number of a payment card. Nobody needs it. Please take it out.',
  );
});
