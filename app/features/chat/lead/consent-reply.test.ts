import { expect, test } from 'vitest';
import { consentIn, correctedKind } from './consent-reply.ts';

test.each([
  ['yes', true],
  ['Yes, please share it.', true],
  ['no', false],
  ['No, please do not share it.', false],
  ["i don't want a broker", false],
  ['no, that is wrong', null],
  ['commercial auto', null],
  ['maybe later', false],
  ['not yet', false],
  ['hmm, I am not so sure', null],
  ['who sees it?', null],
  ['no?', null],
])('whether "%s" agrees to being shared: %s', (text, expected) => {
  expect(consentIn(text)).toBe(expected);
});

test.each([
  ['ok', null],
  ['sure, thanks', null],
  ['yes, please share it with a broker', true],
  ['no', false],
])('said of something else after a no, "%s" agrees to being shared: %s', (text, expected) => {
  expect(consentIn(text, false)).toBe(expected);
});

const DRAFT = { name: 'Ada', email: 'a@b.ca', phone: '(403) 555-0142', insuranceType: 'auto' } as const;

test.each([
  'commercial auto',
  'No, commercial auto',
  "yes but it's work trucks",
  'commercial auto insurance please',
])('"%s" corrects the kind of insurance, and it is asked again', (text) => {
  expect(correctedKind(text, DRAFT)).toMatchObject({
    step: 'complete',
    draft: { insuranceType: 'business' },
    reply: expect.stringMatching(/I have noted: commercial auto insurance\..* yes or no/),
  });
});

test.each(['yes', 'no', 'auto', 'my house is on fire', 'home insurance?', 'maybe later'])(
  '"%s" corrects nothing',
  (text) => {
    expect(correctedKind(text, DRAFT)).toBeNull();
  },
);
