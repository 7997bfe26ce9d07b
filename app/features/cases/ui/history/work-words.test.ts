import { expect, test } from 'vitest';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { eventWords } from './event-words.ts';

const title = (kind: CaseEvent['kind'], data: CaseEvent['data']) =>
  eventWords({ id: 'e1', kind, at: '2026-11-26T15:30:00.000Z', by: 'Robin Achebe', data }).title;

test('a certificate is named by whom it is for, where the line knows it', () => {
  const asked = { certificateId: 'c1', neededBy: '2026-12-02' };
  expect(title('certificate_requested', { ...asked, holder: 'Bow Bank' })).toBe(
    'Robin Achebe requested a certificate for Bow Bank, needed by December 2, 2026',
  );
  expect(title('certificate_requested', asked)).toBe(
    'Robin Achebe requested a certificate, needed by December 2, 2026',
  );
  expect(title('certificate_answered', { certificateId: 'c1', isSent: true, holder: 'Bow Bank' })).toBe(
    'The certificate for Bow Bank was sent',
  );
});
