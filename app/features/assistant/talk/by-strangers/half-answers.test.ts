import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { lastAnswer, meantBy } from '#tests/fixtures/assistant/talk.ts';

const assistant = createAssistant(null);

test.each([
  [
    'auto-dropped-claims',
    'wheels stolen off my car twice since june, would a further claim get me kicked out',
  ],
  [
    'auto-drop-collision',
    'is collision worth it on a 2007 civic',
    'if i remove it, would a hailstorm still be paid',
  ],
  ['auto-borrow-crash', 'my housemate lends me his mazda now and then, who pays if i smash it'],
  ['auto-learner-alone', 'i hold only a class 7', 'am i permitted to drive to work alone'],
  ['home-kitec', 'the townhouse we want has kitec plumbing, do insurers run away from that'],
  ['home-hail-price', 'my house premium went up a third', 'hail is no fault of mine, so why'],
  ['home-smoke', 'back from the evacuation, our house is fine except the whole place reeks of smoke'],
  ['biz-not-renewed', 'burglars hit our corner store three times and the insurer is not renewing'],
  [
    'visa-card-from-abroad',
    'landed as permanent residents in october, who pays a doctor until the card comes',
  ],
  [
    'visa-permit-extended',
    'my open work permit lapses in april and the extension is pending, is my health card good',
  ],
  ['travel-recalled', 'the plant calls me in and i lose my cruise, does cancellation insurance help'],
  ['group-dental-only', 'how do group benefits work for us three', 'could it be dental and nothing else'],
  ['group-other-province', 'benefits for my welders', 'a few of them live over in saskatchewan'],
  ['life-wcb-stopped', 'workers compensation says i can work again and ended my cheque'],
  ['gen-policy-lost', 'the sewer backed up', 'no clue if i bought that, my papers are soaked'],
  ['gen-unclaimed-loss', 'small fire in my trailer, i paid it on my own, must a new company hear of it'],
  ['farm-inherit', 'the ranch goes to one son, is life insurance a way to be fair to his sisters'],
  ['travel-fill-form', 'what is the proper way to do the health form for my parents trip to arizona'],
  ['auto-photo-radar', 'a camera caught me on the whitemud, will insurers see that ticket'],
  ['farm-grain-spoils', 'barley in our bin got hot, does the policy take that or just fire'],
])('%s is answered or offered to whoever asks for it', async (key, ...turns) => {
  expect(await meantBy(assistant, turns)).toContain(key);
});

test.each([
  ['what is the lowest liability i may carry', '200 thousand is gone fast if i kill someone in a wreck'],
  ['fresh immigrant with three kids, if i die nobody is here for them, which life insurance is simple'],
  ['my husband got new heart pills, and after hearing about a stability clause i am afraid to fly south'],
  [
    'is disability insurance possible for a welder',
    'my back was operated',
    'then my back is out, the only thing that would ever go',
  ],
  ['we came home after the evacuation and all our clothes smell of smoke, is that paid'],
])('"%s" is told calmly: nobody is told whom to call', async (...turns) => {
  const { outcome, response } = await lastAnswer(assistant, turns);
  expect(outcome).not.toBe('emergency');
  expect(response).not.toContain('9-8-8');
});

test.each([
  ['water came into my basement', 'it keeps getting deeper and i have no idea what to do'],
  [
    'our basement flooded in the night',
    'more water comes in all the time, am i even insured, i am frightened',
  ],
])('whoever has water coming in is told what to do about it first: %s', async (...turns) => {
  const { response } = await lastAnswer(assistant, turns);
  expect(response).toContain('9-1-1');
  expect(response).toMatch(/water valve|moving water/);
  expect(response).not.toContain('9-8-8');
});

test.each([
  ['may super visa insurance be bought before i send the application'],
  ['my permit from ukraine ends soon and i wait for the new one, am i covered by anything'],
  ['the fellow at coffee says alberta goes no fault, is that so'],
])('"%s" is a fair question: nothing is declined', async (question) => {
  expect((await lastAnswer(assistant, [question])).outcome).not.toBe('refused');
});

test.each([
  ['waht is a premuim', 'what is a premium'],
  ['minimum coveraeg for super vsia', 'minimum coverage for super visa'],
  ['my winshield has a carck', 'my windshield has a crack'],
  ['is hail on my vehcile coverred', 'is hail on my vehicle covered'],
])('a slip of the pen costs nothing: "%s" gets what "%s" gets', async (slipped, meant) => {
  const [one, other] = [await lastAnswer(assistant, [slipped]), await lastAnswer(assistant, [meant])];
  expect(one.response).toBe(other.response);
});
