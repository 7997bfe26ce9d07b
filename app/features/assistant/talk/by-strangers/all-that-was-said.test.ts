import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { lastAnswer, meantBy, talkWith } from '#tests/fixtures/assistant/talk.ts';

const assistant = createAssistant(null);

test.each([
  ['home-dayhome', 'insurance for a daycare I run at home, 6 kids', 'is the house policy enough'],
  [
    'home-separation',
    'Wife and I split up. the house policy is in both names',
    'she moved out to her sisters',
  ],
  ['spec-snowmobile', 'do i need snowmobile insurance in alberta', 'on my own land?'],
])('%s is offered by all that was said, whatever the last words sound like', async (key, ...turns) => {
  expect(await meantBy(assistant, turns)).toContain(key);
});

test.each([
  ['home-dog-breed', 'renters insurance for my sister, she owns a rottweiler'],
  ['home-flood-fort-mcmurray', 'is flooding a thing to insure for in fort mcmurray'],
  ['life-vaping', 'we want life insurance', 'we both have vapes', 'are we smokers then'],
  ['spec-e-scooter', 'my kid got an electric scooter for his birthday, insured or not'],
  ['group-both-plans', 'my wife has dental and so do i, can we put both on one bill'],
  ['site-how-many-brokers', 'how many brokers do you actually have'],
  ['home-deductible-raised', 'renewal of our house came with twice the deductible'],
  ['auto-remove-driver', 'how can i get my ex off my insurance'],
])('%s is answered or offered', async (key, ...turns) => {
  expect(await meantBy(assistant, turns)).toContain(key);
});

test('a quote that is wished for beside something urgent has its form', async () => {
  const { buttons, response } = await lastAnswer(assistant, [
    'need a quote for liability for a two man painting company, we start on monday so its urgent',
  ]);
  expect(response).toContain('/get-quote?type=business');
  expect(buttons).toContainEqual(
    expect.objectContaining({ to: expect.stringContaining('/get-quote?type=') }),
  );
});

test.each([
  ['my cousin and i just began to clean houses for pay', 'we dont have a van just our own cars'],
  ['we run a small moving company', 'we dont own a truck, only our cars'],
])('what somebody does not have is no accident: "%s", "%s"', async (...turns) => {
  expect((await lastAnswer(assistant, turns)).outcome).not.toBe('emergency');
});

test('a danger that nobody takes up is not said again in place of what is asked', async () => {
  const answers = await talkWith(assistant, [
    'We renovate kitchens. Client says we cracked a gas line cap and wants us to pay for the cabinet damage.',
    'do I tell my insurer now or wait to see if he is serious',
    'what should I write down',
  ]);
  expect(answers.slice(1).map(({ outcome }) => outcome)).not.toContain('emergency');
  expect(answers[2]?.response).not.toContain('Leave the building');
});

test.each([
  ['i smell gas in our kitchen', 'my wife is still inside'],
  ['i smell gas in our kitchen', 'it is getting stronger'],
  ['there is smoke in the hall', 'he does not answer the door'],
])('a danger that goes on is said again: "%s", "%s"', async (...turns) => {
  expect((await lastAnswer(assistant, turns)).outcome).toBe('emergency');
});
