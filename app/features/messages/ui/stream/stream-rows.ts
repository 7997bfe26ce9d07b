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
  /** With messages stands what is said and answered like one. */
  group: Exclude<StreamFilter, 'all'>;
  /** A step on the way, which only says how a case went: several in a row fold into one line. */
  isStep: boolean;
  /** The reader has done it. */
  isYours?: boolean;
  /** What it says, for a search; what belongs to it follows on lines of its own. */
  words: string;
  node: ReactNode;
};

export type StreamRow =
  | { key: string; kind: 'day'; label: string }
  | { key: string; kind: 'unread' }
  | { key: string; kind: 'line'; line: CaseLine; isContinued: boolean; isFirst: boolean }
  | { key: string; kind: 'entry'; entry: StreamEntry }
  | { key: string; kind: 'steps'; steps: readonly StreamEntry[]; isOpen: boolean; days: string }
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
  /** Keys of steps that are not to be folded away. */
  unfolded: ReadonlySet<string>;
};

/** Lines so close together are one turn of the same person, and named once. */
const TURN_MS = 10 * 60_000;

/** By their times as they are written; to compare them as words takes a phone many times as long. */
function byTime(one: { at: string }, other: { at: string }): number {
  if (one.at === other.at) return 0;
  return one.at < other.at ? -1 : 1;
}

/** Everything that was said and done, in order, with the days between and where the unread part begins. */
export function streamRows({
  lines,
  entries,
  unsent,
  filter,
  hasOlder,
  readUpTo,
  unfolded,
}: Told): StreamRow[] {
  const from = hasOlder ? (lines[0]?.createdAt ?? '') : '';
  const hasLines = filter === 'all' || filter === 'messages';
  const dated = [
    ...(hasLines ? lines.map(lineItem) : []),
    ...entries
      .filter((entry) => entry.at >= from && isShown(entry, filter))
      .map((entry) => ({ at: entry.at, key: entry.key, entry })),
  ].toSorted(byTime);
  const isNew = (line: CaseLine) => line.position > readUpTo && !line.isYours && line.kind === 'said';
  const rows: StreamRow[] = [];
  let day = '';
  let hasUnread = false;
  let turn: CaseLine | null = null;
  /** Who has written on this day. */
  const named = new Set<string | null>();
  const begin = (at: string) => {
    const today = albertaDate(new Date(at));
    if (today === day) return;
    rows.push({ key: `day-${today}`, kind: 'day', label: pastDay(new Date(at), now()) });
    day = today;
    named.clear();
    turn = null;
  };
  const folded = filter === 'all' ? inRuns(dated) : dated;
  // Where there is nothing but steps they are what there is to read.
  for (const item of folded.length === 1 ? dated : folded) {
    if ('steps' in item) {
      const isOpen = item.steps.some(({ key }) => unfolded.has(key));
      const days = daysOf(item.steps);
      if (days === '') begin(item.at);
      rows.push({ key: `steps-${item.key}`, kind: 'steps', steps: item.steps, isOpen, days });
      for (const entry of isOpen ? item.steps : []) {
        begin(entry.at);
        rows.push({ key: entry.key, kind: 'entry', entry });
      }
      turn = null;
      continue;
    }
    begin(item.at);
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
    const isFirst = !named.has(line.author);
    named.add(line.author);
    rows.push({ key: item.key, kind: 'line', line, isContinued: continues(turn, line), isFirst });
    turn = line;
  }
  const shown = hasLines ? unsent : [];
  return [...rows, ...shown.map((line) => ({ key: line.clientId, kind: 'unsent' as const, line }))];
}

/** Whether the reader has done what a row says: of steps the last. */
export function isOwnRow(row: StreamRow | undefined): boolean {
  if (row?.kind === 'steps') return row.steps.at(-1)?.isYours === true;
  if (row?.kind === 'entry') return row.entry.isYours === true;
  return row?.kind === 'unsent' || (row?.kind === 'line' && row.line.isYours);
}

/** The history is all that happened beside messages, line by line. */
function isShown({ group }: StreamEntry, filter: StreamFilter): boolean {
  return filter === 'all' || filter === 'history' || filter === group;
}

type Item = { at: string; key: string } & ({ line: CaseLine } | { entry: StreamEntry });
type Run = { at: string; key: string; steps: StreamEntry[] };

/** Steps with nothing between them as one; a step alone stays a line. */
function inRuns(items: readonly Item[]): (Item | Run)[] {
  const runs: (Item | Run)[] = [];
  for (const item of items) {
    const before = runs.at(-1);
    const step = 'entry' in item && item.entry.isStep ? item.entry : undefined;
    if (step && before && 'steps' in before) before.steps.push(step);
    else if (step && before && 'entry' in before && before.entry.isStep)
      runs[runs.length - 1] = { at: before.at, key: before.key, steps: [before.entry, step] };
    else runs.push(item);
  }
  return runs;
}

/** From which day to which steps were taken; nothing where it is one, as they stand below it. */
function daysOf(steps: readonly StreamEntry[]): string {
  const ends = [steps[0], steps.at(-1)].flatMap((step) => (step ? pastDay(new Date(step.at), now()) : []));
  return ends[0] === ends[1] ? '' : ends.join(' to ');
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
