import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { entries } from '#content/chat/entries.ts';

const assistant = createAssistant(null);

/** "I can explain what changes it", "a person can look into it": what an answer ends with, and a yes may take up. */
const OFFERS = /\b(?:I|a person) can (?!not)[^?]*$/i;
const endOf = (answer: string) => answer.split(/(?<=[.!?])\s+/).at(-1) ?? '';
const offering = Object.entries(entries).filter(([, { answer }]) => OFFERS.test(endOf(answer)));

/** What comes of turns, one after another. */
async function talk(...turns: string[]) {
  const earlier: { role: 'user' | 'assistant'; content: string }[] = [];
  let answer = await assistant.answer({ question: turns[0] ?? '', earlier });
  for (const [at, question] of turns.entries()) {
    if (at === 0) continue;
    earlier.push({ role: 'user', content: turns[at - 1] ?? '' });
    earlier.push({ role: 'assistant', content: answer.response });
    answer = await assistant.answer({ question, earlier });
  }
  return answer;
}

test('an answer that ends with an offer says what a yes takes up', () => {
  expect(offering.length).toBeGreaterThan(10);
  expect(offering.flatMap(([key, { offers = [] }]) => (offers.length === 0 ? [key] : []))).toEqual([]);
  expect(
    Object.values(entries).flatMap(({ offers = [] }) => offers.filter((key) => !(key in entries))),
  ).toEqual([]);
});

test.each(offering)(
  'a yes to what "%s" offers is answered with that',
  async (_key, { question, offers = [] }) => {
    for (const yes of ['yes', 'Sure', 'ok tell me', 'please']) {
      const { response, key, buttons } = await talk(question, yes);
      const labels = new Set(buttons.map(({ label }) => label));
      const isOffered = offers.some((one) => one === key || labels.has(entries[one]?.question ?? ''));
      expect(isOffered, `${yes}: ${response}`).toBe(true);
    }
  },
);

test.each([
  ['how much is car insurance', 'auto-price-factors'],
  ['how much is home insurance', 'home-price-factors'],
  ['price for life insurance?', 'life-price-factors'],
  ['how much does travel insurance cost for a week', 'travel-price-factors'],
])('after the price of a kind was asked for, a yes tells what changes it: "%s"', async (asked, factors) => {
  for (const yes of ['yes', 'ok', 'please', 'yeah what changes it?']) {
    expect((await talk(asked, yes)).key, yes).toBe(factors);
  }
});

test.each(['no', 'no thanks', 'why', 'ok but is it legal', 'ok I am in calgary', 'what'])(
  'what says no yes takes up nothing: "%s"',
  async (said) => {
    expect((await talk('how much is car insurance', said)).key).not.toBe('auto-price-factors');
  },
);

test('what is asked after an offer was taken up goes on from there', async () => {
  const { key, response } = await talk('how much is car insurance', 'yes', 'how can i lower it');
  expect(key ?? response).toMatch(/lower/);
});
