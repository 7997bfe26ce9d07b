import { useQuery } from '@tanstack/react-query';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import { ownNumbersQuery } from '#app/features/queue/data.ts';
import { type OwnNumbers, type ShownWeek, WEEKS } from '#app/features/queue/numbers/schema.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { Card } from '#app/ui/card.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import {
  contactWords,
  countWords,
  givenWords,
  keptWords,
  outcomeWords,
  weeksWithPromises,
  weekWords,
} from './number-words.ts';
import { PromiseChart } from './promise-chart.tsx';

export const meta = () => portalMeta('Your performance');

export default function BrokerNumbers() {
  const { data, isError, refetch } = useQuery(ownNumbersQuery);
  return (
    <>
      <PageTitle lead="This week so far, compared with last week. Administrators also see your contact times and outcomes.">
        Your performance
      </PageTitle>
      <div className="mt-6">
        {isError && !data && <LoadFailure what="your numbers" onRetry={() => void refetch()} />}
        {!data && !isError && <SkeletonText lines={6} />}
        {data && <Numbers {...data} />}
      </div>
    </>
  );
}

function Numbers({ weeks, outcomes }: OwnNumbers) {
  const [thisWeek, lastWeek] = weeks;
  if (!thisWeek || !lastWeek || weeks.every(({ given }) => given === 0)) {
    return (
      <EmptyState title="No numbers yet">
        They start with your first request, and go back {WEEKS} weeks.
      </EmptyState>
    );
  }
  const { contactMinutes, promises, kept, given } = thisWeek;
  const charted = weeksWithPromises(weeks);
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid gap-4 md:grid-cols-3">
        <Figure
          name="Time to first contact"
          help="Median, business hours"
          figure={contactMinutes === null ? null : contactWords(thisWeek)}
          none="No first contact yet this week"
          before={lastWeek.contactMinutes === null ? 'none' : contactWords(lastWeek)}
        />
        <Figure
          name="Contacted on time"
          help="First contact by the promised time"
          figure={promises === 0 ? null : `${kept}`}
          of={`of ${promises}`}
          none="None due yet this week"
          before={keptWords(lastWeek)}
        />
        <Figure
          name="Requests"
          help="New requests you received"
          figure={given === 0 ? null : `${given}`}
          of="received"
          parts={givenWords(thisWeek)}
          none="None yet this week"
          before={countWords(lastWeek)}
        />
      </dl>
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_3fr]">
        <Card heading="Contacted on time, by week">
          {charted.length > 0 ? (
            <PromiseChart weeks={charted} />
          ) : (
            <p className="text-sm text-slate">Nothing has come due in the last {WEEKS} weeks.</p>
          )}
          <details className="mt-5">
            <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-spruce">
              Show as a table
            </summary>
            <div className="mt-2">
              <DataTable caption="Weeks" columns={WEEK_COLUMNS} rows={weeks} rowKey={({ week }) => week} />
            </div>
          </details>
        </Card>
        <section aria-labelledby="outcomes">
          <h2 id="outcomes" className="mb-3 text-lg font-semibold">
            Outcomes of requests from the last {WEEKS} weeks
          </h2>
          <DataTable
            caption="Outcomes by type"
            columns={OUTCOME_COLUMNS}
            rows={outcomes}
            rowKey={({ type }) => type}
          />
        </section>
      </div>
    </div>
  );
}

type FigureProps = {
  name: string;
  help: string;
  /** Null where there is none, which `none` says. */
  figure: string | null;
  of?: string;
  /** What it is made of. */
  parts?: string;
  none: string;
  before: string;
};

function Figure({ name, help, figure, of, parts, none, before }: FigureProps) {
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <dt>
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-slate">{help}</span>
      </dt>
      <dd className="mt-3">
        {figure === null ? (
          <span className="flex min-h-9 items-center text-slate">{none}</span>
        ) : (
          <span className="flex min-h-9 items-baseline gap-1.5">
            <span className="text-2xl font-semibold tabular-nums">{figure}</span>
            {of && <span className="text-slate tabular-nums">{of}</span>}
          </span>
        )}
        {figure !== null && parts && <span className="block text-sm">{parts}</span>}
        <span className="block text-sm text-slate">Last week: {before}</span>
      </dd>
    </div>
  );
}

const WEEK_COLUMNS: Column<ShownWeek>[] = [
  { key: 'week', header: 'Week of', render: ({ week }) => weekWords(week) },
  { key: 'given', header: 'Requests', align: 'right', render: ({ given }) => given },
  { key: 'accepted', header: 'Accepted', align: 'right', render: ({ accepted }) => accepted },
  { key: 'contact', header: 'Time to first contact', align: 'right', render: contactWords },
  { key: 'kept', header: 'Contacted on time', align: 'right', render: keptWords },
];

type Outcome = OwnNumbers['outcomes'][number];

const OUTCOME_COLUMNS: Column<Outcome>[] = [
  {
    key: 'type',
    header: 'Type',
    render: (outcome) => (
      <>
        {typeName(outcome.type)}
        {/* A card for each type would be four lines, most of them a zero. */}
        <span className="block text-sm font-normal text-slate md:hidden">{outcomeWords(outcome)}</span>
      </>
    ),
  },
  counted('open', 'Open'),
  counted('won', 'Policy placed'),
  counted('lost', 'No policy'),
  counted('withdrawn', 'Withdrawn'),
  counted('passedOn', 'Passed on'),
];

function counted(key: Exclude<keyof Outcome, 'type'>, header: string): Column<Outcome> {
  const render = (outcome: Outcome) =>
    outcome[key] === 0 ? <span className="text-slate">0</span> : <strong>{outcome[key]}</strong>;
  return { key, header, align: 'right', isLeftOut: true, render };
}
