import { expect, test } from 'vitest';
import { choosingSays, wantedWords, whyNot } from './choosing-words.ts';

test('whoever chooses one of two reads before sending that the other is declined, and where it stays', () => {
  expect(choosingSays('Dana Whitford', 'Rockyview', ['Prairie'])).toBe(
    'Dana Whitford is told that you want Rockyview, and “No thanks” to Prairie. You find that quote under “Quotes you declined”, and can change your mind while it is valid. It is not a purchase: the application, the payment and the start date come next, and you are not insured until a policy is in place.',
  );
  expect(whyNot(['Prairie'])).toBe('Why not Prairie?');
  expect(wantedWords('Dana Whitford', 'Rockyview', ['Prairie'])).toBe(
    'Dana Whitford is told that you want Rockyview and not Prairie',
  );
});

test('whoever chooses one of three reads of each of the others by name', () => {
  expect(choosingSays('Dana Whitford', 'Rockyview', ['Prairie', 'Foothills'])).toContain(
    '“No thanks” to Prairie and Foothills. You find those under “Quotes you declined”, and can change your mind while they are valid.',
  );
  expect(whyNot(['Prairie', 'Foothills'])).toBe('Why not Prairie or Foothills?');
});
