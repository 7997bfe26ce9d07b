import { expect, test } from 'vitest';
import type { Turn } from '#app/features/assistant/conversation.ts';
import type { Decision } from '#app/features/assistant/decisions/decide.ts';
import { decideInTalk } from './decide-in-talk.server.ts';
import { NOTHING_SAID, recall } from './recall.ts';

const IN_A_VISA_TALK = {
  ...NOTHING_SAID,
  entry: 'visa-condition',
  subject: 'visa',
  asked: 'he had a bypass',
};
const KEYS = ['life-health-condition', 'auto-high-risk', 'visa-condition', 'visa-covers', 'visa-monthly'];
const BY_THE_WORDS = [0.5, 0.3, 0.15, 0.002, 0.001];

function learnedOf(shares: readonly number[]) {
  const read = () => Float32Array.from(shares);
  const entries = { keys: KEYS, read, directionOf: () => Float32Array.of(0), knownOf: () => 1 };
  return { entries, talk: { weights: [], followed: {}, temperature: 1 } };
}

const ELSEWHERE = [
  { key: 'life-health-condition', share: 0.36 },
  { key: 'auto-high-risk', share: 0.15 },
];

test('the last of the choices in a talk stays with it: what its words ask for most that was not just said', () => {
  const decision = decideInTalk('will anybody take him', ELSEWHERE, IN_A_VISA_TALK, learnedOf(BY_THE_WORDS));
  expect(decision).toMatchObject({
    kind: 'ask',
    keys: ['life-health-condition', 'auto-high-risk'],
    stays: 'visa-covers',
  });
});

test('who tells further details is offered what stays with the talk too', () => {
  const ranking = [
    { key: 'talk-details', share: 0.7 },
    { key: 'life-health-condition', share: 0.06 },
  ];
  const decision = decideInTalk('he is 80 now', ranking, IN_A_VISA_TALK, learnedOf(BY_THE_WORDS));
  expect(decision).toMatchObject({
    kind: 'answer',
    key: 'talk-details',
    others: ['life-health-condition', 'visa-covers'],
  });
});

test('a first question has no talk to stay with', () => {
  const decision = decideInTalk('will anybody take him', ELSEWHERE, NOTHING_SAID, learnedOf(BY_THE_WORDS));
  expect(decision).toMatchObject({ kind: 'ask', keys: ['life-health-condition', 'auto-high-risk'] });
  expect(decision).not.toHaveProperty('stays');
});

/** What is known after these decisions. `subjectIn` takes every text for one about life insurance. */
function after(...decisions: Decision[]) {
  const left = [...decisions];
  const turns = decisions.map((): Turn => ({ role: 'user', content: 'and that' }));
  const next = () => left.shift() ?? { kind: 'unknown' as const, share: 0, near: [] };
  return recall(turns, next, (_, talkedOf) => talkedOf ?? 'life');
}

const asked = (keys: string[], share: number, first: number): Decision => ({
  ...{ kind: 'ask', keys, share, first, second: 0.1 },
});

test('choices of which none was likely leave a talk with what it was about, and likely ones move it', () => {
  const home = asked(['home-rent-out'], 0.9, 0.8);
  const faint = after(home, asked(['auto-lend-car', 'auto-add-driver'], 0.4, 0.25));
  expect(faint).toMatchObject({ entry: 'home-rent-out', subject: 'home' });
  expect(faint.offered).toEqual(['auto-lend-car', 'auto-add-driver']);
  const likely = after(home, asked(['auto-lend-car', 'auto-add-driver'], 0.7, 0.25));
  expect(likely).toMatchObject({ entry: 'auto-lend-car', subject: 'auto' });
});

test('a quote that may be meant is what the talk is about, with its kind', () => {
  const memory = after(asked(['do-quote-auto', 'site-for-others'], 0.9, 0.7));
  expect(memory).toMatchObject({ entry: 'do-quote-auto', subject: 'auto' });
});

test('what may be asked of this site is about no kind of insurance, whatever its words sound like', () => {
  expect(after(asked(['do-delete-data', 'do-quote-life'], 0.8, 0.5))).toMatchObject({
    entry: 'do-delete-data',
    subject: null,
  });
});
