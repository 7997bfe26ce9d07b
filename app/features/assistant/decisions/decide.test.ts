import { expect, test } from 'vitest';
import { decide } from './decide.ts';

test.each([
  ['alone, where all together are below theirs', undefined, 0.24, 0.04, 'unknown'],
  ['alone', undefined, 0.24, 0.07, 'ask'],
  ['within a talk, where all together are below theirs', () => false, 0.15, 0.04, 'unknown'],
  ['within a talk', () => false, 0.17, 0.04, 'ask'],
])('%s, choices are offered from their line on (%#)', (_, isFar, first, third, kind) => {
  const ranking = [
    { key: 'auto-dcpd', share: first },
    { key: 'auto-grid', share: 0.1 },
    { key: 'auto-tow', share: third },
  ];
  expect(decide(ranking, isFar)).toMatchObject(
    kind === 'ask' ? { kind, first } : { kind, near: ['auto-dcpd', 'auto-grid'] },
  );
});

test('what was said just before, however likely, makes no other choice likely enough to be offered', () => {
  const ranking = [
    { key: 'auto-dcpd', share: 0.6 },
    { key: 'auto-grid', share: 0.11 },
    { key: 'auto-tow', share: 0.1 },
  ];
  expect(decide(ranking, () => false, 'auto-dcpd')).toMatchObject({
    kind: 'unknown',
    near: ['auto-grid', 'auto-tow'],
  });
  expect(decide(ranking, () => false).kind).toBe('ask');
});

test.each([
  ['alone', undefined, 'auto-dcpd', 0.69, 'ask'],
  ['alone', undefined, 'auto-dcpd', 0.71, 'answer'],
  ['within a talk', () => false, 'auto-dcpd', 0.84, 'ask'],
  ['within a talk', () => false, 'auto-dcpd', 0.86, 'answer'],
  ['far from the talk', () => true, 'auto-dcpd', 0.91, 'ask'],
  ['far from the talk', () => true, 'auto-dcpd', 0.93, 'answer'],
  ['a wish within a talk', () => false, 'do-quote-auto', 0.41, 'answer'],
  ['details within a talk', () => false, 'talk-details', 0.41, 'answer'],
  ['a word about the talk within it', () => false, 'talk-okay', 0.59, 'unknown'],
  ['a word about the talk within it', () => false, 'talk-okay', 0.61, 'answer'],
])('%s, an entry answers from its line on (%#)', (_, isFar, key, share, kind) => {
  const ranking = [
    { key, share },
    { key: 'auto-grid', share: 0.13 },
  ];
  expect(decide(ranking, isFar)).toMatchObject({ kind });
});

test.each([
  [0.24, 0.24, 'ask'],
  [0.3, 0.1, 'refuse'],
  [0.24, 0.48, 'refuse'],
])(
  'within a talk, refusals of %f and %f: one of them has to be likely, or all together',
  (one, another, kind) => {
    const ranking = [
      { key: 'no-advice-claim', share: one },
      { key: 'no-price', share: another },
      { key: 'gen-higher-deductible', share: 0.15 },
    ].toSorted((a, b) => b.share - a.share);
    expect(decide(ranking, () => false).kind).toBe(kind);
  },
);

test('what was said just before, and a word about the talk, are no choices to offer, nor make others likely enough', () => {
  const ranking = (said: number) => [
    { key: 'auto-dcpd', share: said },
    { key: 'auto-grid', share: 0.29 },
    { key: 'auto-ticket', share: 0.26 },
    { key: 'talk-why', share: 0.06 },
    { key: 'auto-tow', share: 0.04 },
    { key: 'auto-vin', share: 0.03 },
  ];
  const before = (said: number) => decide(ranking(said), () => false, 'auto-dcpd');
  expect(before(0.31)).toMatchObject({
    kind: 'ask',
    keys: ['auto-grid', 'auto-ticket', 'auto-tow', 'auto-vin'],
    first: 0.29,
    second: 0.31,
  });
  const without = ranking(0.5).filter(({ key }) => key !== 'auto-grid' && key !== 'auto-tow');
  expect(decide(without, () => false, 'auto-dcpd').kind).toBe('unknown');
});

test('to a first question a choice has to be likely by itself, and not much less likely than the first', () => {
  const ranking = (third: number) => [
    { key: 'auto-dcpd', share: 0.4 },
    { key: 'auto-grid', share: 0.25 },
    { key: 'auto-tow', share: third },
  ];
  const keys = ['auto-dcpd', 'auto-grid'];
  expect(decide(ranking(0.039))).toMatchObject({ kind: 'ask', keys });
  expect(decide(ranking(0.041))).toMatchObject({ kind: 'ask', keys: [...keys, 'auto-tow'] });
});

test('within a talk four choices are offered, however much likelier the first is', () => {
  const keys = ['auto-dcpd', 'auto-grid', 'auto-tow', 'auto-vin', 'auto-ticket'];
  const ranking = [0.6, 0.05, 0.03, 0.021, 0.02].map((share, at) => ({ key: keys[at] ?? '', share }));
  expect(decide(ranking, () => false)).toMatchObject({ kind: 'ask', keys: keys.slice(0, 4) });
});

test('within a talk a refusal that is not likely is a choice, where something else is likely too', () => {
  const ranking = [
    { key: 'no-advice-claim', share: 0.45 },
    { key: 'talk-details', share: 0.38 },
    { key: 'home-bicycle', share: 0.1 },
  ];
  expect(decide(ranking, () => false)).toMatchObject({
    kind: 'ask',
    keys: ['no-advice-claim', 'home-bicycle'],
  });
});
