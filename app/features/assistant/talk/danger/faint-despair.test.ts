import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import type { Heard } from '#app/features/assistant/decisions/listen.server.ts';
import { lastAnswer } from '#tests/fixtures/assistant/talk.ts';
import { NOTHING_SAID } from '../recall.ts';
import { isFaintDespair, isOddDespair } from './despair.server.ts';

const LIFELINE = 'danger-suicide';
const sounds = (one: Partial<Heard>): Heard => ({
  ...{ key: LIFELINE, share: 0.12, heard: 0.03, danger: 1.2, untrue: 0 },
  ...one,
});

test('what begins a talk, sounds only faintly of wanting to die and more likely asks for something else is answered, with whom to call below', () => {
  const ranking = [
    { key: 'life-disability-job', share: 0.25 },
    { key: LIFELINE, share: 0.12 },
  ];
  const isFaint = (whole: Partial<Heard>, part: Partial<Heard> = {}, asked = ranking) =>
    isFaintDespair({ key: LIFELINE }, asked, { whole: sounds(whole), parts: [sounds(part)] });
  expect(isFaint({}, { share: 0.79 })).toBe(true);
  expect(isFaint({}, { share: 0.9 })).toBe(false);
  expect(isFaint({ share: 0.3 })).toBe(false);
  expect(isFaint({ heard: 0.4 })).toBe(false);
  expect(isFaint({}, {}, ranking.toReversed())).toBe(false);
});

test('outside a talk about a life policy, words in which nothing is heard hint at it only together with the question before', () => {
  const isOdd = (subject: 'auto' | 'life', whole: Partial<Heard>, together: Partial<Heard>) =>
    isOddDespair(LIFELINE, {
      ranking: [
        { key: LIFELINE, share: 0.7 },
        { key: 'site-jobs', share: 0.1 },
      ],
      memory: { ...NOTHING_SAID, asked: 'is my car insured there', subject },
      heard: { whole: sounds(whole), parts: [] },
      together: sounds(together),
    });
  expect(isOdd('auto', { share: 0.86, heard: 0 }, { danger: 0.9 })).toBe(true);
  expect(isOdd('auto', { share: 0.86, heard: 0 }, { danger: 2 })).toBe(false);
  expect(isOdd('auto', { share: 0.86, heard: 0.3 }, { danger: 0.9 })).toBe(false);
  expect(isOdd('life', { share: 0.86, heard: 0 }, { danger: 0.9 })).toBe(false);
});

test.each([
  ['i came from Manitoba for a job of six months, is my car insured here', 'well the job could go on longer'],
  ['the insurer offers me 5,100 for my shoulder and I cannot lift it yet. sign or wait'],
  ['fifteen drivers, most never saw a dentist in their lives. could they have a plan for disability alone'],
])('what lasts longer, hurts or is for a whole life is no such hint: %s', async (...questions) => {
  const { outcome, response } = await lastAnswer(createAssistant(null), questions);
  expect(outcome).not.toBe('emergency');
  expect(response).not.toContain('9-8-8');
});

test('who threatens to burn a car is a danger of another kind', async () => {
  const { outcome, response } = await lastAnswer(createAssistant(null), [
    'my ex is driving over to torch my truck, he says the insurance pays me anyway. is it covered if he does it',
  ]);
  expect(outcome).toBe('emergency');
  expect(response).toMatch(/^Get to a safe place if you can and call 9-1-1 now/);
});
