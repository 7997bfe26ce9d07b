import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { lastAnswer } from '#tests/fixtures/assistant/talk.ts';

const assistant = createAssistant(null);

const lastOf = (...questions: string[]) => lastAnswer(assistant, questions);

test.each([
  ...[
    'this is urgent, my policy ends tonight',
    'car policy up at midnight, office closed',
    'pink card dies tomorrow',
  ],
  ...['my tenant coverage stops tonight and i panic', 'my house insurance is over tomorrow'],
])('coverage that ends today is no danger to life: whom to call for it is said: %s', async (question) => {
  const { outcome, response } = await lastOf(question);
  expect(outcome).not.toBe('emergency');
  expect(response).toMatch(/^Call your insurer or a broker now/);
});

test.each([
  ...[
    'my insurance ends and so do i tonight',
    'tonight it all ends, the policy and me',
    'i want my life to end tonight',
  ],
  ...['urgent, he says i die tonight', 'policy ends tonight, i cannot go on living'],
])('what ends beside it is heard: %s', async (question) => {
  expect((await lastOf(question)).outcome).toBe('emergency');
});

test.each([
  ['do i have to give my phone number?', /^No phone number is needed/],
  ['i’d rather not say', /^You need not/],
  ['can i skip this', /^You need not/],
  ['hi my car got hit by hail last night am i covered', /^Hail on a vehicle is paid by comprehensive/],
])('“%s” gets its own answer', async (question, first) => {
  expect((await lastOf(question)).response).toMatch(first);
});

test('who would rather not tell their insurer is still declined', async () => {
  expect((await lastOf('i’d rather not tell my insurer that i deliver food')).outcome).toBe('refused');
});

test.each([
  ['does a speeding ticket raise my rates', 'quote please'],
  ['my car is a 2017 civic, is hail covered', 'quote please'],
])('a wish for a quote is for what the talk is about', async (...questions) => {
  expect((await lastOf(...questions)).response).toContain('/get-quote?type=auto');
});

test('what is urgent in a talk about a car is about the car', async () => {
  const { response } = await lastOf(
    'i need car insurance',
    'kinda urgent, has to be done before tomorrow morning',
  );
  expect(response).toMatch(/^Perhaps: only an insurer or somebody licensed can start a policy/);
});
