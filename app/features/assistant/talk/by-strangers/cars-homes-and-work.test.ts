import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { openKnowledge } from '#app/features/assistant/knowledge.server.ts';
import { composeReply } from '#app/features/assistant/replies/compose-reply.server.ts';
import { lastAnswer, meantBy } from '#tests/fixtures/assistant/talk.ts';
import { NOTHING_SAID } from '../recall.ts';

const assistant = createAssistant(null);

test.each([
  ['auto-young-why', 'im 21 and insurance is more than i paid for the truck, how can they do that'],
  ['auto-loan-gap', 'the dealership wants to sell me gap on my loan, what does it do'],
  ['claim-below-deductible', 'mirror costs 280 to fix and my deductible is 500, no point right'],
  [
    'auto-camp-rotation',
    'i work three weeks in three weeks out, do i pay insurance while the truck is at camp',
  ],
  ['claim-learner-alone', 'my girl has only her class 7, drove by herself and hit a fence, is that paid'],
  [
    'claim-complain-further',
    'i complained to the complaint officer',
    'he ignores me as well, what comes then',
  ],
  ['auto-today-late', 'i need proof of insurance for the registry', 'its ten to five already'],
  ['home-far-from-fire', 'what is different with an acreage', 'no sorry, it is 28 km to the hall'],
  [
    'life-any-occupation',
    'what does own occupation mean',
    'and after that i have to take any work there is?',
  ],
  ['claim-child-took-car', 'my boy took my jeep at night without permission and rolled it, he is ok'],
  ['auto-foreign-letter', 'i drove 8 years in kenya', 'which letter do you mean'],
  ['auto-uninsured-short', 'they cancelled my car insurance', 'can i still drive two km to my job'],
  ['claim-damage-small', 'do i have to report a collision to police', 'its about 3 grand of damage'],
  ['auto-benefits-or-plan', 'manulife says the car insurer pays my massage first and they say the opposite'],
  ['spec-sport-bike-why', 'can i insure a cbr 600 as my first bike', 'why is that one such a problem'],
  ['fleet-delivery-name', 'i bring food for uber eats, am i insured', 'what is that coverage called'],
  ['travel-work-plan', 'does the plan from my job pay if the flight gets cancelled'],
  ['visa-birth', 'my aunt is visiting and due in two months, which insurance pays the delivery'],
  ['visa-toothache', 'i came on a study permit and need a tooth pulled, no ahcip so far'],
  ['home-ex-named', 'my former husband is on our house insurance and refuses to sign off'],
  ['home-betterments-amount', 'what number do i put down for upgrades in my unit, new floors and bath'],
  ['home-vacant-why', 'nobody will live in our house for ten weeks', 'so what, it is locked up'],
  ['home-fire-hall', 'what is different with an acreage', 'nearest fire hall is 12 km and no hydrant'],
  ['home-child-damage', 'my kid smashed the shower door, is that on my house policy'],
  ['farm-burned-by-neighbour', 'a fire from the next quarter burned my bales and the fence'],
  ['farm-boards-few', 'two boarders pay us to keep horses here, are we a farm now'],
  ['biz-bonded', 'somebody wants a bonded house cleaner, what do they mean'],
  ['biz-season-only', 'we only run the stand from june to september, insure just those months?'],
  ['biz-driving-children', 'i run a dayhome', 'and if i take them to the zoo in my van'],
  ['biz-unticketed', 'i do handyman jobs', 'i change outlets too but have no ticket'],
  ['spec-phished', 'clicked on a text and they emptied my chequing account, any insurance'],
])('%s is answered or offered to whoever asks for it', async (key, ...turns) => {
  expect(await meantBy(assistant, turns)).toContain(key);
});

test.each([
  ['my nephew put my car in the ditch near Olds. nobody is hurt'],
  ['clipped a deer this morning, headlight gone, which coverage is it'],
  ['our house will stand empty for a while', 'why would that be bad, everything is locked'],
  ['i want fire and theft only while i am at camp', 'my wife takes it now and then when i am away'],
])('what is calm gets no numbers to call: %s', async (...turns) => {
  const { outcome, response } = await lastAnswer(assistant, turns);
  expect(outcome).not.toBe('emergency');
  expect(response).not.toMatch(/9-8-8|call 9-1-1 now/i);
});

test.each([
  ['how many years does a dui stay on for insurance, its mine lol'],
  ['can i get an r6 insured as a new rider', 'why does everyone laugh'],
])('an honest question is not taken for a plan to tell something untrue: %s', async (...turns) => {
  expect((await lastAnswer(assistant, turns)).key).not.toBe('no-fraud');
});

test.each([
  ['i sent the form on monday and typed my birthday wrong'],
  ['did my request arrive', 'the year is 1991 and not 1919'],
])('a request that was sent can be corrected: %s', async (...turns) => {
  expect(await meantBy(assistant, turns)).toContain('do-change-request');
});

test('a single choice is offered with what it leads to, and is not kept back', async () => {
  const knowledge = await openKnowledge(null).open();
  const keys = ['auto-collision-comprehensive'];
  const reply = composeReply(
    'comprehensive and collision please, my english small',
    {
      decision: { kind: 'ask', keys, share: 0.86, first: 0.4, second: 0.36 },
      ...{ memory: NOTHING_SAID, language: null, also: null, wish: null },
    },
    knowledge,
  );
  expect(reply.outcome).toBe('choices');
  expect(reply.response).toContain('Collision pays for your car when it hits');
});
