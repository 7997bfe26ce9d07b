import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { openKnowledge } from '#app/features/assistant/knowledge.server.ts';
import { composeReply } from '#app/features/assistant/replies/compose-reply.server.ts';
import { lastAnswer, meantBy } from '#tests/fixtures/assistant/talk.ts';
import { NOTHING_SAID } from '../recall.ts';

const assistant = createAssistant(null);

test.each([
  ['home-roommate-damage', 'my roommate scorched the countertop, does his or my renters insurance pay'],
  ['life-stop-paying', 'i have paid into whole life for nine years, what if i stop, is it all lost'],
  ['life-illness-after', 'melanoma in 2018 and fine since, could i get critical illness cover'],
  ['biz-waiver', 'a contract wants a waiver of subrogation in their favour, meaning what'],
  ['fleet-before-plates', 'got a used western star for hauling gravel, what first to plate it'],
  ['farm-boarding', 'we board a few horses', 'and when one gets hurt on our wire'],
  ['biz-event-hurt', 'we run a soccer tournament, is insurance needed', 'and if a kid gets hurt'],
  ['biz-event-dry', 'do i need insurance for a party in a hall', 'there will be no alcohol'],
  ['biz-accused', 'which insurance does a cleaner need', 'and if a client says something was stolen'],
  ['auto-over-limit', 'how much liability does a car need by law', 'and if i hurt somebody and it is more'],
  ['auto-excluded-drives', 'what is an excluded driver', 'and when he drives it all the same'],
  [
    'home-student-away',
    'just moved to lethbridge for college, renting a room',
    'are my things on my moms policy',
  ],
  [
    'life-mortgage-paid-to',
    'what does the mortgage insurance of the bank do',
    'who gets paid, the bank or my kids',
  ],
  ['life-illness-when', 'does critical illness insurance pay for a heart attack', 'how soon after buying it'],
  ['home-grass-fire', 'my baler lit the stubble and the neighbours canola burned, whose insurance is it'],
  ['fleet-van-home', 'is it ok for insurance when my crew takes the vans home overnight'],
  [
    'auto-spouse-died',
    'my wife passed in may and the car and its insurance are in her name, do i keep paying',
  ],
])('%s is answered or offered to whoever asks for it', async (key, ...turns) => {
  expect(await meantBy(assistant, turns)).toContain(key);
});

test('the fine for driving uninsured is named once more to whoever asks for it', async () => {
  const { response } = await lastAnswer(assistant, [
    'what happens if i drive without insurance',
    'how much is the fine',
  ]);
  expect(response).toContain('$2,500');
});

test.each(['👍', '👍🏽', '🙏 🙂'])('a picture that approves is an all right: %s', async (picture) => {
  expect((await lastAnswer(assistant, ['what is a deductible', picture])).key).toBe('talk-okay');
});

test.each(['👎', '🚗🔥', '?'])('other signs alone are asked for in words: %s', async (signs) => {
  expect((await lastAnswer(assistant, [signs])).key).toBe('talk-not-understood');
});

test('a form is one of the choices, and is not opened for whoever may have meant something else', async () => {
  const knowledge = await openKnowledge(null).open();
  const keys = ['do-quote-auto', 'auto-spouse-died'];
  const { response } = composeReply(
    'the truck is in his name',
    {
      decision: { kind: 'ask', keys, share: 0.95, first: 0.65, second: 0.2 },
      ...{ memory: NOTHING_SAID, language: null, also: null, wish: null },
    },
    knowledge,
  );
  expect(response).not.toContain('I take your question as');
});

test.each([
  ['my disability claim was denied', 'a year of fighting them and im so tired'],
  ['their offer for my car is too low', 'im worn out from arguing with them'],
])('whoever is tired of fighting an insurer is answered: %s', async (...turns) => {
  expect((await lastAnswer(assistant, turns)).outcome).not.toBe('emergency');
});
