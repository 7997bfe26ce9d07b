import type { CaseLine, LinePage } from './schema.ts';

/** What a page of the browser knows of a conversation: all lines from the oldest it has read on, in order. */
export type Conversation = Omit<LinePage, 'items' | 'nextCursor'> & {
  lines: CaseLine[];
  /** Leads to the lines before these; null when these are all. */
  olderCursor: string | null;
};

/** A conversation as its newest page shows it. */
export function openConversation({ items, nextCursor, ...standing }: LinePage): Conversation {
  return { ...standing, lines: items, olderCursor: nextCursor };
}

/** The same with what was added and changed since; what is older than anything known stays for later. */
export function withChanges(known: Conversation, { items, nextCursor, ...standing }: LinePage): Conversation {
  const oldest = known.lines[0]?.position ?? 0;
  const isWanted = ({ position }: CaseLine) => known.olderCursor === null || position >= oldest;
  return { ...known, ...standing, lines: inOrder(known.lines, items.filter(isWanted)) };
}

/** The same with the page before it. */
export function withOlder(known: Conversation, { items, nextCursor }: LinePage): Conversation {
  // What is known already is at least as new.
  return { ...known, lines: inOrder(items, known.lines), olderCursor: nextCursor };
}

/** The same with a line that was just written or changed; its revision is not known, so the next reading counts. */
export function withLine(known: Conversation, line: CaseLine): Conversation {
  return { ...known, lines: inOrder(known.lines, [line]) };
}

/** The messages of others that have come since somebody had read up to a place, and that they have not answered. */
export function unansweredSince({ lines }: Conversation, readUpTo: number): readonly CaseLine[] {
  const answered = lines.findLast(({ isYours }) => isYours)?.position ?? 0;
  const isNew = ({ position, isYours, kind, deletedAt }: CaseLine) =>
    position > Math.max(readUpTo, answered) && !isYours && kind === 'said' && !deletedAt;
  return lines.filter(isNew);
}

/** One line a position; of two the later one counts. */
function inOrder(before: readonly CaseLine[], after: readonly CaseLine[]): CaseLine[] {
  const byPosition = new Map([...before, ...after].map((line) => [line.position, line]));
  return [...byPosition.values()].toSorted((a, b) => a.position - b.position);
}
