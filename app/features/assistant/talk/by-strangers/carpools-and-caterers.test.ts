import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { lastAnswer, meantBy } from '#tests/fixtures/assistant/talk.ts';

const assistant = createAssistant(null);

const lastOf = (...questions: string[]) => lastAnswer(assistant, questions);

test.each([
  ['I shuttle cancer patients from Hinton to Edmonton as a volunteer, mileage is refunded', 'auto-volunteer'],
  ['what happens with grandmas car insurance if she cant pass the driver medical', 'auto-medical-fail'],
  ['small catering business doing weddings, what coverage', 'biz-caterer'],
  ['parent asked if our kids club carries abuse liability, what is that', 'biz-abuse-liability'],
  ['what pays for colic surgery on my gelding', 'spec-horse-dies'],
  ['hurricane was just named and i fly saturday, is cancellation still possible', 'travel-named-storm'],
  ['does the 100k for super visa apply per year or for the entire stay', 'visa-amount-period'],
  ['i have two requests in, cancel one of them only', 'do-one-of-two'],
  ['pressed submit a few times since it was stuck, are there now several requests', 'do-sent-twice'],
  ['what does the word beneficiary mean', 'life-beneficiary-word'],
])('what strangers asked in vain is answered, or offered: %s', async (question, key) => {
  expect(await meantBy(assistant, [question])).toContain(key);
});

test.each([
  ['is a trampoline a deal breaker', /^Report a pool, hot tub, trampoline/],
  ['my husband has sleep apnea, will life insurance refuse him', /^Many people with a health condition/],
  ['hit a deer, is that collision and will i lose my good record', /not counted as at fault/],
])('the first sentence is true for what was asked: %s', async (question, first) => {
  expect((await lastOf(question)).response).toMatch(first);
});
