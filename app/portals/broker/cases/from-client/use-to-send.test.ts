import { expect, test } from 'vitest';
import { toSend } from './use-to-send.ts';

test('what is to be sent are the certificates that nobody has answered, sooner ones first', () => {
  const certificates = [
    { holder: 'Mall', state: 'requested', neededBy: '2026-12-09' },
    { holder: 'Landlord', state: 'sent', neededBy: '2026-12-01' },
    { holder: 'Bank', state: 'requested', neededBy: '2026-12-02' },
  ];
  expect(toSend(certificates as never).map(({ holder }) => holder)).toEqual(['Bank', 'Mall']);
});
