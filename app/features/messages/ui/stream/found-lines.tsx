import { useQuery } from '@tanstack/react-query';
import { lineSearchQuery, type TalkDoor } from '#app/features/messages/data.ts';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { lineAuthor } from './line-author.ts';

type FoundLinesProps = { door: TalkDoor; words: string; onOpen: (line: CaseLine) => void };

/** The messages that hold some words, the newest first; each leads to its place. */
export function FoundLines({ door, words, onOpen }: FoundLinesProps) {
  const { data, isError, refetch } = useQuery(lineSearchQuery(door, words));
  const lines = data?.items.toReversed() ?? [];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-4 sm:p-5">
      <p role="status" className="mb-3 text-sm text-slate">
        {words.trim().length < 2 && 'Type at least two letters.'}
        {data && (lines.length === 1 ? '1 message found.' : `${lines.length} messages found.`)}
      </p>
      {isError && <LoadFailure what="the search" onRetry={() => void refetch()} />}
      {!data && !isError && words.trim().length >= 2 && <SkeletonText lines={4} />}
      <ol className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line.id}>
            <button
              type="button"
              onClick={() => onOpen(line)}
              className="w-full rounded-control px-3 py-2 text-left text-sm hover:bg-mist"
            >
              <span className="flex flex-wrap gap-x-2 text-xs text-slate">
                <span className="font-semibold text-ink">{lineAuthor(line).shown}</span>
                {formatAlbertaTime(new Date(line.createdAt), 'dateTime')}
              </span>
              <span className="line-clamp-2 wrap-anywhere">{line.body}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
