import { expect, test } from 'vitest';
import type { Passage } from '#app/features/assistant/passages/passages.server.ts';
import { composeUnknown, placeOf, shortText } from './compose-answer.server.ts';

const passage = {
  id: '1',
  page: '/insurance/auto',
  to: '/insurance/auto',
  pageTitle: 'Car insurance in Alberta',
  title: 'Winter driving',
  lines: ['Drive slowly.'],
  kind: 'section' as const,
  reviewedOn: '2026-11-20',
};
const found = (differs: Partial<Passage>) => placeOf({ ...passage, ...differs });

test('where nothing answers, the nearest two places are linked, each once and with a name that stands alone', () => {
  const near = [
    found({ title: 'Collision' }),
    found({ title: 'Comprehensive' }),
    found({ title: 'Who pays?', kind: 'question', to: '/faq/auto#who-pays' }),
    found({ title: 'Peril', kind: 'word', to: '/tooltips#peril' }),
  ];
  const links = composeUnknown({ pages: near }).match(/^- .*$/gm);
  expect(links).toEqual([
    '- [Car insurance in Alberta: Collision](/insurance/auto)',
    '- [Who pays?](/faq/auto#who-pays)',
  ]);
});

test('where nothing is near either, it says so without a list', () => {
  expect(composeUnknown({})).not.toContain('nearest');
  expect(composeUnknown({})).toContain('](/contact)');
});

test('a long passage is cut between its lines, and one long line stays whole', () => {
  expect(shortText(['a'.repeat(400), 'b'.repeat(400)])).toBe('a'.repeat(400));
  expect(shortText(['c'.repeat(900)])).toBe('c'.repeat(900));
});
