import { expect, test } from 'vitest';
import type { CaseToDecide } from '#app/features/cases/oversight/schema.ts';
import type { Overview } from '#app/features/oversight/schema.ts';
import { areaActions } from './area-actions.ts';

const none = { total: 0, items: [] };
const one = (part: Partial<CaseToDecide>) =>
  ({
    type: 'supervisa',
    title: 'Super Visa insurance request',
    city: 'Calgary',
    brokerName: null,
    ...part,
  }) as CaseToDecide;
const calm = {
  cases: { late: none, atRisk: none, paused: none, unreplied: none, doubted: none, pool: none },
  chats: { total: 0, promiseAt: null, firstId: null },
  contacts: { toAnswer: 0, unread: 0, replyBy: null, firstId: null },
} as unknown as Overview;
const labels = (overview: Overview | undefined) => areaActions(overview, '/admin').map(({ label }) => label);

test('what waits can be done from everywhere, the gravest first, each leading to where it is done', () => {
  const pool = { total: 1, items: [one({ id: 'b', reference: 'AB-2' })] };
  const late = { total: 1, items: [one({ id: 'a', reference: 'AB-1', city: null, brokerName: 'Dana' })] };
  const waiting = {
    ...calm,
    cases: { ...calm.cases, pool, late },
    contacts: { ...calm.contacts, firstId: 'm' },
  };
  expect(areaActions(waiting, '/admin').slice(0, 3)).toEqual([
    { key: 'a', to: '/admin/cases/a?do=assign', label: 'Reassign Super Visa', aside: 'AB-1' },
    {
      ...{ key: 'b', to: '/admin/cases/b?do=assign', aside: 'AB-2' },
      label: 'Choose a broker for Super Visa, Calgary',
    },
    { key: 'm', to: '/admin/messages/m', label: 'Answer the message that is due first' },
  ]);
  expect(labels(undefined)).toEqual(labels(calm));
  expect(labels(calm)).toContain('Invite a broker');
});

test('an export takes what is filtered on the page that one is on, and everything of another', () => {
  const to = (here: string) =>
    areaActions(undefined, here).flatMap((action) => (action.label.startsWith('Export') ? [action.to] : []));
  expect(to('/admin/cases?city=Calgary')).toEqual([
    ...['/admin/cases?city=Calgary&do=export', '/admin/clients?do=export', '/admin/audit?do=export'],
  ]);
});
