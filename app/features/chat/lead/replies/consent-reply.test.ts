import { expect, test } from 'vitest';
import { script } from '#content/chat/script.ts';
import { consentIn, corrected, saidOfSharing } from './consent-reply.ts';

test.each([
  ['yes', true],
  ['Yes, please share it.', true],
  ['no', false],
  ['No, please do not share it.', false],
  ["i don't want a broker", false],
  ['no, that is wrong', null],
  ['commercial auto', null],
  ['ok yes go ahead', true],
  ['yes please', true],
  ['hmm, ok, go ahead', true],
  ['yes, but not my phone number', null],
  ['ok but who sees it', null],
  ['no, what happens then', null],
  ['maybe later', null],
  ['not yet', null],
  ['not now, ask me again in a bit', null],
  ['fine, go ahead', true],
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

test.each([
  'hmm not sure yet',
  'maybe later',
  'not yet',
  'I don’t know',
  'let me think about it',
  'wait',
  'not now, ask me again in a bit',
])('"%s" hesitates: nobody is hurried', (text) => {
  expect(saidOfSharing(text)).toBe(script.consentWaits);
});

test.each([
  ...['what happens if i say no?', 'who sees it?', 'What is shared?', 'do i have to?', 'why?'],
  ...[
    'what if I don’t',
    'ok but who gets my number',
    'can I change my mind later?',
    'What does sharing mean?',
  ],
])('"%s" is told what yes and no mean', (text) => {
  expect(consentIn(text)).toBeNull();
  expect(saidOfSharing(text)).toBe(script.consentMeans);
});

test.each([
  ...[
    'wait my house is on fire',
    'I don’t know what to do, he is not breathing',
    'what if I don’t want to live',
  ],
  ...['hmm, is hail covered?', 'what does home insurance cover?', 'who pays for the damage?', 'no', 'yes'],
])('"%s" is for the assistant to hear', (text) => {
  expect(saidOfSharing(text)).toBeNull();
});

const DRAFT = { name: 'Ada', email: 'a@b.ca', phone: '(403) 555-0142', insuranceType: 'auto' } as const;

test.each([
  'commercial auto',
  'No, commercial auto',
  "yes but it's work trucks",
  'commercial auto insurance please',
])('"%s" corrects the kind of insurance, and it is asked again', (text) => {
  expect(corrected(text, DRAFT)).toMatchObject({
    step: 'complete',
    draft: { insuranceType: 'business' },
    reply: expect.stringMatching(/I have noted: commercial auto insurance\..* yes or no/),
  });
});

test.each([
  ['by email please', 'email'],
  ['no calls', 'email'],
  ['text me instead', 'text'],
  ['no phone, text me', 'text'],
  ['yes, but only by e-mail', 'email'],
])('"%s" corrects how they are contacted, and it is asked again', (text, contactMethod) => {
  expect(corrected(text, DRAFT)).toMatchObject({
    step: 'complete',
    draft: { contactMethod },
    reply: expect.stringContaining(`so that they can ${contactMethod} you`),
  });
});

test.each(['actually correct the name, it is Omar Siddiqi', 'my name should be Omar Siddiqi'])(
  '"%s" corrects the name',
  (text) => {
    expect(corrected(text, DRAFT)).toMatchObject({ step: 'complete', draft: { name: 'Omar Siddiqi' } });
    expect(corrected('no, the name is wrong', DRAFT)).toBeNull();
  },
);

test('contact data correct what was noted', () => {
  expect(corrected('ada.t@example.com', DRAFT)).toMatchObject({
    step: 'complete',
    draft: { email: 'ada.t@example.com' },
  });
});

test.each([
  ...['yes', 'no', 'auto', 'my house is on fire', 'home insurance?', 'maybe later', 'call me'],
  ...['will they call me?', 'call the fire department'],
])('"%s" corrects nothing', (text) => {
  expect(corrected(text, DRAFT)).toBeNull();
});
