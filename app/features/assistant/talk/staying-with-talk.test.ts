import { expect, test } from 'vitest';
import type { Turn } from '#app/features/assistant/conversation.ts';
import type { Decision } from '#app/features/assistant/decisions/decide.ts';
import { decideInTalk } from './decide-in-talk.server.ts';
import { NOTHING_SAID, recall } from './recall.ts';

const TOLD = 'super visa for my father, he had a bypass';
const IN_A_VISA_TALK = {
  ...NOTHING_SAID,
  entry: 'visa-condition',
  subject: 'visa',
  asked: 'he had a bypass',
  told: TOLD,
};
const KEYS = ['life-health-condition', 'auto-high-risk', 'visa-condition', 'visa-covers', 'no-best-company'];

/** What is asked by itself reads as something else than with all that was told. */
function learnedOf(alone: readonly number[], withTold: readonly number[]) {
  const read = (text: string) => Float32Array.from(text.startsWith(TOLD) ? withTold : alone);
  const entries = { keys: KEYS, read, directionOf: () => Float32Array.of(0), knownOf: () => 1 };
  return { entries, talk: { weights: [], followed: {}, temperature: 1 } };
}
const LEARNED = learnedOf([0.5, 0.3, 0.15, 0.002, 0.001], [0.02, 0.001, 0.2, 0.7, 0]);

const ELSEWHERE = [
  { key: 'life-health-condition', share: 0.36 },
  { key: 'auto-high-risk', share: 0.15 },
  { key: 'visa-covers', share: 0.03 },
];

test('what all that was told asks for comes before what the words alone sound like, and what was just said is no choice', () => {
  const decision = decideInTalk('will anybody take him', ELSEWHERE, IN_A_VISA_TALK, LEARNED);
  expect(decision).toMatchObject({
    kind: 'ask',
    keys: ['visa-covers', 'life-health-condition', 'auto-high-risk', 'no-best-company'],
  });
});

test('who tells further details is offered what all that was told asks for too', () => {
  const ranking = [
    { key: 'talk-details', share: 0.7 },
    { key: 'life-health-condition', share: 0.06 },
  ];
  const decision = decideInTalk('he is 80 now', ranking, IN_A_VISA_TALK, LEARNED);
  expect(decision).toMatchObject({ kind: 'answer', key: 'talk-details' });
  expect('others' in decision && decision.others.slice(0, 2)).toEqual([
    'life-health-condition',
    'visa-covers',
  ]);
});

test('where all that was told asks for what was just said, it comes before the choices', () => {
  const learned = learnedOf([0.5, 0.3, 0.15, 0.002, 0.001], [0.001, 0.001, 0.95, 0.01, 0]);
  const ranking = [...ELSEWHERE, { key: 'visa-condition', share: 0.2 }];
  expect(decideInTalk('will anybody take him', ranking, IN_A_VISA_TALK, learned)).toMatchObject({
    kind: 'ask',
    above: 'visa-condition',
    isAboveFirst: true,
  });
});

test('whoever insists on what was declined is declined again, and a wish that nothing told asks for is only offered', () => {
  const learned = learnedOf([0.5, 0.3, 0, 0, 0.1], [0, 0, 0, 0, 0.9]);
  const declined = { ...IN_A_VISA_TALK, entry: 'no-best-company', subject: null };
  const ranking = [...ELSEWHERE, { key: 'no-best-company', share: 0.1 }];
  expect(decideInTalk('but if you had to pick', ranking, declined, learned)).toMatchObject({
    kind: 'refuse',
    key: 'no-best-company',
  });
  const wish = [{ key: 'do-quote-super-visa', share: 0.5 }, ...ELSEWHERE.slice(2)];
  const decision = decideInTalk('when do i start looking', wish, IN_A_VISA_TALK, LEARNED);
  expect(decision).toMatchObject({ kind: 'ask' });
  expect('keys' in decision && decision.keys.slice(0, 3)).toContain('do-quote-super-visa');
});

test('a first question has no talk to stay with', () => {
  const decision = decideInTalk('will anybody take him', ELSEWHERE, NOTHING_SAID, LEARNED);
  expect(decision).toMatchObject({ kind: 'ask', keys: ['life-health-condition', 'auto-high-risk'] });
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
