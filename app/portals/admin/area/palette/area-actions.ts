import type { CaseToDecide } from '#app/features/cases/oversight/schema.ts';
import { requestName } from '#app/features/cases/rules/status-text.ts';
import type { Overview } from '#app/features/oversight/schema.ts';
import { addressFor } from './use-addressed.ts';

/** Something that can be done from everywhere: it leads to where it is done, and opens it. */
export type AreaAction = { key: string; to: string; label: string; aside?: string };

/** `Choose a broker for Super Visa, Calgary`, or `Reassign …` where it has one. */
export function assignWords(one: CaseToDecide): string {
  const what = [requestName(one), one.city].filter(Boolean).join(', ');
  return one.brokerName ? `Reassign ${what}` : `Choose a broker for ${what}`;
}

/** What waits on the dashboard, what is most urgent first, and what an administrator begins by themselves. */
export function areaActions(overview: Overview | undefined, here: string): AreaAction[] {
  return [
    ...(overview ? [...assignActions(overview), ...replyActions(overview)] : []),
    { key: 'invite', to: '/admin/brokers/invite', label: 'Invite a broker' },
    { key: 'newsletter', to: '/admin/messages/newsletter/new', label: 'Write a newsletter' },
    ...EXPORTS.map(({ path, label }) => ({
      ...{ key: path, label },
      // What is filtered on the page that one is on stays so.
      to: addressFor(here.split('?')[0] === path ? here : path, 'export'),
    })),
  ];
}

const EXPORTS = [
  { path: '/admin/cases', label: 'Export requests as CSV' },
  { path: '/admin/clients', label: 'Export clients as CSV' },
  { path: '/admin/audit', label: 'Export the audit log as CSV' },
];

function assignActions({ cases }: Overview): AreaAction[] {
  const { late, unreplied, atRisk, paused, pool, doubted } = cases;
  return [late, unreplied, atRisk, paused, pool, doubted]
    .flatMap(({ items }) => items)
    .map((one) => ({
      ...{ key: one.id, label: assignWords(one), aside: one.reference },
      to: addressFor(`/admin/cases/${one.id}`, 'assign'),
    }));
}

function replyActions({ chats, contacts }: Overview): AreaAction[] {
  return [
    ...(chats.firstId
      ? [
          {
            key: chats.firstId,
            to: `/admin/chats/${chats.firstId}`,
            label: 'Open the chat that waits longest',
          },
        ]
      : []),
    ...(contacts.firstId
      ? [
          {
            ...{ key: contacts.firstId, to: `/admin/messages/${contacts.firstId}` },
            label: 'Answer the message that is due first',
          },
        ]
      : []),
  ];
}
