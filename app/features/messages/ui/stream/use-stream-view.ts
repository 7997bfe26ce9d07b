import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '#app/features/messages/conversation.ts';
import { type LineToSend, readOlder, type TalkDoor } from '#app/features/messages/data.ts';
import { type StreamEntry, type StreamFilter, streamRows } from './stream-rows.ts';

type Shown = {
  door: TalkDoor;
  known: Conversation;
  entries: readonly StreamEntry[];
  unsent?: readonly LineToSend[];
  /** Up to here everything was seen when the page was opened; 0 marks nothing as unread. */
  readUpTo?: number;
};

/** What of a letter exchange is looked at: its rows, the words that are looked for, and the way to a line that was found. */
export function useStreamView({ door, known, entries, unsent = [], readUpTo = 0 }: Shown) {
  const client = useQueryClient();
  const [filter, setFilter] = useState<StreamFilter>('all');
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{ key: string | undefined; count: number }>();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const hasOlder = known.olderCursor !== null;
  const attached = new Set([...known.lines, ...unsent].flatMap(({ documentIds }) => documentIds));
  const rows = streamRows({
    // Documents that came with a message stand in it.
    entries:
      filter === 'documents' || filter === 'history'
        ? entries
        : entries.filter(({ key }) => !attached.has(key)),
    ...{ lines: known.lines, unsent, filter, readUpTo, hasOlder, unfolded },
  });
  const showOlder = () => readOlder(client, door);
  /** What is looked for anew, or written, takes the mark from what was found before. */
  const look = (sought: string) => {
    setWords(sought);
    setFound((before) => before && { ...before, key: undefined });
  };
  /** Goes to a place that was found, by its key and that of its row. */
  const openFound = (key: string, row: string) => {
    setWords('');
    setFilter('all');
    setUnfolded((before) => new Set([...before, key]));
    setFound((before) => ({ key: row, count: (before?.count ?? 0) + 1 }));
  };
  const fold = (steps: readonly StreamEntry[], isOpen: boolean) => {
    const keys = new Set(steps.map(({ key }) => key));
    setUnfolded(
      (before) => new Set(isOpen ? [...before].filter((key) => !keys.has(key)) : [...before, ...keys]),
    );
  };
  /** What is written now stands there, whatever was looked at. */
  const showTalk = () => {
    look('');
    setFilter((before) => (before === 'messages' ? before : 'all'));
  };
  return {
    ...{ rows, words, showOlder, openFound, showTalk, fold },
    goTo: found?.key,
    /** How many were opened: each closes the search that found it. */
    opened: found?.count ?? 0,
    hasOlder: hasOlder && filter !== 'documents',
    tools: { filter, words, onFilter: setFilter, onWords: look },
  };
}
