import { expect, test } from 'vitest';
import type { BrokerListItem } from '#app/features/cases/queries/broker/schema.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { casesOf, closedCases } from './palette-places.ts';

test('a case with a task stands once, by the name, or by what it is before it is accepted', () => {
  const about = (id: string, name: string | null) =>
    ({ case: { id, name, title: 'Auto request', city: 'Calgary', reference: 'AB-1' } }) as QueueItem;
  const own = { case: null } as QueueItem;
  expect(casesOf([about('1', 'Kim'), own, about('1', 'Kim'), about('2', null)])).toEqual([
    { id: '1', label: 'Kim', city: 'Calgary', reference: 'AB-1' },
    { id: '2', label: 'Auto request', city: 'Calgary', reference: 'AB-1' },
  ]);
});

test('a closed case stands once, and opens as long as it may be read', () => {
  const closed = (id: string, part: Partial<BrokerListItem>) =>
    ({
      id,
      title: 'Auto request',
      contactName: null,
      city: null,
      reference: 'AB-1',
      ...part,
    }) as BrokerListItem;
  const [kim, gone] = [{ contactName: 'Kim', closedAt: null }, { closedAt: '2026-11-25T15:00:00Z' }];
  expect(closedCases([closed('1', kim), closed('2', gone), closed('1', gone)])).toEqual([
    { id: '1', to: '/broker/cases/1', label: 'Kim', city: null, reference: 'AB-1' },
    { id: '2', to: '/broker/closed?q=AB-1', label: 'Auto request', city: null, reference: 'AB-1' },
  ]);
});
