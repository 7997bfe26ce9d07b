import { expect, test } from 'vitest';
import type { BrokerListItem } from '#app/features/cases/queries/broker/schema.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { casesOf, closedCases } from './palette-places.ts';

test('a case with a task stands once, by the name, or by what it is before it is accepted', () => {
  const about = (id: string, name: string | null) =>
    ({
      case: {
        ...{ id, name, title: 'Auto insurance request', city: 'Calgary', reference: 'AB-1' },
        ...{ status: name ? 'in_progress' : 'assigned', stage: name ? 'quoting' : 'matching' },
      },
    }) as QueueItem;
  const own = { case: null } as QueueItem;
  const place = (id: string) => ({ id, to: `/broker/cases/${id}`, city: 'Calgary', reference: 'AB-1' });
  expect(casesOf([about('1', 'Kim'), own, about('1', 'Kim'), about('2', null)])).toEqual([
    { ...place('1'), label: 'Kim', about: 'Auto insurance · Quoting' },
    { ...place('2'), label: 'Auto insurance request', about: 'To accept' },
  ]);
});

test('a policy whose task is still open says that it is arranged', () => {
  const won = { name: 'Kim', title: 'Home insurance request', status: 'won', stage: 'completed' };
  expect(casesOf([{ case: won } as QueueItem])).toMatchObject([
    { about: 'Home insurance · Policy arranged' },
  ]);
});

test('a closed case stands once, not beside itself as work, and opens as long as it may be read', () => {
  const closed = (id: string, part: Partial<BrokerListItem>) =>
    ({
      id,
      title: 'Auto insurance request',
      contactName: null,
      city: null,
      reference: 'AB-1',
      ...part,
    }) as BrokerListItem;
  const kim = { contactName: 'Kim', closedAt: null, status: 'won' } as const;
  const gone = { closedAt: '2026-11-25T15:00:00Z', closedReason: 'returned' } as const;
  const items = [closed('1', kim), closed('2', gone), closed('1', gone), closed('3', kim)];
  const place = { city: null, reference: 'AB-1' };
  expect(closedCases(items, [{ id: '3' }])).toEqual([
    { id: '1', to: '/broker/cases/1', label: 'Kim', about: 'Auto insurance · Policy arranged', ...place },
    {
      ...{ id: '2', to: '/broker/closed?q=AB-1', label: 'Auto insurance request', about: 'Returned by you' },
      ...place,
    },
  ]);
});
