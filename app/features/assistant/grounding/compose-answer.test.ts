import { expect, test } from 'vitest';
import type { Found } from '#app/features/assistant/passages/find-passages.server.ts';
import { composeAnswer, composeUnknown } from './compose-answer.server.ts';

const passage = {
  id: '1',
  page: '/insurance/auto',
  to: '/insurance/auto',
  pageTitle: 'Car insurance in Alberta',
  title: 'Winter driving',
  alsoAsked: [],
  lines: ['Drive slowly.'],
  kind: 'section' as const,
  reviewedOn: '2026-11-20',
};
const found = (differs: Partial<Found['passage']>): Found => ({
  passage: { ...passage, ...differs },
  score: 100,
  coverage: 1,
});
const firstLine = (differs: Partial<Found['passage']>) =>
  composeAnswer('', [found(differs)]).response.split('\n')[0];

test('an answer from a section begins with its heading', () => {
  expect(firstLine({})).toBe('**Winter driving.** Drive slowly.');
  expect(firstLine({ title: 'Who pays?' })).toBe('**Who pays?** Drive slowly.');
});

test('a heading that stands on many pages says of which one it is', () => {
  expect(firstLine({ title: 'What it covers' })).toBe(
    '**Car insurance in Alberta: What it covers.** Drive slowly.',
  );
});

test('what names itself in its first words gets no heading', () => {
  expect(firstLine({ title: 'Collision', lines: ['Collision: your own share.'] })).toBe(
    'Collision: your own share.',
  );
  expect(firstLine({ title: 'How long: Emails', lines: ['Emails: kept for a while.'] })).toBe(
    'Emails: kept for a while.',
  );
  expect(firstLine({ title: passage.pageTitle })).toBe('Drive slowly.');
});

test('where nothing answers, the nearest two places are linked, each once and with a name that stands alone', () => {
  const near = [
    found({ title: 'Collision' }),
    found({ title: 'Comprehensive' }),
    found({ title: 'Who pays?', kind: 'question', to: '/faq/auto#who-pays' }),
    found({ title: 'Peril', kind: 'word', to: '/tooltips#peril' }),
  ];
  const links = composeUnknown(near).match(/^- .*$/gm);
  expect(links).toEqual([
    '- [Car insurance in Alberta: Collision](/insurance/auto)',
    '- [Who pays?](/faq/auto#who-pays)',
  ]);
});

test('where nothing is near either, it says so without a list', () => {
  expect(composeUnknown([])).not.toContain('nearest');
  expect(composeUnknown([])).toContain('](/contact)');
});
