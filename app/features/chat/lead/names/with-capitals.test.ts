import { expect, test } from 'vitest';
import { takeReply } from '../lead-script.ts';
import { withCapitals } from './with-capitals.ts';

test.each([
  ['mike o’brien', 'Mike O’Brien'],
  ["mike o'brien", "Mike O'Brien"],
  ['KAREN SMITH', 'Karen Smith'],
  ['Ronald McDonald', 'Ronald McDonald'],
  ['ronald mcdonald', 'Ronald McDonald'],
  ['ludwig van der berg', 'Ludwig van der Berg'],
  ['anne-marie', 'Anne-Marie'],
  ['karen Smith', 'Karen Smith'],
  ['JP', 'JP'],
  ['nguyễn văn hùng', 'Nguyễn Văn Hùng'],
])('"%s" is written %s', (typed, written) => {
  expect(withCapitals(typed)).toBe(written);
});

test('a name goes to the broker as it is written, and is repeated so', () => {
  const turn = takeReply('name', "yeah hi my name is mike o'brien", {});
  expect(turn?.draft).toEqual({ name: "Mike O'Brien" });
  expect(turn?.reply).toMatch(/^Thank you, Mike O'Brien\./);
});
