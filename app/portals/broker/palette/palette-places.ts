import type { BrokerListItem } from '#app/features/cases/queries/broker/schema.ts';
import { type CaseStage, type CaseStatus, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { endWords } from '../closed/end-words.ts';
import { COLUMN_WORDS, COLUMNS } from '../queue/board/columns.ts';
import { rowStatusWords } from '../queue/words/row-words.ts';

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
  return [...cases.values()].map(({ id, name, title, status, stage, city, reference }) => ({
    ...{ id, to: `/broker/cases/${id}`, label: name ?? title },
    about: aboutWords({ name, title }, stageWords(status, stage)),
    ...{ city, reference },
  }));
}

/** What tells one request of somebody from another of theirs: `Auto insurance · Quoting`. */
const aboutWords = ({ name, title }: { name: string | null; title: string }, standing: string) =>
  name ? `${title.replace(/ request$/, '')} · ${standing}` : standing;

function stageWords(status: CaseStatus, stage: CaseStage): string {
  const column = isOpenStatus(status) ? COLUMNS.find((one) => one === stage) : undefined;
  return column ? COLUMN_WORDS[column] : rowStatusWords(status);
}

/** Closed cases, each once, and none that `others` name already. One that is not the viewer’s to read any more stands in the list of those, found by its reference. */
export function closedCases(items: readonly BrokerListItem[], others: readonly { id: string }[]) {
  const isNewest = ({ id }: BrokerListItem, at: number) => items.findIndex((other) => other.id === id) === at;
  const isNew = ({ id }: BrokerListItem) => others.every((other) => other.id !== id);
  return items
    .filter((item, at) => isNewest(item, at) && isNew(item))
    .map((item) => {
      const { id, contactName: name, title, city, reference, closedAt } = item;
      return {
        id,
        to: closedAt === null ? `/broker/cases/${id}` : `/broker/closed?q=${reference}`,
        label: name ?? title,
        about: aboutWords({ name, title }, endWords(item)),
        ...{ city, reference },
      };
    });
}
