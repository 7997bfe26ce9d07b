import { useQuery } from '@tanstack/react-query';
import { DataTable } from '#app/ui/data-table.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { contentReviewsQuery } from '../data.ts';

/** Facts and articles that should be looked at again within thirty days, or should have been. */
export function ContentReviews() {
  const reviews = useQuery(contentReviewsQuery);
  if (reviews.isPending) return <SkeletonText lines={4} />;
  if (reviews.isError)
    return <LoadFailure what="the content to review" onRetry={() => void reviews.refetch()} />;
  const { items } = reviews.data;
  if (items.length === 0) {
    return (
      <EmptyState title="Nothing is due">
        Facts and articles are listed here from thirty days before somebody should look at them again. Once
        that day is over, their pages say that they are being checked.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Content to review"
      rows={items}
      rowKey={({ what, reviewBy }) => `${what} ${reviewBy}`}
      columns={[
        { key: 'what', header: 'What', render: ({ what }) => what },
        {
          key: 'reviewBy',
          header: 'Look again by',
          render: ({ reviewBy, isOver }) => (isOver ? `${reviewBy} (over; the pages say so)` : reviewBy),
        },
      ]}
    />
  );
}
