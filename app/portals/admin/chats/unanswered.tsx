import { useQuery } from '@tanstack/react-query';
import { unansweredQuery } from '#app/features/chat/data.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { NearestAnswers } from './nearest-answers.tsx';
import { TeachLink } from './teach/teach-link.tsx';

/** What visitors asked and the pages do not answer, the most frequent first: what to write next. */
export function UnansweredQuestions() {
  const questions = useQuery(unansweredQuery);
  if (questions.isPending) return <SkeletonText lines={6} />;
  if (questions.isError) return <LoadFailure what="the questions" onRetry={() => void questions.refetch()} />;
  const { items } = questions.data;
  if (items.length === 0) {
    return (
      <EmptyState title="Every question had an answer">
        Questions that no page of the site answers are counted here, for 30 days after they were asked last.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Questions that no page of the site answers"
      columns={[
        { key: 'question', header: 'Question, as asked last', render: ({ question }) => question },
        {
          key: 'nearest',
          header: 'Nearest answers',
          render: ({ nearest }) => <NearestAnswers nearest={nearest} />,
        },
        { key: 'count', header: 'Times asked', align: 'right', render: ({ count }) => count },
        {
          key: 'last',
          header: 'Last asked',
          render: ({ lastAskedAt }) => formatAlbertaTime(new Date(lastAskedAt), 'short'),
        },
        {
          key: 'teach',
          header: 'What to do',
          render: ({ question, nearest }) => <TeachLink question={question} nearest={nearest} />,
        },
      ]}
      rows={items}
      rowKey={({ question }) => question}
    />
  );
}
