import { expect, test } from 'vitest';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { certificateAuthors } from './certificate-authors.ts';

const event = (kind: CaseEvent['kind'], certificateId: string, by: string): CaseEvent => ({
  ...{ id: `${kind} ${certificateId}`, kind, by, at: '2026-11-25T18:00:00.000Z' },
  data: { certificateId },
});

test('who asked for a certificate and who answered is read from the history, each of its own', () => {
  const of = certificateAuthors([
    event('certificate_answered', 'mall', 'Dana Broker'),
    event('certificate_requested', 'bank', 'The client'),
    event('certificate_requested', 'mall', 'The client'),
  ]);
  expect(of('mall')).toEqual({ asked: 'the client', answered: 'Dana Broker' });
  expect(of('bank')).toEqual({ asked: 'the client', answered: undefined });
});
