import type { ReactNode } from 'react';
import type { LineToSend } from '#app/features/messages/data.ts';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { pastDay } from '#app/platform/clock/past-time.ts';
import { now } from '#app/platform/now.ts';

export const STREAM_FILTERS = ['all', 'messages', 'documents', 'history'] as const;
export type StreamFilter = (typeof STREAM_FILTERS)[number];

/** Something beside messages that stands in the letter exchange: a document, a quote, a change of status. */
export type StreamEntry = {
  key: string;
  at: string;
  group: Exclude<StreamFilter, 'all' | 'messages'>;
  /** What it says, for a search; what belongs to it follows on lines of its own. */
  words: string;
  node: ReactNode;
};

export type StreamRow =
  | { key: string; kind: 'day'; label: string }
  | { key: string; kind: 'unread' }
  | { key: string; kind: 'line'; line: CaseLine; isContinued: boolean }
  | { key: string; kind: 'entry'; entry: StreamEntry }
  | { key: string; kind: 'unsent'; line: LineToSend };

type Told = {
  lines: readonly CaseLine[];
  entries: readonly StreamEntry[];
  unsent: readonly LineToSend[];
  filter: StreamFilter;
  /** Older lines are there that were not read yet: what is older than these waits with them. */
  hasOlder: boolean;
  /** Up to here everything was seen when the page was opened. */
  readUpTo: number;
};

/** Lines so close together are one turn of the same person, and named once. */
const TURN_MS = 10 * 60_000;

/** Everything that was said and done, in order, with the days between and where the unread part begins. */
export function streamRows({ lines, entries, unsent, filter, hasOlder, readUpTo }: Told): StreamRow[] {
  const from = hasOlder ? (lines[0]?.createdAt ?? '') : '';
  const dated = [
    ...(filter === 'all' || filter === 'messages' ? lines.map(lineItem) : []),
    ...entries
      .filter(({ group, at }) => at >= from && (filter === 'all' || filter === group))
      .map((entry) => ({ at: entry.at, key: entry.key, entry })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const isNew = (line: CaseLine) => line.position > readUpTo && !line.isYours && line.kind === 'said';
  const rows: StreamRow[] = [];
  let day = '';
  let hasUnread = false;
  let turn: CaseLine | null = null;
  for (const item of dated) {
    const today = albertaDate(new Date(item.at));
    if (today !== day) {
      rows.push({ key: `day-${today}`, kind: 'day', label: pastDay(new Date(item.at), now()) });
      turn = null;
    }
    day = today;
    if ('entry' in item) {
      rows.push({ key: item.key, kind: 'entry', entry: item.entry });
      turn = null;
      continue;
    }
    const { line } = item;
    if (!hasUnread && readUpTo > 0 && isNew(line)) {
      rows.push({ key: 'unread', kind: 'unread' });
      hasUnread = true;
      turn = null;
    }
    rows.push({ key: item.key, kind: 'line', line, isContinued: continues(turn, line) });
    turn = line;
  }
  const shown = filter === 'all' || filter === 'messages' ? unsent : [];
  return [...rows, ...shown.map((line) => ({ key: line.clientId, kind: 'unsent' as const, line }))];
}

/** What was sent from here keeps the key it had while it was on its way. */
const lineItem = (line: CaseLine) => ({ at: line.createdAt, key: line.clientId ?? line.id, line });

function continues(before: CaseLine | null, line: CaseLine): boolean {
  if (!before || line.kind === 'note' || before.kind !== line.kind || before.author !== line.author)
    return false;
  if (before.role !== line.role) return false;
  return Date.parse(line.createdAt) - Date.parse(before.createdAt) < TURN_MS;
}

/** A time of day among others of the same day, which all are Alberta time. */
export function timeOfDay(at: string): string {
  return formatAlbertaTime(new Date(at), 'clock');
}
