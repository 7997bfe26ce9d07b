import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { decide } from '#app/features/assistant/decisions/decide.ts';
import { followUpsOf, talksIn } from './talk-wordings.server.ts';

const assistant = createAssistant(null);

/** The answer to the second of two turns. */
async function second(said: string, next: string) {
  const { response } = await assistant.answer({ question: said, earlier: [] });
  return assistant.answer({
    question: next,
    earlier: [
      { role: 'user', content: said },
      { role: 'assistant', content: response },
    ],
  });
}

test.each([
  ['i want a quote for car insurance', '31, class 5, two tickets in 2024', '/get-quote?type=auto'],
  ['i want a quote for my house', 'built 1984, new roof, camrose', '/get-quote?type=home'],
])(
  'details are no question: after "%s", "%s" is told where they belong, and what can be asked',
  async (said, next, form) => {
    const { key, outcome, response } = await second(said, next);
    expect(key).toBe('talk-details');
    expect(outcome).toBe('answer');
    expect(response).toContain(`(${form})`);
  },
);

test('a talk stays with what it was about after details, as it does after any word about the talk', () => {
  const file =
    '# talk\nauto-deductible | what is a deductible\ntalk-details | mine is 500\nno-price | how much is it\nauto-tow | who tows me\n';
  expect(followUpsOf(talksIn(file, 'round')).map(({ after, key }) => `${after}, ${key}`)).toEqual([
    'auto-deductible, talk-details',
    'auto-deductible, no-price',
    'auto-deductible, auto-tow',
  ]);
});

test('words that are thanks as much as a goodbye are answered, not asked back', () => {
  const shared = [
    { key: 'talk-goodbye', share: 0.52 },
    { key: 'talk-thanks', share: 0.46 },
  ];
  expect(decide(shared)).toMatchObject({ kind: 'answer', key: 'talk-goodbye' });
  const doubtful = [
    { key: 'talk-goodbye', share: 0.4 },
    { key: 'auto-tow', share: 0.35 },
  ];
  expect(decide(doubtful).kind).toBe('ask');
});
