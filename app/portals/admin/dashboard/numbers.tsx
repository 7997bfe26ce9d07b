import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Grouping, Numbers as NumbersRead } from '#app/features/cases/oversight/numbers/schema.ts';
import { PERIOD_DAYS } from '#app/features/cases/oversight/numbers/schema.ts';
import { numbersQuery } from '#app/features/oversight/data.ts';
import { FilterLinks } from '#app/ui/frame/filter-links.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { DayBars } from './day-bars.tsx';
import { minutesText, shareText } from './number-words.ts';
import { NumbersTable } from './numbers-table.tsx';

const PARTS = [
  { name: 'type', label: 'By type', heading: 'Type' },
  { name: 'city', label: 'By city', heading: 'City' },
  {
    ...({ name: 'source', label: 'By source', heading: 'Sent with' } as const),
    note: 'Requests made from a message to us count as sent with the contact form.',
  },
  {
    ...({ name: 'campaign', label: 'By campaign', heading: 'Campaign' } as const),
    note: 'A campaign is what the link said that led here: add utm_source and utm_campaign to links in ads and letters. Nothing else is recorded of where people come from.',
  },
  {
    ...({ name: 'broker', label: 'By broker', heading: 'Broker' } as const),
    note: 'Each request counts once: with the broker who has it, accepted or not, or had it when it was closed. What a broker returned or did not accept in time counts with whoever has it now; their own page counts every request they received.',
  },
] as const satisfies readonly { name: Grouping; label: string; heading: string; note?: string }[];

/** The numbers: the requests of a period beside those of the period before. The choice stands in the address. */
export function Numbers() {
  const [search] = useSearchParams();
  const days = PERIOD_DAYS.find((one) => String(one) === search.get('days')) ?? 30;
  const part = PARTS.find(({ name }) => name === search.get('by')) ?? PARTS[0];
  const { data, isPending, isError, refetch } = useQuery(numbersQuery({ days, by: part.name }));
  return (
    <section aria-labelledby="numbers">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="numbers" className="text-lg font-semibold">
            Numbers
          </h2>
          <p className="text-sm text-slate">
            {`Requests sent in the last ${days} days, as they stand now${data && data.earlier.requests > 0 ? ', beside the period before' : ''}.`}
          </p>
        </div>
        <FilterLinks
          label="Period"
          links={PERIOD_DAYS.map((one) => ({
            label: `${one} days`,
            to: `?days=${one}&by=${part.name}`,
            isCurrent: one === days,
          }))}
        />
      </div>
      {isPending && (
        <div className="mt-4">
          <SkeletonText lines={6} />
        </div>
      )}
      {isError && !data && (
        <div className="mt-5">
          <LoadFailure what="the numbers" onRetry={() => void refetch()} />
        </div>
      )}
      {data && (
        <>
          <Tiles numbers={data} />
          <DayBars days={data.byDay} />
          <div className="mt-8 mb-3">
            <FilterLinks
              label="Divided"
              links={PARTS.map(({ name, label }) => ({
                label,
                to: `?days=${days}&by=${name}`,
                isCurrent: name === part.name,
              }))}
            />
          </div>
          {/* Until the next part is read, the one before stands under its own name. */}
          <NumbersTable by={PARTS.find(({ name }) => name === data.by) ?? part} numbers={data} />
        </>
      )}
    </section>
  );
}

const partOf = ({ part, of }: { part: number; of: number }) => (of === 0 ? 'none yet' : `${part} of ${of}`);

function Tiles({ numbers: { current, earlier } }: { numbers: NumbersRead }) {
  const tiles = [
    { label: 'Requests', value: String(current.requests), before: String(earlier.requests) },
    {
      label: 'Accepted in 2 business hours',
      value: shareText(current.acceptedInTime),
      of: partOf(current.acceptedInTime),
      before: shareText(earlier.acceptedInTime),
    },
    {
      label: 'Time to first contact',
      value: minutesText(current.firstContact.medianMinutes),
      of: `business time, median of ${current.firstContact.of}`,
      before: minutesText(earlier.firstContact.medianMinutes),
    },
    {
      label: 'Contacted on time',
      value: shareText(current.promisesKept),
      of: partOf(current.promisesKept),
      before: shareText(earlier.promisesKept),
    },
    { label: 'Policies placed', value: String(current.won), before: String(earlier.won) },
  ];
  return (
    <dl className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-5">
      {tiles.map(({ label, value, of, before }) => (
        <div
          key={label}
          className="row-span-2 grid grid-rows-subgrid gap-y-1 bg-surface px-4 py-4 first:max-lg:col-span-2 sm:px-5"
        >
          <dt className="text-sm text-slate">{label}</dt>
          <dd>
            <span className="text-2xl font-semibold tabular-nums">{value}</span>
            {of && <span className="block text-xs text-slate">{of}</span>}
            {earlier.requests > 0 && (
              <span className="block text-xs text-slate">{`Previous period: ${before}`}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
