import { type CaseStage, stageAfter } from '#app/features/cases/rules/statuses.ts';
import { QUEUE_STAGES } from '#app/features/queue/filters.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';

export const COLUMNS = QUEUE_STAGES;
export type Column = (typeof COLUMNS)[number];

export const COLUMN_WORDS: Record<Column, string> = {
  matching: 'To accept',
  contact: 'Contact',
  information: 'Information',
  quoting: 'Quoting',
  decision: 'Decision',
  completed: 'Policy',
};

/** The columns that stand on a board: a policy comes back to it only while its client waits for something. */
export function columnsShown(cards: Record<Column, readonly Card[]>): readonly Column[] {
  return COLUMNS.filter((column) => column !== 'completed' || cards.completed.length > 0);
}

/** A case on the board: what is to be done on it first, and how many other rows of the queue are about it. */
export type Card = { item: QueueItem & { case: NonNullable<QueueItem['case']> }; others: number };

/** The rows of a queue as cards in their columns: one for each case, by the clock of it that runs out first. */
export function cardsByColumn(items: readonly QueueItem[]): Record<Column, Card[]> {
  const cards = new Map<string, Card>();
  for (const item of items) {
    if (!item.case) continue;
    const row = { ...item, case: item.case };
    const before = cards.get(item.case.id);
    if (!before) cards.set(item.case.id, { item: row, others: 0 });
    else {
      const first = isSooner(item, before.item) ? row : before.item;
      cards.set(item.case.id, { item: first, others: before.others + 1 });
    }
  }
  const inStage = (stage: CaseStage) => [...cards.values()].filter(({ item }) => item.case.stage === stage);
  return {
    matching: inStage('matching'),
    contact: inStage('contact'),
    information: inStage('information'),
    quoting: inStage('quoting'),
    decision: inStage('decision'),
    completed: inStage('completed'),
  };
}

/** The column to which a step leads that moves a case to another status. */
export function columnAfter(
  from: NonNullable<QueueItem['case']>['status'],
  to: NonNullable<QueueItem['case']>['status'],
): Column | undefined {
  const stage = stageAfter(from, to);
  return COLUMNS.find((column) => column === stage);
}

function isSooner(one: QueueItem, other: QueueItem): boolean {
  if (one.dueAt === null) return false;
  return other.dueAt === null || one.dueAt < other.dueAt;
}
