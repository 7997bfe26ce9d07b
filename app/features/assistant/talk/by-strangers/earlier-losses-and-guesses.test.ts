import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { lastAnswer, meantBy } from '#tests/fixtures/assistant/talk.ts';

const assistant = createAssistant(null);

test.each([
  ['claim-was-earlier', 'the furnace room took water in the spring of last year, the insurer has paid'],
  ['claim-was-earlier', 'a branch broke our skylight in march, my file with the adjuster is open'],
  ['home-actual-cash-value', 'our sofa is from 2012, would they give us the money for a new one'],
  ['site-after-contact', 'ok the broker phoned, what is expected of me now'],
  ['site-no-letters', 'could you draft me a complaint to my insurer'],
  ['gen-who-sets-prices', 'this is robbery', 'who comes up with the price'],
  ['home-work-from-home', 'my employer lets me work out of the spare room, does the house policy care'],
  ['auto-licence-conditions', 'they gave me back my licence, daylight only, what of the insurance'],
  ['auto-suspended-fines', 'registry suspended me over tickets i did not pay, is that as bad as impaired'],
  ['claim-borrower-animal', 'my neighbour had my pickup for a day and hit a moose, his insurance or mine'],
  ['home-insurer-asks-tenant', 'renter burned the kitchen', 'will my insurer chase him for the cash'],
  ['home-several-rentals', 'our corporation has six rental doors, could they be on a single policy'],
  ['home-part-year-rental', 'the chalet is ours in summer and guests book it in winter, what policy'],
  ['biz-before-opening', 'our bistro opens in april, can it be insured already'],
  ['farm-own-machine', 'the farm policy is in my moms name', 'the swather is mine though'],
  ['farm-quad', 'is the quad we check fences with on the farm insurance'],
  ['fleet-plow-few', 'three neighbours pay me to clear their driveways, is my pickup policy fine'],
  ['do-old-email-gone', 'where is my request', 'my inbox from back then is closed for good'],
])('%s is answered or offered to whoever asks for it', async (key, ...turns) => {
  expect(await meantBy(assistant, turns)).toContain(key);
});

test('what could end a talk and asks something is a question', async () => {
  const { response } = await lastAnswer(assistant, [
    'what do you need for a home quote',
    'no clue how old the shingles are',
    'is a guess okay',
  ]);
  expect(response).not.toMatch(/^All right/);
});

test('what only sounds like a question of this site leaves the choices of the talk beside it', async () => {
  const { outcome, buttons } = await lastAnswer(assistant, [
    'how much liability does a hall ask for',
    'for a birthday',
  ]);
  expect(outcome).toBe('choices');
  expect(buttons.length).toBeGreaterThan(2);
});

test('a call that is wished for beside something else has its button', async () => {
  const { response, buttons } = await lastAnswer(assistant, [
    'what does collision coverage pay for on a car. can somebody give me a call today',
  ]);
  expect(response).toMatch(/Can somebody call me\?|I want to talk to a person/);
  expect(buttons.some((button) => 'open' in button)).toBe(true);
});

test('the name of a language does not make an English question one in it', async () => {
  const { response } = await lastAnswer(assistant, [
    'i am new in Canada, how do i insure a car',
    'my paper from the insurer in India says 8 years no claim',
    'it is in Hindi, must be translated?',
  ]);
  expect(response).toMatch(/translat/i);
});

test.each([
  ['my mother in law may have taken my sons pills by mistake, she is here on a super visa'],
  ['grandma swallowed the cats tablets, she thought they were hers'],
])('somebody who took what is not theirs by mistake is a call: %s', async (question) => {
  expect((await lastAnswer(assistant, [question])).outcome).toBe('emergency');
});

test.each([
  ['what happens after the 20 years of a term', 'so the money is just gone?'],
  ['my mother in law takes pills for her sugar, she comes on a super visa, can she be insured'],
])('“%s” is told calmly', async (...turns) => {
  const { outcome, response } = await lastAnswer(assistant, turns);
  expect(outcome).not.toBe('emergency');
  expect(response).not.toContain('9-8-8');
});
