import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import type { EventKind } from '#app/features/cases/records/events.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { eventEntries } from './event-entries.tsx';

const REQUESTS = [
  { id: 'question', kind: 'answer', state: 'submitted' },
  { id: 'paper', kind: 'document', state: 'submitted' },
] as InformationRequest[];

/** Where the line about a request leads its reader; null where it leads nowhere. */
function wayOf(reader: 'client' | 'broker', kind: EventKind, requestId: string): string | null {
  const event = {
    id: '1',
    kind,
    by: 'Dana',
    at: '2026-11-24T18:00:00.000Z',
    data: { requestId },
  } as CaseEvent;
  const [entry] = eventEntries([event], reader, { requests: REQUESTS });
  const html = renderToStaticMarkup(<MemoryRouter>{entry?.node}</MemoryRouter>);
  return /href="\/([^"]*)"/.exec(html)?.[1] ?? null;
}

test('what is asked of a client leads to the part of their page where it is answered: questions and documents have their own', () => {
  expect(wayOf('client', 'information_requested', 'question')).toBe('?tab=sent');
  expect(wayOf('client', 'information_requested', 'paper')).toBe('?tab=documents');
  expect(wayOf('client', 'information_rejected', 'question')).toBe('?tab=sent');
  expect(wayOf('broker', 'information_requested', 'question')).toBeNull();
});
