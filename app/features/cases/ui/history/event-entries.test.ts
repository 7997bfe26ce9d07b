import { expect, test } from 'vitest';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import type { EventKind } from '#app/features/cases/records/events.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { eventEntries } from './event-entries.tsx';

const event = (kind: EventKind, data: CaseEvent['data'] = {}) =>
  ({ id: kind, kind, by: 'Dana', at: '2026-11-24T18:00:00.000Z', data }) as CaseEvent;
const folded = (...events: CaseEvent[]) =>
  eventEntries(events.toReversed(), 'client').map(({ key, isStep }) => [key, isStep]);

test('what asks for something, or brings it, stands for itself; how a request goes on is a step', () => {
  expect(
    folded(
      ...[event('accepted'), event('contact', { outcome: 'reached' }), event('information_requested')],
      ...[event('client_reminded', { nth: 1 }), event('quotes_sent'), event('promise_missed'), event('won')],
    ),
  ).toEqual([
    ['accepted', true],
    ['contact', false],
    ['information_requested', false],
    ['client_reminded', true],
    ['quotes_sent', false],
    ['promise_missed', false],
    ['won', false],
  ]);
  expect(folded(event('status', { to: 'waiting_on_client' }))).toEqual([['status', true]]);
  expect(folded(event('status', { to: 'withdrawn' }))).toEqual([['status', false]]);
  expect(folded(event('client_asked', { note: 'Which car?' }))).toEqual([['client_asked', false]]);
  expect(folded(event('client_asked', { messageId: 'm' }))).toEqual([['client_asked', true]]);
});

test('what was answered stands where it was given, and once where it was given anew', () => {
  const given = (id: string) => ({ ...event('information_given', { requestId: 'r', title: 'Roof?' }), id });
  const requests = [{ id: 'r', answer: 'In 2019' }] as InformationRequest[];
  const entries = eventEntries([given('second'), given('first')], 'broker', { requests });
  expect(entries.map(({ words }) => words)).toEqual([
    'Dana answered: Roof?',
    'Dana answered: Roof?\nIn 2019',
  ]);
});

test('a file that answered once it was checked was sent by the person, and by nobody else', () => {
  const given = { ...event('information_given', { title: 'Current policy' }), by: 'The system' };
  const saidTo = (reader: 'client' | 'broker') => eventEntries([given], reader).map(({ words }) => words);
  expect(saidTo('client')).toEqual(['You sent: Current policy']);
  expect(saidTo('broker')).toEqual(['Sent: Current policy']);
});

test('a reminder is told to whom it was sent, and of them to their broker', () => {
  const reminded = event('client_reminded', { nth: 2, titles: ['Current policy'] });
  const saidTo = (reader: 'client' | 'broker') => eventEntries([reminded], reader).map(({ words }) => words);
  expect(saidTo('client')).toEqual(['We reminded you again of “Current policy”']);
  expect(saidTo('broker')).toEqual(['Second reminder on the client’s page: “Current policy”']);
});

test('a message or document says itself that the other side is asked now', () => {
  expect(folded(event('resumed', { by: 'message' }), event('resumed', { by: 'document' }))).toEqual([]);
  expect(folded(event('resumed', { by: 'broker' }))).toEqual([['resumed', true]]);
});

test('a question stands among what was said, a document that was asked for among the documents', () => {
  const asked = (id: string) => ({ ...event('information_requested', { requestId: id }), id });
  const requests = [
    { id: 'question', kind: 'answer' },
    { id: 'paper', kind: 'document' },
  ] as InformationRequest[];
  const entries = eventEntries([asked('paper'), asked('question'), event('won')], 'client', { requests });
  expect(entries.map(({ key, group }) => [key, group])).toEqual([
    ['won', 'history'],
    ['question', 'messages'],
    ['paper', 'documents'],
  ]);
});

test('what the end of a request took back offers no reply', () => {
  const asked = event('information_requested', { requestId: 'r' });
  const labels: (string | undefined)[] = [];
  const askedLine = ({ label }: { label: string | undefined }) => labels.push(label);
  for (const state of ['open', 'cancelled'] as const) {
    const requests = [{ id: 'r', kind: 'answer', state }] as InformationRequest[];
    eventEntries([asked], 'client', { requests, askedLine });
  }
  expect(labels).toEqual(['Reply', undefined]);
});

test('who asked for changes is told from a broker who went back to work, and why a request was closed is said', () => {
  const saidOf = (event: CaseEvent) => eventEntries([event], 'broker').map(({ words }) => words);
  expect(saidOf(event('changes_asked', { note: 'A higher deductible' }))).toEqual([
    'Dana asked for changes to the quote: A higher deductible',
  ]);
  expect(saidOf(event('changes_asked', { isResumed: true }))).toEqual(['Dana resumed work on the quote']);
  expect(saidOf(event('status', { to: 'lost', lostReason: 'price' }))).toEqual([
    'Request closed (Dana): The price did not suit',
  ]);
});
