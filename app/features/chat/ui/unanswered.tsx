import { useQuery } from '@tanstack/react-query';
import { Card } from '#app/ui/card.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { unansweredQuery } from '../data.ts';

/** What visitors asked and the pages do not answer, the most frequent first: what to write next. */
export function UnansweredQuestions() {
  const { data } = useQuery(unansweredQuery);
  if (!data || data.items.length === 0) return null;
  return (
    <Card heading="Questions without an answer">
      <DataTable
        caption="Questions that no page of the site answers"
        columns={[
          { key: 'question', header: 'Question', render: ({ question }) => question },
          { key: 'count', header: 'Asked', align: 'right', render: ({ count }) => count },
        ]}
        rows={data.items}
        rowKey={({ question }) => question}
      />
    </Card>
  );
}
