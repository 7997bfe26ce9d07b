import { useQuery, useQueryClient } from '@tanstack/react-query';
import { conversationQuery, lineSearchQuery, readOlder, type TalkDoor } from '#app/features/messages/data.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { Marked } from '#app/ui/text/marked.tsx';
import { FIRST_FOUND } from './first-found.ts';
import { type Found, foundPlaces, markedPieces, meantWords, rowOf, whenFound } from './found.ts';
import type { StreamEntry } from './stream-rows.ts';

type FoundLinesProps = {
  door: TalkDoor;
  /** What stands among the messages. */
  entries: readonly StreamEntry[];
  words: string;
  /** What was chosen, by its key and that of its row. */
  onOpen: (key: string, row: string) => void;
};

/** The messages and events that hold some words, the newest first; each leads to its place. */
export function FoundLines({ door, entries, words, onOpen }: FoundLinesProps) {
  const exact = useQuery(lineSearchQuery(door, words));
  const client = useQueryClient();
  const linesHere = () => client.getQueryData(conversationQuery(door).queryKey)?.lines ?? [];
  const isNothing = exact.data && foundPlaces(exact.data.items, entries, words).length === 0;
  const here = () => [...linesHere().map(({ body }) => body), ...entries.map((entry) => entry.words)];
  const meant = isNothing ? meantWords(words, here()) : null;
  const near = useQuery({ ...lineSearchQuery(door, meant ?? ''), enabled: meant !== null });
  const { data, isError, refetch } = meant ? near : exact;
  const sought = meant ?? words;
  /** Older pages come until the place is there: nothing stands before the first line that was read. */
  const open = async ({ key, at }: Found) => {
    const isKnown = () => linesHere().some(({ createdAt }) => createdAt <= at);
    while (!isKnown() && (await readOlder(client, door)));
    onOpen(key, rowOf(key, linesHere()));
  };
  const found = data ? foundPlaces(data.items, entries, sought) : [];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-4 sm:p-5">
      <p role="status" className="mb-3 text-sm text-slate">
        {words.trim().length < 2 && 'Type at least two letters.'}
        {meant && `Nothing contains “${words.trim()}”. What contains “${meant}”: `}
        {data && foundWords(found.length, sought)}
      </p>
      {isError && <LoadFailure what="the search" onRetry={() => void refetch()} />}
      {!data && !isError && words.trim().length >= 2 && <SkeletonText lines={4} />}
      <ol className="flex flex-col gap-1">
        {found.map((place, at) => (
          <li key={place.key}>
            <button
              type="button"
              {...(at === 0 && { id: FIRST_FOUND })}
              onClick={() => void open(place)}
              className="w-full rounded-control px-3 py-2 text-left text-sm hover:bg-mist"
            >
              <span className="flex flex-wrap gap-x-2 text-xs text-slate">
                <span className="font-semibold text-ink">{place.heading}</span>
                {whenFound(place)}
              </span>
              <span className="line-clamp-2 wrap-anywhere">
                <Marked pieces={markedPieces(place.text, sought)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function foundWords(count: number, words: string): string {
  if (count === 0)
    return `No message, document name or history entry contains “${words.trim()}”. Quotes and the answers to the form are not searched: look in their own tabs.`;
  return count === 1 ? '1 result' : `${count} results`;
}
