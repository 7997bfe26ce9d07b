import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Grouping } from '#app/features/cases/oversight/numbers/groupings.ts';
import { PERIOD_DAYS } from '#app/features/cases/oversight/numbers/groupings.ts';
import type { Numbers as NumbersRead } from '#app/features/cases/oversight/numbers/schema.ts';
import { shortDay } from '#app/features/cases/ui/deadline/short-time.ts';
import { numbersQuery } from '#app/features/oversight/data.ts';
import { FilterLinks } from '#app/ui/frame/filter-links.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { DayBars } from './day-bars.tsx';
import { NumberTiles } from './number-tiles.tsx';
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
    note: 'A campaign comes from the link that led here: add utm_source and utm_campaign to links in ads and letters. Nothing else is recorded about where people come from.',
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
          <p className="max-w-text text-sm text-slate">
            {`Requests sent in the last ${days} days, as they stand now${data ? besideWords(data) : '.'}`}
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
          <NumberTiles numbers={data} />
          <DayBars key={data.days} numbers={data} />
          <div className="mt-8 mb-3">
            <FilterLinks
              label="Group by"
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

/** What the numbers stand beside. */
function besideWords({ days, before: { from, to }, earlier }: NumbersRead): string {
  const [first, last] = [from, to].map((at) => shortDay(new Date(at)));
  return earlier.requests > 0
    ? `, compared with the ${days} days before (${first} to ${last}, up to the same time of day).`
    : `. In the ${days} days before there were none to compare them with.`;
}
