import { expect, test } from 'vitest';
import { bestTemperature } from '#app/features/assistant/understanding/classifier.ts';
import { followUpsOf, openingsOf, talksIn } from './talk-wordings.server.ts';

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
