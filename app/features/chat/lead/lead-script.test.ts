import { expect, test } from 'vitest';
import { noticeText } from '#app/features/chat/widget/ui/notice-text.ts';
import { failureText, NO_SUCCESS_TEXT } from '#content/chat/failures.ts';
import { peopleNotes } from '#content/chat/people.ts';
import { script } from '#content/chat/script.ts';
import { findWordingBreaches } from '#content/wording/check-wording.ts';
import { emailIn, phoneIn, postalCodeIn } from './contact-in.ts';
import { leadInfo } from './lead-schema.ts';
import {
  askAfterAnswer,
  isSkip,
  type LeadDraft,
  type LeadStep,
  openStep,
  saysYes,
  takeKind,
  takeName,
  takeReply,
} from './lead-script.ts';
import { classify } from './lead-types.ts';

/** A turn of the script that takes what was typed. */
function turnOf(step: Exclude<LeadStep, 'complete'>, text: string, draft: LeadDraft = {}) {
  const turn = takeReply(step, text, draft);
  if (!turn) throw new Error(`"${text}" was not taken as ${step}.`);
  return turn;
}

/** The contact data after these replies. */
function draftOf(...replies: string[]): LeadDraft {
  return replies.reduce<LeadDraft>((draft, text) => {
    const step = openStep(draft);
    return step === 'complete' ? draft : turnOf(step, text, draft).draft;
  }, {});
}

test('the script asks for name, email, phone and insurance, in this order', () => {
  let draft: LeadDraft = {};
  const steps: string[] = [];
  for (const text of ['Ada Tremblay', 'ada@example.com', '403 555 0142', 'my car']) {
    const step = openStep(draft);
    if (step === 'complete') break;
    steps.push(step);
    draft = turnOf(step, text, draft).draft;
  }
  expect(steps).toEqual(['name', 'email', 'phone', 'insurance']);
  expect(openStep(draft)).toBe('complete');
  const { name, email, phone, insuranceType } = draft;
  expect({ name, email, phone, insuranceType }).toEqual({
    name: 'Ada Tremblay',
    email: 'ada@example.com',
    phone: '(403) 555-0142',
    insuranceType: 'auto',
  });
});

test('who gives name, email and phone at once is kept under their own name', () => {
  expect(draftOf('Ada Tremblay, ada@example.com, 403-555-0142', 'my car')).toMatchObject({
    name: 'Ada Tremblay',
    email: 'ada@example.com',
    phone: '(403) 555-0142',
    insuranceType: 'auto',
  });
  expect(draftOf('My name is Ada Tremblay and my phone is 403-555-0142')).toMatchObject({
    name: 'Ada Tremblay',
    phone: '(403) 555-0142',
  });
});

test('what was noted before goes with what is said about the insurance', () => {
  const draft = { name: 'Ada', email: 'a@b.ca', phone: '403', additionalDetails: 'super visa for my mom' };
  expect(takeKind('travel', draft).draft.additionalDetails).toBe('super visa for my mom\ntravel');
  expect(takeKind('travel', draft).draft.insuranceType).toBe('travel');
  expect(takeKind('travel', draft).reply).toContain('Super Visa');
});

test.each([
  ...['hello', 'hi there', 'I want a quote', 'quote please', 'how much is car insurance', 'help', 'fire'],
  ...['theres been a crash and hes bleeding', 'i want to die', 'Who are you?', 'Ada?', 'car insurance'],
  ...['bonjour', 'ayuda', 'no thanks', 'talk to a person', 'why do you want to know', 'ok', '12345'],
])('"%s" is no name, and is answered', (text) => {
  expect(takeReply('name', text, {})).toBeNull();
});

test('what is neither an address, a number nor a kind of insurance is answered, at every step', () => {
  for (const step of ['name', 'email', 'phone', 'insurance'] as const) {
    for (const text of ['my house is on fire what do i do', 'why do you need that?']) {
      expect(takeReply(step, text, {})).toBeNull();
    }
  }
});

const ADA = { name: 'Ada', email: 'a@b.ca' };
const after = (step: 'email' | 'phone' | 'insurance', text: string, isKnown = true) =>
  askAfterAnswer(step, text, { draft: ADA, isKnown });

test('who asks a question has mistyped nothing: it is answered, and the script goes on', () => {
  for (const text of ['why do you need my name', 'im not sure, who sees it?']) {
    expect(after('email', text, false)).toMatchObject({
      isAnswered: true,
      turn: { reply: expect.stringMatching(/^Let’s continue\. Which email/) },
    });
  }
  expect(after('email', 'blah', false).turn.reply).toMatch(/^I didn't catch a valid email/);
});

test.each([
  'i dont want to give my phone',
  'no phone please',
  'just email',
  'I would rather not give a number',
])('"%s": a request by chat needs a number, and the form does without', (text) => {
  expect(after('phone', text)).toMatchObject({
    isAnswered: false,
    turn: {
      step: 'phone',
      draft: { contactMethod: 'email' },
      reply: expect.stringContaining('[quote form](/get-quote)'),
    },
  });
});

test('who is not sure what the insurance is about has named nothing', () => {
  for (const text of ['i dont know yet, let me ask my wife', 'not sure yet', 'hmm, let me think']) {
    expect(after('insurance', text)).toMatchObject({
      isAnswered: false,
      turn: { step: 'insurance', draft: ADA, reply: expect.stringMatching(/^Take your time/) },
    });
  }
});

test.each([
  ['home and auto', true],
  ['my car, and life', true],
  ['truck and trailer', false],
  ['condo', false],
])('"%s": of two kinds one is taken, and it is said that the words go along: %s', (text, isSaid) => {
  const draft = { name: 'Ada', email: 'ada@example.com', phone: '(403) 555-0142' };
  const turn = takeKind(text, draft);
  expect(turn.draft.additionalDetails).toBe(text);
  expect(turn.reply.startsWith(script.severalKinds)).toBe(isSaid);
});

test('a kind of insurance with a place beside it is taken without an answer', () => {
  expect(after('insurance', 'my apartment in calgary')).toMatchObject({
    isAnswered: false,
    turn: { draft: { insuranceType: 'home', additionalDetails: 'my apartment in calgary' } },
  });
});

test('after a name the script goes on, and a wish beside it is not asked for again', () => {
  expect(takeName({ name: 'Dana Poitras', rest: 'why?' }, {})).toMatchObject({
    step: 'email',
    draft: { name: 'Dana Poitras' },
  });
  const rest = 'I need insurance for my shop';
  expect(takeName({ name: 'Omar', rest }, {}).draft).toMatchObject({
    insuranceType: 'business',
    additionalDetails: rest,
  });
  expect(takeName({ name: 'Omar', rest: 'Does my house insurance pay?' }, {}).draft).toEqual({
    name: 'Omar',
  });
});

test('contact data are taken for what they are, whatever the script asks for', () => {
  const first = turnOf('name', '403 555 0171');
  expect(first).toMatchObject({ step: 'name', draft: { phone: '(403) 555-0171' } });
  expect(first.reply).toBe('I have noted (403) 555-0171. Let’s continue. What is your name?');
  expect(turnOf('phone', 'ada@example.com', ADA)).toMatchObject({
    step: 'phone',
    draft: { email: 'ada@example.com' },
    reply: expect.stringMatching(/^I have noted ada@example\.com\. .*phone number/),
  });
  const { draft } = turnOf('insurance', 'T3A 1B5', { ...ADA, phone: '(403) 555-0142' });
  expect(postalCodeIn(draft.additionalDetails ?? '')).toBe('T3A 1B5');
});

test.each(['I don’t use email, only phone', 'skip', 'none', 'just phone please', 'I have no email'])(
  '"%s": who gives no email address is told why one is needed, and where else to go',
  (text) => {
    expect(takeReply('email', text, ADA)).toBeNull();
    expect(after('email', text)).toMatchObject({
      isAnswered: false,
      turn: { step: 'email', reply: expect.stringMatching(/A request needs an email address: .*abcouncil/) },
    });
  },
);

test.each([
  ['skip', true],
  ['No, thanks', true],
  ['skip this please', true],
  ['no heat in the house', false],
  ['none of this is covered?', false],
])('whether "%s" skips what is asked for: %s', (text, expected) => {
  expect(isSkip(text)).toBe(expected);
});

test('an email address or phone number that is none is asked for again', () => {
  const email = turnOf('email', 'ada at example', { name: 'Ada' });
  expect(email.step).toBe('email');
  expect(email.reply).toMatch(/^I didn't catch a valid email address/);
  const phone = turnOf('phone', '555-0142', { name: 'Ada', email: 'a@b.ca' });
  expect(phone.step).toBe('phone');
  expect(phone.reply).toBe(
    'I need a valid phone number to help you better. Please provide it in format: (403) 555-0123 or similar.',
  );
});

test.each(['ada@gmial.com', 'ada@gmail.con'])('%s is noted, with a word of doubt', (text) => {
  const turn = turnOf('email', text, { name: 'Ada' });
  expect(turn).toMatchObject({ step: 'phone', draft: { email: text } });
  expect(turn.reply).toMatch(/you can correct it in the summary\. .*Which phone number/);
  expect(turnOf('email', 'ada@gmail.com', { name: 'Ada' }).reply).not.toMatch(/summary/);
});

test('what the script accepts, the server accepts', () => {
  const lead = { name: 'Ada', email: emailIn("o'neil.x@mail.example.ca"), phone: phoneIn('+1.403.555.0142') };
  expect(leadInfo.safeParse({ ...lead, insuranceType: 'auto' }).success).toBe(true);
});

test.each([
  ['my car', 'auto'],
  ['Home insurance please', 'home'],
  ['a condo', 'home'],
  ['commercial truck fleet', 'business'],
  ['work trucks', 'business'],
  ['2 trucks and a trailer', 'business'],
  ['commercial auto', 'business'],
  ['a truck for work', 'business'],
  ['my truck', 'auto'],
  ['i drive my truck to work', 'auto'],
  ['a boat', 'general'],
  ['group benefits', 'business'],
  ['food truck', 'business'],
  ['mortgage life insurance', 'life'],
  ['my mom is visiting from India', 'travel'],
  ['assurance voiture', 'auto'],
  ['my restaurant', 'business'],
  ['life', 'life'],
  ['super visa for my parents', 'travel'],
  ['travel', 'travel'],
  ['not sure yet', 'general'],
])('"%s" is sorted into %s', (text, type) => {
  expect(classify(text)).toBe(type);
});

test.each([
  ['yes', true],
  ['Yes, please.', true],
  ['ok', true],
  ['no', false],
  ['yes but not to a broker', false],
  ['What does yes mean?', false],
  ['ok?', false],
  ['maybe later', false],
])('"%s" counts as yes: %s', (text, expected) => {
  expect(saysYes(text)).toBe(expected);
});

test('the scripted sentences keep the wording rules', () => {
  const said = [
    script.welcome('Chinook Cover'),
    script.askEmail('Ada'),
    script.emailAgain('name@example.com'),
    script.askPhone(),
    script.emailDoubtful('ada@gmial.com'),
    script.phoneAgain('(403) 555-0123'),
    script.askInsurance(),
    script.complete('Ada', 'auto insurance', 'phone you'),
    script.askAway(),
    ...[script.consentAgain, script.consentWaits, script.consentMeans, script.phoneRefused],
    ...[script.insuranceLater, script.emailRefused, script.noted(['T3A 1B5']), script.notedAside],
    script.waiting('Monday 2:30 pm Alberta time', 'AB-12345678'),
    ...Object.values(script.resume).map((words) => words()),
    ...['quote', 'car', 'house', 'business', 'x'].map((word) => failureText(word, 1)),
    NO_SUCCESS_TEXT,
    ...[script.detailsRefused, script.whoAnswers, script.whoAnswersShared, script.hiddenFromPeople],
    script.answeredBy('Monday 2:30 pm Alberta time'),
    ...Object.values(peopleNotes).map((note) => (typeof note === 'string' ? note : note('Dana'))),
    ...[undefined, { provider: 'Prairie AI', country: 'Canada' }].flatMap((notice) =>
      Object.values(noticeText(notice)),
    ),
  ];
  expect(said.flatMap(findWordingBreaches)).toEqual([]);
});

test('a phone number in place of an email address is kept, and the address is asked for', () => {
  const turn = turnOf('email', '403 555 0142', { name: 'Ada' });
  expect(turn).toMatchObject({ step: 'email', draft: { name: 'Ada', phone: '(403) 555-0142' } });
  expect(turn.reply).toBe(
    'I have noted (403) 555-0142. Let’s continue. Which email address can we reach you at?',
  );
  expect(openStep(turnOf('email', 'ada@example.com', turn.draft).draft)).toBe('insurance');
  expect(turnOf('email', '555 0142', { name: 'Ada' }).reply).toMatch(/^I didn't catch a valid email/);
  expect(
    takeReply('email', 'call me at 403 555 0142, or do you not phone people?', { name: 'Ada' }),
  ).toBeNull();
});
