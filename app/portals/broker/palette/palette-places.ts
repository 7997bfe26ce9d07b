import type { BrokerListItem } from '#app/features/cases/queries/broker/schema.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';

export const PAGES = [
  { to: '/broker', label: 'Your requests' },
  { to: '/broker?view=table', label: 'Your requests as a table' },
  { to: '/broker?view=board', label: 'Your requests as a board' },
  { to: '/broker/closed', label: 'Closed requests' },
  { to: '/broker/chats', label: 'Chats' },
  { to: '/broker/notifications', label: 'Notifications' },
  { to: '/broker/numbers', label: 'Your performance' },
  { to: '/broker/availability', label: 'Availability' },
  { to: '/broker/profile', label: 'Profile' },
] as const;

/** The cases that rows are about, each once. */
export function casesOf(items: readonly QueueItem[]) {
  const cases = new Map(items.flatMap(({ case: about }) => (about ? [[about.id, about] as const] : [])));
  return [...cases.values()].map(({ id, name, title, city, reference }) => ({
    id,
    label: name ?? title,
    ...{ city, reference },
  }));
}

/** Closed cases, each once. One that is not the viewer’s to read any more stands in the list of those, found by its reference. */
export function closedCases(items: readonly BrokerListItem[]) {
  const isNewest = ({ id }: BrokerListItem, at: number) => items.findIndex((other) => other.id === id) === at;
  return items.filter(isNewest).map(({ id, contactName, title, city, reference, closedAt }) => ({
    id,
    to: closedAt === null ? `/broker/cases/${id}` : `/broker/closed?q=${reference}`,
    label: contactName ?? title,
    ...{ city, reference },
  }));
}
