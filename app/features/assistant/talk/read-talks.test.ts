import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import type { Turn } from '#app/features/assistant/conversation.ts';
import { bestTemperature } from '#app/features/assistant/understanding/classifier.ts';
import { followUpsOf, openingsOf, talksIn } from './talk-wordings.server.ts';

const assistant = createAssistant(null);

/** The answers to these turns of one talk. */
async function _talk(...questions: string[]) {
  const earlier: Turn[] = [];
  const answers = [];
  for (const question of questions) {
    const answer = await assistant.answer({ question, earlier: [...earlier] });
    answers.push(answer);
    earlier.push({ role: 'user', content: question }, { role: 'assistant', content: answer.response });
  }
  return answers;
}

test('a file of talks is read turn by turn: a turn leans on those before, and one that nothing answers teaches nothing', () => {
  const talks = talksIn(
    '# talk 1\nauto-ticket | a ticket\nnone | hm\nauto-record-years,auto-dui | how long\n',
    'talks-a',
  );
  expect(openingsOf(talks)).toEqual([{ key: 'auto-ticket', text: 'a ticket', round: 'talks-a' }]);
  expect(followUpsOf(talks)).toEqual([
    {
      after: 'auto-ticket',
      asked: 'a ticket hm',
      key: 'auto-record-years',
      text: 'how long',
      round: 'talks-a',
    },
  ]);
});

test('what is surer than it is right is made less sure, and what is right more often, surer', () => {
  const scored = (targets: number[]) =>
    targets.map((target) => ({ scores: Float32Array.of(2, 0, 0), target }));
  expect(bestTemperature(scored([0, 1, 2, 0]))).toBeGreaterThan(1.5);
  expect(bestTemperature(scored([0, 0, 0, 0]))).toBeLessThan(1);
});
