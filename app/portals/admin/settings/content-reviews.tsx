import { useQuery } from '@tanstack/react-query';
import { contentReviewsQuery } from '#app/features/content-review/data.ts';
import type { DueReview } from '#app/features/content-review/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import { TextAnchor, TextLink } from '#app/ui/text/text-link.tsx';

/** Which facts and articles somebody has to look at again, and by when: first what is due, then what comes after. */
export function ContentReviews() {
  const { data, isPending, refetch } = useQuery(contentReviewsQuery);
  if (isPending) return <SkeletonText lines={8} />;
  if (!data) return <LoadFailure what="the content to review" onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-8">
      <section>
        <h2 className="mb-3 text-lg font-semibold">Due within thirty days</h2>
        {data.items.length === 0 ? (
          <EmptyState title="Nothing to review now">
            A fact or an article is listed here thirty days before its day. Past that day, its pages say so.
          </EmptyState>
        ) : (
          <Reviews caption="Content to review within thirty days" reviews={data.items} />
        )}
      </section>
      {data.later.length > 0 && (
        <section>
          <h2 className="mb-3 text-lg font-semibold">Later</h2>
          <Reviews caption="Content to review later" reviews={data.later} />
        </section>
      )}
    </div>
  );
}

function Reviews({ caption, reviews }: { caption: string; reviews: readonly DueReview[] }) {
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={reviews}
      rowKey={({ what, reviewBy }) => `${what} ${reviewBy}`}
    />
  );
}

/** An article opens; facts are read below, each with its source. */
function What({ review: { what, path, facts } }: { review: DueReview }) {
  if (path) return <TextLink to={path}>{what}</TextLink>;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer">{what}</summary>
      <ul className="mt-2 flex flex-col gap-2 font-normal">
        {facts.map(({ statement, source, url }) => (
          <li key={statement} className="wrap-anywhere">
            {statement}{' '}
            {url ? (
              <TextAnchor href={url} rel="noreferrer" target="_blank">
                {source}
              </TextAnchor>
            ) : (
              <span className="text-slate">{source}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const COLUMNS: Column<DueReview>[] = [
  { key: 'what', header: 'What', isFilling: true, render: (review) => <What review={review} /> },
  {
    key: 'by',
    header: 'Review by',
    isOneLine: true,
    render: ({ reviewBy, isOver }) =>
      isOver ? <Badge tone="danger">{`Overdue since ${dayWords(reviewBy)}`}</Badge> : dayWords(reviewBy),
  },
];
