import { expect, test } from 'vitest';
import { script } from '#content/chat/script.ts';
import { askAfterAnswer, skipsName } from '../lead-script.ts';
import { declines } from './declines.ts';

const ADA = { name: 'Ada', email: 'ada@example.com' };
const after = (step: 'email' | 'phone' | 'insurance', text: string, isKnown = true) =>
  askAfterAnswer(step, text, { draft: ADA, isKnown });

test.each([
  ...['i’d rather not say', 'I would rather not', 'no thanks', 'not now', 'can i skip this', 'skip'],
  ...[
    'why do you need it',
    'why do you need my email?',
    'what is it for?',
    'do I have to?',
    'is it required?',
  ],
  ...['what do you need my email for', 'that is private', 'i dont feel comfortable giving my email yet'],
])('"%s" would rather not give it', (text) => {
  expect(declines(text)).toBe(true);
});

test.each([
  ...['i do not want to live', 'no heat in the house', 'he will not wake up', 'why is my premium so high?'],
  ...[
    'who sees my email?',
    'i need a quote',
    'is hail covered',
    'ada',
    'yes',
    'can i skip telling my insurer?',
  ],
  ...['i want to give my email', 'you are right'],
])('"%s" is for the assistant to hear', (text) => {
  expect(declines(text)).toBe(false);
});

test.each(['i’d rather not say', 'can i skip this', 'why do you need it', 'no thanks'])(
  'to "%s" the script says that nothing has to be given, and what a request needs',
  (text) => {
    const refused = { email: script.emailRefused, phone: script.phoneRefused };
    for (const step of ['email', 'phone'] as const) {
      expect(after(step, text)).toMatchObject({ isAnswered: false, turn: { step, reply: refused[step] } });
    }
  },
);

test('who would rather name no kind of insurance is left time', () => {
  expect(after('insurance', 'i’d rather not say').turn.reply).toBe(script.insuranceLater);
});

test('who asks why a phone number is needed has not said to be emailed', () => {
  expect(after('phone', 'why do you need it').turn.draft).toEqual(ADA);
  expect(after('phone', 'no thanks').turn.draft.contactMethod).toBe('email');
});

test('who would rather give no name is left to ask; who asks why is answered', () => {
  expect(['no thanks', 'i’d rather not say', 'skip'].every(skipsName)).toBe(true);
  expect(['why do you need it', 'my house is on fire', 'Ada'].some(skipsName)).toBe(false);
});

test.each([
  ...[
    'i want to speak to someone',
    'by how much',
    'tell me about hail',
    'this is urgent, my policy ends tonight',
  ],
])('"%s" is no failed address: it is answered, and the script goes on', (text) => {
  for (const isKnown of [true, false]) {
    expect(after('email', text, isKnown)).toEqual({
      isAnswered: true,
      turn: { step: 'email', draft: ADA, reply: script.resume.email() },
    });
  }
});
