import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { lastAnswer, meantBy } from '#tests/fixtures/assistant/talk.ts';

const assistant = createAssistant(null);

test.each([
  [
    'auto-borrow-friend',
    'a pal offers me his pickup for one afternoon, is that fine without being on his insurance',
  ],
  ['auto-loan-collision', 'still paying the bank for my jetta, can collision come off'],
  [
    'auto-relative-abroad',
    'can i insure a car that is not mine',
    'it is my aunts, she is in Kenya until fall',
  ],
  ['home-wildfire-ask', 'what would be smart to ask about wildfires before we sign for the cabin'],
  ['home-binder', 'the notary wants to see a binder before we get the keys'],
  ['home-single-limit', 'the first page of my home policy reads single limit, meaning?'],
  ['biz-tender-bond', 'a village asks for bid bonds with every tender, how do we get those'],
  ['biz-snow-refused', 'we plow driveways and no insurer wants slip and falls, does anyone take us'],
  ['fleet-renewal-up', 'our six dump trucks cost a third more at renewal, what is the reason'],
  ['visa-extend-ill', 'grandma stays two months longer and her visitors policy is nearly over, can it go on'],
  ['group-dental-start', 'from which day can i use dental in a new plan'],
  ['gen-own-policy-private', 'i want to insure my car myself and my husband must not hear of it'],
  ['gen-told-price', 'the lady on the phone said 140, the bank shows 175'],
  ['claim-hail-both', 'the hail hit our roof and also our suv, is it two deductibles'],
  ['group-member-died', 'my late wife had the drug plan at work, can the kids go on using it'],
  ['home-well-pump', 'the pump down in our well is dead after the thunderstorm, is that on the house policy'],
  ['farm-heat-lamp', 'we keep a heat lamp over the ducklings, may that void the policy'],
  ['auto-family-protection', 'a man at the rink says i should have sef 44, what would that be'],
  ['fleet-food-delivery', 'a few hours of doordash a month, has my insurance got to know'],
])('%s is answered or offered to whoever asks for it', async (key, ...turns) => {
  expect(await meantBy(assistant, turns)).toContain(key);
});

test.each([
  ['the fire of 2016 took our old house. which parts of a policy do i look at this time'],
  ['i am out of work since monday, could i go to plpd on a pickup with a loan on it'],
  ['ours is a small wish, 77 and a bad heart, just money for the burial'],
  ['my late husband’s trailer is for sale, must it stay insured until somebody buys it'],
  ['Bonjour, assurance pour ma grand-mère en visite, elle vient du Mali'],
])('what is calm gets no numbers to call: %s', async (...turns) => {
  expect((await lastAnswer(assistant, turns)).outcome).not.toBe('emergency');
});

test('water that has reached the electrical panel is a danger', async () => {
  const { outcome } = await lastAnswer(assistant, [
    'a pipe burst in the cold, what do i do',
    'main is off. it is still wet under the breaker panel',
  ]);
  expect(outcome).toBe('emergency');
});

test.each([
  ['does somebody single need life insurance'],
  ['one accident in march and our five semis cost 38 percent more, why'],
  ['i believe they charged me too much'],
])('a fair question is not refused: %s', async (...turns) => {
  expect((await lastAnswer(assistant, turns)).outcome).not.toBe('refused');
});
