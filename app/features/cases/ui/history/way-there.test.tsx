import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import type { EventKind } from '#app/features/cases/records/events.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { AskedLine } from './asked-line.tsx';
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

test('where a client can answer under the line, it opens there and leads nowhere: a question by Reply, a document by Send it', () => {
  const shown = (kind: EventKind, requestId: string) => {
    const event = { id: '1', kind, by: 'Dana', at: '2026-11-24T18:00:00.000Z', data: { requestId } };
    const [entry] = eventEntries([event as CaseEvent], 'client', {
      requests: REQUESTS,
      askedLine: (line) => <AskedLine {...line} reply={() => null} />,
    });
    const html = renderToStaticMarkup(<MemoryRouter>{entry?.node}</MemoryRouter>);
    return [/<button[^>]*>([^<]*)</.exec(html)?.[1], html.includes('href')];
  };
  expect(shown('information_requested', 'question')).toEqual(['Reply', false]);
  expect(shown('information_requested', 'paper')).toEqual(['Send it', false]);
  expect(shown('information_rejected', 'paper')).toEqual(['Send more', false]);
});

test('what a client gave leads their broker to where it is confirmed, until it is confirmed or given anew', () => {
  const at = (minute: number) => `2026-11-24T18:0${minute}:00.000Z`;
  const line = (kind: EventKind, minute: number, requestId = 'question') =>
    ({ id: `${kind} ${minute}`, kind, by: 'Casey', at: at(minute), data: { requestId } }) as CaseEvent;
  /** Of the lines, the newest first, those that lead somewhere. */
  const leading = (...events: CaseEvent[]) =>
    eventEntries(events, 'broker', { requests: REQUESTS }).flatMap(({ key, node }) =>
      renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>).includes('>View<') ? [key] : [],
    );
  const given = line('information_given', 1);
  expect(leading(given)).toEqual(['information_given 1']);
  expect(leading(line('information_accepted', 2), given)).toEqual([]);
  expect(leading(line('information_accepted', 2, 'paper'), given)).toEqual(['information_given 1']);
  expect(leading(line('information_given', 3), line('information_rejected', 2), given)).toEqual([
    'information_given 3',
  ]);
});
