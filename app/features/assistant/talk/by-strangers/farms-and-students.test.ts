import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { lastAnswer, meantBy } from '#tests/fixtures/assistant/talk.ts';

const assistant = createAssistant(null);

test.each([
  ['farm-others-things', 'our barn burned down last week', 'the neighbours swather was in there too'],
  ['farm-hail-after', 'hail wiped our peas last night, the combine is ready'],
  ['farm-stop', 'we auctioned everything off and need to end our farm insurance'],
  ['farm-driver-class', 'whats the licence for driving a tandem with grain'],
  ['farm-truck-little', 'ancient grain truck, out three weeks a year, how to pay less for it'],
  ['biz-machine', 'looking to insure a case backhoe i do odd jobs with'],
  ['biz-machine-lent', 'how is a skid steer insured', 'sometimes a buddy takes it for the weekend'],
  [
    'biz-machine-rolls',
    'how is a skid steer insured',
    'i lend it to my brother in law',
    'say he tips it over',
  ],
  ['claim-which-insurer', 'the accident was when i was with another company, who handles it now'],
  ['claim-switch-before', 'hail got the roof', 'could i move to a new company and claim there'],
  ['home-fire-bill', 'my slash pile got away on me', 'the county wants 6 grand for the pumper truck'],
  ['home-condo-not-mine', 'the condo board wants its deductible from me', 'the water began two floors up'],
  ['gen-child-leaves', 'my youngest heads to mount royal this fall, anything we should change'],
  ['auto-loan-gap', 'the finance guy says take gap, explain'],
  ['life-still-needed', 'at 73 is there any reason to carry life insurance'],
  [
    'life-let-it-end',
    'do i still need life insurance when the house is paid',
    'say i drop it, could i sign up again',
  ],
  ['life-business', 'my sister and i run a bakery, is there something that pays if one of us passes away'],
  [
    'group-children-first',
    'husband and i both have benefits',
    'who do we send the kids dentist bill to first',
  ],
  ['do-change-request', 'i filled your quote form this morning but got the model year wrong'],
])('%s is answered or offered to whoever asks for it', async (key, ...turns) => {
  expect(await meantBy(assistant, turns)).toContain(key);
});

test.each([
  ['my youngest is going to school in calgary, what do we need for her'],
  ['hi', 'i want insurance for lyft', 'i do it three months already, no accident. is it problem'],
  ['my brother and i own a garage. what if one of us dies or cannot work'],
  ['my husband and i both have benefits', 'i was born in june and he in april, if that matters'],
])('what is calm gets no call for help: %s', async (...turns) => {
  expect((await lastAnswer(assistant, turns)).outcome).not.toBe('emergency');
});

test('a lie about an illness is declined, and the honest way is told to whoever asks for it', async () => {
  const lie = ['my mother has diabetes, can she get super visa insurance', 'and if we say no when they ask'];
  expect((await lastAnswer(assistant, lie)).key).toBe('no-fraud');
  const honest = await meantBy(assistant, [...lie, 'ok, what would be the honest way to do it']);
  expect(honest.some((key) => key === 'visa-condition' || key === 'gen-not-told')).toBe(true);
});

test('what smokes back into a room where people have headaches is told as what it is, within a story too', async () => {
  const story = [
    'my house insurance is asking if we have a wood stove. we do. put it in myself',
    'no permit no',
    'it does kinda smoke back into the room and we both woke up with headaches, would that void it',
  ];
  expect((await lastAnswer(assistant, story)).key).toBe('danger-gas');
});

test('a farm, a trip after an illness, and a claim of years ago are no danger', async () => {
  const calm = [
    ['Can you get me a quote on farm coverage', 'About 80 head. Also my wife sells pies off the porch.'],
    ['travel insurance for mexico 10 days', 'husband had a seizure in may but hes fine now on pills'],
    ['my rate went up because of a claim in 2022 that wasnt me', 'so theres no way to get it off?'],
  ];
  for (const talk of calm) expect(String((await lastAnswer(assistant, talk)).key)).not.toMatch(/^danger/);
});
