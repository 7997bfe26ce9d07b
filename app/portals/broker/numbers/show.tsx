import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PERIODS, type Period } from '#app/features/cases/rules/outcomes/received-periods.ts';
import { ownNumbersQuery } from '#app/features/queue/data.ts';
import type { OwnNumbers } from '#app/features/queue/numbers/schema.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { Card } from '#app/ui/card.tsx';
import { FilterLinks } from '#app/ui/frame/filter-links.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { Figures } from './figures.tsx';
import { daysWords, PERIOD_WORDS, sinceDay } from './number-words.ts';
import { SpanChart } from './span-chart.tsx';
import { Standings } from './standings.tsx';
import { TypeTable } from './type-table.tsx';

export const meta = () => portalMeta('Your performance');

/** What became of the requests that a broker received in a period, which stands in the address. */
export default function BrokerNumbers() {
  const [search] = useSearchParams();
  const period = PERIODS.find((one) => one === search.get('period')) ?? '4w';
  const { data, isError, refetch } = useQuery(ownNumbersQuery(period));
  return (
    <>
      <PageTitle
        lead="What became of the requests you received. Administrators also see your contact times and outcomes."
        actions={
          <FilterLinks
            label="Period"
            links={PERIODS.map((one) => ({
              ...{ to: periodPath(one), label: PERIOD_WORDS[one] },
              isCurrent: one === period,
            }))}
          />
        }
      >
        Your performance
      </PageTitle>
      <div className="mt-6">
        {isError && !data && <LoadFailure what="your numbers" onRetry={() => void refetch()} />}
        {!data && !isError && <SkeletonText lines={6} />}
        {data && <Numbers numbers={data} />}
      </div>
    </>
  );
}

const periodPath = (period: Period) => `/broker/numbers?period=${period}`;

function Numbers({ numbers }: { numbers: OwnNumbers }) {
  const { total, period } = numbers;
  if (total.received === 0) {
    return (
      <EmptyState title={`No requests from ${daysWords(numbers)}`}>
        {period === 'year' ? (
          'Your numbers start with the first request that you receive.'
        ) : (
          <>
            There may be some from earlier: <TextLink to={periodPath('year')}>show this year</TextLink>.
          </>
        )}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="key-figures">
        <h2 id="key-figures" className="mb-3 text-lg font-semibold">
          Received since {sinceDay(numbers)}, as they stand now
        </h2>
        <Figures numbers={numbers} />
      </section>
      <div className="grid gap-6 lg:grid-cols-[2fr_3fr]">
        <Card heading="Where they stand">
          <Standings numbers={numbers} />
        </Card>
        <Card className="min-w-0" heading={period === 'year' ? 'By month received' : 'By week received'}>
          <SpanChart numbers={numbers} />
        </Card>
      </div>
      <section aria-labelledby="by-type">
        <h2 id="by-type" className="mb-3 text-lg font-semibold">
          By type of insurance
        </h2>
        <TypeTable numbers={numbers} />
      </section>
    </div>
  );
}
