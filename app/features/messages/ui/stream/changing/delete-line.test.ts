import { expect, test } from 'vitest';
import { filesKept } from './delete-line.tsx';

test('whoever deletes a message is told that its files stay, and where they are deleted', () => {
  expect([0, 1, 2].map(filesKept)).toEqual([
    '',
    'Its file stays under Documents, and can be deleted there.',
    'Its 2 files stay under Documents, and can be deleted there.',
  ]);
});
