import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { lastAnswer, meantBy } from '#tests/fixtures/assistant/talk.ts';

const assistant = createAssistant(null);

test.each([
  ['life-both', 'is it allowed to hold critical illness and disability coverage together'],
  ['life-illness-early', 'would a critical illness policy pay out on a very early tumour'],
  ['life-reinstate-health', 'my life policy lapsed in june', 'could they put it back with no new blood test'],
  ['home-rebuild-worked-out', 'what should our house be insured for', 'where do they take that figure from'],
  ['home-several-owners', 'the five of us cousins own a lake lot with a cabin, who has to be on the policy'],
  ['farm-grain-spoils', 'is barley in the bin insured', 'and if it gets hot and goes mouldy'],
  ['auto-reform-start', 'what is care first', 'from what day is that'],
  ['claim-checked', 'my bike was stolen from the garage', 'would anyone verify what i write down'],
  ['biz-eo-past-work', 'would professional liability pay for an error in a report from four years back'],
  ['travel-strike', 'the pilots walked off the job and our flight is gone, does the trip insurance pay'],
  ['home-trampoline-pool', 'our kids would like a trampoline in the yard'],
  ['life-lost-policy', 'my cousin died', 'there was a life policy', 'no one knows where it is'],
  ['home-outbuildings', 'we put a shipping container behind the house'],
  ['group-children-age', 'our 23 year old is done with university, is she still on my dental plan'],
])('%s is answered or offered to whoever asks for it in other words', async (key, ...turns) => {
  expect(await meantBy(assistant, turns)).toContain(key);
});

test.each([
  ['a man is walking around our yard with a hunting rifle'],
  ['who pays for the fence between us and the neighbour', 'he just came out with a shotgun'],
])('somebody armed is a danger: %s', async (...turns) => {
  const { outcome, key, response } = await lastAnswer(assistant, turns);
  expect([outcome, key]).toEqual(['emergency', 'danger-violence']);
  expect(response).toContain('9-1-1');
});

test.each([
  ['small accident on the weekend, everybody is fine and we exchanged info, now what'],
  ['a man bumped my car at the gas station two days ago, nobody was hurt'],
])('a crash of days ago in which nobody was hurt is asked about as that: %s', async (...turns) => {
  const { outcome } = await lastAnswer(assistant, turns);
  expect(outcome).not.toBe('emergency');
  expect(await meantBy(assistant, turns)).toContain('claim-crash-later');
});

test.each([
  ['does he have to be on my policy', 'he wont be using it a lot'],
  ['can i get life insurance with a pacemaker', 'forget me then, what would it be for her alone'],
  ['they will not renew my car insurance', 'what happens if i cant find one by the 20th'],
  ['my cousin rents our old house', 'shes family so nothing is needed right'],
])('few words about nobody, or about no more, are no hint at wanting to die: %s', async (...turns) => {
  const { outcome } = await lastAnswer(assistant, turns);
  expect(outcome).not.toBe('emergency');
});
