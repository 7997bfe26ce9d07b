import { expect, test } from 'vitest';
import type { CaseTurn } from '#app/features/cases/schema.ts';
import { albertaInstant } from '#app/platform/clock/clock.ts';
import { leftSentence } from './left-words.ts';

const NOW = albertaInstant(2026, 11, 26, 12, 0);
const DUE = albertaInstant(2026, 11, 27, 17, 0).toISOString();

const words = (turn: Omit<CaseTurn, 'who'>, tellBy = DUE) =>
  leftSentence({ fullName: 'Dana Whitford', tellBy }, { who: 'team', ...turn }, NOW);

test('whoever waits for something of a broker who has left is told by when they hear who sends it', () => {
  const certificate = { what: 'certificate', dueAt: DUE } as const;
  expect(words(certificate)).toBe(
    'Dana Whitford is not with us at the moment. We look after your request for a certificate, which you need by November 27, 2026: we tell you by tomorrow, 5\u00a0pm who sends it.',
  );
  expect(words({ ...certificate, certificates: 2 })).toContain(
    'We look after your requests for 2 certificates; the first is needed by November 27, 2026: we tell you by tomorrow, 5\u00a0pm who sends them.',
  );
});

test('a time of today names the day, and one that has passed is owned up to', () => {
  const at = (hour: number) => albertaInstant(2026, 11, 26, hour, 30).toISOString();
  const reply = { what: 'reply', dueAt: null } as const;
  expect(words(reply, at(15))).toContain('we tell you by 3:30\u00a0pm today who answers it.');
  expect(words(reply, at(9))).toContain(
    'We look after your message: we had wanted to tell you by 9:30\u00a0am who answers it, and are sorry that this is late.',
  );
});
