import { expect, test } from 'vitest';
import { script } from '#content/chat/script.ts';
import { findWordingBreaches } from '#content/wording/check-wording.ts';
import { forgets } from './forgets.ts';

test.each([
  ...['forget my details', 'Please delete my details.', 'delete my data please', 'forget it'],
  ...[
    'can you delete what i typed',
    'don’t keep anything',
    'no, do not save my number',
    'keep nothing please',
  ],
])('"%s" wants nothing kept', (text) => {
  expect(forgets(text)).toBe(true);
});

test.each([
  ...[
    'no',
    'no thanks',
    'i forgot my password',
    'remove my son from my policy',
    'how do I delete my account?',
  ],
  ...['delete my name from the title', 'i want to forget everything and die', 'nothing is covered?', 'Ada'],
])('"%s" is heard as something else', (text) => {
  expect(forgets(text)).toBe(false);
});

test('what is said about keeping and deleting keeps the wording rules', () => {
  const { noMeans, consentMeans, forgotten, deleted, notDeleted, keptDetails, keptUnread } = script;
  const said = [noMeans, consentMeans, forgotten, deleted, notDeleted, keptDetails, keptUnread];
  expect(said.flatMap(findWordingBreaches)).toEqual([]);
});
