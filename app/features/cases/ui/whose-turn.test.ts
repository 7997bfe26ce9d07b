import { expect, test } from 'vitest';
import type { CaseTurn } from '#app/features/cases/schema.ts';
import { brokerTurn } from './whose-turn.ts';

const turn = (what: CaseTurn['what']): CaseTurn => ({ who: 'broker', what, dueAt: null });

test('several certificates are counted, and one is not', () => {
  const sentence = (certificates: number) =>
    brokerTurn({ status: 'won', turn: turn('certificate'), certificates }).sentence;
  expect([sentence(0), sentence(1), sentence(2)]).toEqual([
    'Next: send the certificate.',
    'Next: send the certificate.',
    'Next: send 2 certificates.',
  ]);
});
