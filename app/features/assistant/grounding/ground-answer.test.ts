import { expect, test } from 'vitest';
import { groundAnswer } from './ground-answer.ts';

const PASSAGES = [
  'Since January 1, 2022, the limit is $200,000. It does not apply to trailers.',
  'A policy may pay 25% without a deductible, unless the vehicle is used for delivery.',
];

test.each([
  ['a sentence of one passage', 'The limit is $200,000 [1].', 'The limit is $200,000.'],
  ['sentences of two', 'It has held since January 1, 2022 [1]. A policy may pay 25% [2].', null],
  ['a negation that stands there', 'It does not apply to trailers [1].', 'It does not apply to trailers.'],
  ['markup', '## Limit\n**The limit** is $200,000 [1]. ![x](https://evil.example/x.png)', null],
])('%s holds', (_, answer, text) => {
  const grounded = groundAnswer(answer, PASSAGES);
  expect(grounded).not.toBeNull();
  if (text) expect(grounded?.text).toBe(text);
  expect(grounded?.text).not.toMatch(/\[\d\]|https?:|!\[/);
});

test('a link within a link leaves no link', () => {
  const grounded = groundAnswer('[[See](https://evil.example)](/track/abc) the limit [1].', PASSAGES);
  expect(grounded?.text).toBe('See the limit.');
});

test.each([
  ['another number', 'The limit is $300,000 [1].'],
  ['a part of a number', 'The limit is $200 [1].'],
  ['a number of a passage that is not cited', 'The limit is 25% [1].'],
  ['another month', 'It has held since March 1, 2022 [1].'],
  ['a number in words', 'The limit is two million [1].'],
  ['a number in wide digits', 'The limit is ２００ dollars [1].'],
  ['a dozen', 'The limit covers a dozen trailers [1].'],
  ['thirteen', 'The limit covers thirteen cars [1].'],
  ['a third', 'It pays a third [1].'],
  ['a short month', 'It has held since Feb 1, 2022 [1].'],
  ['days of the week', 'It pays on Mondays [1].'],
  ['a negation without its apostrophe', 'A policy doesnt pay 25% [2].'],
  ['hardly', 'A policy hardly pays 25% [2].'],
  ['a refusal', 'A policy may refuse 25% [2].'],
  ['an address of the web', 'See evil-insurance.com for the limit [1].'],
  ['an email address', 'Write to sales@evil.example about the limit [1].'],
  ['an insurer', 'Intact has a limit of $200,000 [1].'],
  ['a negation of its own', 'The limit is not $200,000 for cars and never applies [1].'],
  ['without, where the passage says otherwise', 'The limit applies without conditions [1].'],
  ['no citation', 'The limit is $200,000.'],
  ['a citation of nothing', 'The limit is $200,000 [3].'],
  ['nothing', ''],
])('%s does not hold', (_, answer) => {
  expect(groundAnswer(answer, PASSAGES)).toBeNull();
});
