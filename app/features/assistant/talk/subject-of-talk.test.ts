import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { entries } from '#content/chat/entries.ts';
import { lastAnswer } from '#tests/fixtures/assistant/talk.ts';
import { subjectInTalk } from './named-subject.ts';

const assistant = createAssistant(null);

const lastOf = (...questions: string[]) => lastAnswer(assistant, questions);

test('few words that name no kind of insurance leave a talk with its own, and clear words change it', () => {
  const reader = (shares: Record<string, number>) => ({
    keys: Object.keys(shares),
    read: () => Float32Array.from(Object.values(shares)),
  });
  const faint = reader({ 'no-price': 0.9, 'life-how-much': 0.02 });
  expect(subjectInTalk('how much', faint, 'home')).toBe('home');
  expect(subjectInTalk('how much', faint, null)).toBe('life');
  const clear = reader({ 'life-how-much': 0.7, 'auto-required': 0.1 });
  expect(subjectInTalk('and life insurance', clear, 'home')).toBe('life');
});

test.each([
  ['home', 'tenant insurance', 'what about my bike', 'how much'],
  ['business', 'cyber insurance for a small clinic', 'how much'],
])('a price that is asked for in a talk about %s leads to its own form', async (type, ...questions) => {
  const { outcome, response, buttons } = await lastOf(...questions);
  expect(outcome).toBe('refused');
  expect(response).toContain(`(/get-quote?type=${type})`);
  expect(buttons).toContainEqual({ label: 'Open the quote form', to: `/get-quote?type=${type}` });
});

test('after a quote that may have been meant, the price leads to the form of its kind', async () => {
  const { outcome, response } = await lastOf(
    'i want a quote for my car',
    'its a 2017 rogue, i live in Lethbridge',
    'so how much',
  );
  expect(outcome).toBe('refused');
  expect(response).toContain('(/get-quote?type=auto)');
});

test('paying by month is answered for the kind of insurance that the talk is about', async () => {
  expect((await lastOf('how much insurance does a super visa need', 'can i pay monthly')).key).toBe(
    'visa-monthly',
  );
  expect((await lastOf('is collision insurance required', 'can i pay monthly')).key).toBe('gen-pay-monthly');
});

test('a danger is carried on only while the talk is about it', async () => {
  const call = 'my mother collapsed and does not breathe';
  expect((await lastOf(call, 'can i pay monthly?')).outcome).not.toBe('emergency');
  expect((await lastOf(call, 'ok and now?')).outcome).toBe('emergency');
});

test.each(['my car was stolen from the lot at camp', 'somebody stole my quad', 'our garage burned down'])(
  'after a loss, the papers of a claim are told or offered: %s',
  async (loss) => {
    const { response, key } = await lastOf(loss, 'what papers do they need');
    expect(key === 'claim-papers' || response.includes(entries['claim-papers']?.question ?? '')).toBe(true);
  },
);

test.each([
  ['my mom is coming on super visa, how much insurance', 'she is 68 with high blood'],
  ['does disability pay for depression', 'they denied me. 2 years fighting them'],
])(
  'an illness that is told for a quote, and a claim that was denied, are no emergency: %s',
  async (...questions) => {
    expect((await lastOf(...questions)).outcome).not.toBe('emergency');
  },
);

test.each([
  'bà ngoại tôi ngã và không thở nữa, cứu với',
  'hindi po humihinga ang tatay ko, tulong',
  'मेरे पिताजी बेहोश हो गए हैं और साँस नहीं ले रहे, मदद करो',
  'میرے شوہر مجھے مار رہے ہیں، مدد کریں',
])('a call for help in another language is still heard first: %s', async (question) => {
  expect((await assistant.answer({ question, earlier: [] })).outcome).toBe('emergency');
});

test('a car that is named in a talk about the house is what the next quote is for', async () => {
  const talk = [
    'is my basement flood covered',
    'how much is insurance on a 2015 honda civic for a 19 year old',
  ];
  const asked = await lastOf(...talk);
  expect(asked.response).toContain('(/get-quote?type=auto)');
  expect((await lastOf(...talk, 'ok get me a quote for it')).key).toBe('do-quote-auto');
  expect((await lastOf('does home insurance pay for hail', 'ok get me a quote for it')).key).toBe(
    'do-quote-home',
  );
});

test('trucks for work that are named in a talk about a rented home are what the quote is for', async () => {
  const before = 'my landlord says i have to have insurance by friday';
  const { key, buttons } = await lastOf(before, 'quote for 2 trucks and a trailer');
  expect(key).toBe('do-quote-commercial-auto');
  expect(buttons).toContainEqual({ label: 'Open the quote form', to: '/get-quote?type=commercial-auto' });
  const price = await lastOf('do i need tenant insurance', 'how much for 2 trucks and a trailer');
  expect(price.response).toContain('(/get-quote?type=commercial-auto)');
});

test('what was offered and not chosen is not what a call is about, and the times are those of the form', async () => {
  const { response, buttons } = await lastOf('hi i think i made a mistake', 'call me');
  expect(buttons).toContainEqual({ label: 'Open the quote form', to: '/get-quote' });
  expect(response).toMatch(/part of the day, or Saturdays/);
});

test('a quote for a tenant says to choose tenant', async () => {
  expect((await lastOf('a quote for tenant insurance in red deer please')).response).toContain(
    'choose tenant',
  );
});

test('after a death in a collision sympathy comes first, and what is paid for a death', async () => {
  const { key, response } = await lastOf('my wife was killed in a car crash on highway 2');
  expect(key).toBe('auto-died-in-crash');
  expect(response).toMatch(/^I am so sorry[^.]*\. .*funeral/s);
});

test('who leaves a number where the window asks for it is not told that it is hidden', async () => {
  const question = 'call me at 403 555 0142 about my car';
  const after = (content: string) =>
    assistant.answer({ question, earlier: [{ role: 'assistant', content }] });
  const hidden = /typed here are hidden/;
  expect((await after('Hello')).response).toMatch(hidden);
  expect((await after('Thank you, Ada. Which email address can we reach you at?')).response).not.toMatch(
    hidden,
  );
});
