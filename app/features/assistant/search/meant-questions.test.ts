import { expect, test } from 'vitest';
import { openKnowledge } from '#app/features/assistant/knowledge.server.ts';
import { questionsMeant } from './meant-questions.server.ts';

const meant = async (words: string) => questionsMeant(words, await openKnowledge(null).open()).items;

test('what can be read on a long page leads to the part that is about it', async () => {
  const [first] = await meant('what is family protection sef 44');
  expect(first?.question).toBe('What is family protection (SEF 44)?');
  expect(first?.to).toBe('/insurance/auto#what-it-covers');
});

test('a search for a trade leads to its page, not to another question that stands there', async () => {
  const [first] = await meant('handyman');
  expect(first?.question).toBe('What insurance does a contractor or trade need?');
  expect(first?.to).toBe('/business/contractors');
});
