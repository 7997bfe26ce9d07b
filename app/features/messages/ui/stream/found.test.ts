import { expect, test } from 'vitest';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { foundPlaces, markedPieces, meantWords, rowOf } from './found.ts';
import type { StreamEntry } from './stream-rows.ts';

const entry = (key: string, at: string, words: string, group: StreamEntry['group'] = 'history') => ({
  ...{ key, at, words, group, isStep: false, node: null },
});
const line = {
  ...{ id: 'line', position: 1, kind: 'said', role: 'broker', author: 'Dana', isYours: false },
  ...{
    clientId: null,
    body: 'The roof is from 2019.',
    documentIds: [],
    createdAt: '2026-11-24T18:00:00.000Z',
  },
  ...{ editedAt: null, deletedAt: null },
} as unknown as CaseLine;

test('requests, answers and documents are found beside messages, the newest first', () => {
  const entries = [
    entry('asked', '2026-11-24T17:00:00.000Z', 'Dana asked: When was the roof last replaced?', 'messages'),
    entry('paper', '2026-11-24T19:00:00.000Z', 'Roof.pdf', 'documents'),
    entry('status', '2026-11-24T20:00:00.000Z', 'Quote sent'),
  ];
  const found = foundPlaces([line], entries, ' roof ');
  expect(found.map(({ key, heading }) => [key, heading])).toEqual([
    ['paper', 'Documents'],
    ['line', 'Dana'],
    ['asked', 'Messages'],
  ]);
});

test('of what stands on several lines the one is shown that was looked for', () => {
  const entries = [
    entry(
      'sent',
      '2026-11-24T17:00:00.000Z',
      'Dana sent a quote\nPrairie Mutual: Collision with $500\nPrairie Mutual, not covered: Glass',
    ),
  ];
  expect(foundPlaces([], entries, 'glass')[0]).toMatchObject({
    key: 'sent',
    text: 'Prairie Mutual, not covered: Glass',
  });
});

test('a document that came with a message is found in the row of that message', () => {
  const lines = [
    { ...line, documentIds: ['paper'] },
    { ...line, id: 'sent', clientId: 'own', documentIds: ['x'] },
  ];
  expect(['paper', 'x', 'alone'].map((key) => rowOf(key, lines))).toEqual(['line', 'own', 'alone']);
});

test('every word counts, in any order, without capitals and accents', () => {
  const entries = [entry('a', '2026-11-24T17:00:00.000Z', 'You are interested in Québec Mutual')];
  expect(foundPlaces([], entries, 'quebec INTERESTED')).toHaveLength(1);
  expect(foundPlaces([], entries, 'quebec declined')).toHaveLength(0);
});

test('in what was found the words are marked wherever they stand, whatever their accents and capitals', () => {
  const hits = (text: string, words: string) =>
    markedPieces(text, words)
      .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
      .join('');
  expect(hits('The Roof, reroofed at Café Roy', ' roof cafe')).toBe('The [Roof], re[roof]ed at [Café] Roy');
  expect(hits('Nothing', '')).toBe('Nothing');
});

test('a word that stands nowhere is taken for the one there that it is a slip of, and no short word and none that stands there is', () => {
  const texts = ['Invoice for the roof.pdf', 'The rooms are dry.'];
  expect(meantWords('invoise', texts)).toBe('invoice');
  expect(meantWords('the invioce', texts)).toBe('the invoice');
  expect(meantWords('invoi', texts)).toBeNull();
  expect(meantWords('roof', ['The rook.'])).toBeNull();
  expect(meantWords('premium', texts)).toBeNull();
});
