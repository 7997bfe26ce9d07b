import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { lastAnswer, meantBy } from '#tests/fixtures/assistant/talk.ts';

const assistant = createAssistant(null);

const lastOf = (...questions: string[]) => lastAnswer(assistant, questions);

test.each(['hello, i believe i made an error somewhere', 'oh no i think i did something silly'])(
  'a worry that names nothing is asked what it is about, in plain words: "%s"',
  async (question) => {
    const { key, buttons, response } = await lastOf(question);
    expect(key).toBe('talk-mistake');
    expect(response).toContain('What is it about?');
    expect(buttons.map(({ label }) => label)).toEqual([
      'Talk to a person',
      'It is about my car',
      'It is about my home',
      'I want to change what I sent',
    ]);
  },
);

test.each([
  [
    'gen-unsure-paid',
    'our kitchen burned on tuesday',
    'i am not certain that the payment went out this month',
  ],
  ['gen-unsure-paid', 'a pipe burst in our basement', 'we may have missed the last premium'],
  ['gen-not-told', 'i think i made an error', 'with the car', 'i never told them that my nephew drives it'],
])('what is told in more than one message is read together: %s', async (key, ...turns) => {
  expect(await meantBy(assistant, turns)).toContain(key);
});

test('what was declined just before is declined again only where it is the likeliest', async () => {
  const turns = [
    'my daughter just got her gdl',
    'what would that cost us',
    'she will drive just the old camry',
  ];
  const { outcome } = await lastOf(...turns);
  expect(outcome).not.toBe('refused');
  expect(await meantBy(assistant, turns)).toContain('auto-young-old-car');
});

test('a truck may be private or for work, and both forms are offered', async () => {
  const { buttons } = await lastOf('a quote on my pickup please');
  expect(buttons).toContainEqual({ label: 'Private', to: '/get-quote?type=auto' });
  expect(buttons).toContainEqual({ label: 'For work', to: '/get-quote?type=commercial-auto' });
  expect(await meantBy(assistant, ['please give me a quote for a truck'])).toContain('do-quote-truck');
});

test.each([
  ['life-illness-child', 'what is critical illness cover', 'what about for our daughter, she is six'],
  [
    'fleet-driver-gone',
    'why did our fleet insurance go up so much',
    'that driver has quit since, is that any help',
  ],
  ['claim-pain-later', 'someone rear ended me last week', 'i said nothing hurt, now my shoulder does'],
  ['group-classes', 'when can part timers join the benefits', 'may we offer them to full time people alone'],
  ['claim-recorded-statement', 'must i let the insurer of the other driver record what i say'],
  ['group-reasonable-charges', 'our plan says reasonable and customary, what is that'],
])('%s is answered or offered to whoever asks for it in other words', async (key, ...turns) => {
  expect(await meantBy(assistant, turns)).toContain(key);
});
