import type { ReactNode } from 'react';
import type { OwnNumbers } from '#app/features/queue/numbers/schema.ts';
import { CountLink } from './count-link.tsx';
import { acceptedWords, arrangedWords, type Counted, minutesWords, shareWords } from './number-words.ts';

/** The key figures of a period. Each counts the requests received in it, and opens them. */
export function Figures({ numbers }: { numbers: OwnNumbers }) {
  const { total, period, from, to } = numbers;
  const { accepted, toAccept, kept, missed, contacted, contactMinutes, quoted } = total;
  const counted = (part: Counted) => <CountLink {...{ period, from, to, part }} count={total[part]} />;
  const due = kept + missed;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3 xl:grid-cols-6">
      <Figure name="Requests received" figure={counted('received')}>
        {toAccept > 0 ? `${toAccept} still to accept` : 'none left to accept'}
      </Figure>
      <Figure name="Accepted" figure={counted('accepted')}>
        {acceptedWords(total)}
      </Figure>
      <Figure name="Contacted on time" figure={counted('kept')}>
        {due === 0 ? 'none due yet' : `${shareWords(kept, due)} of ${due} due`}
      </Figure>
      <Figure name="Median first contact" figure={minutesWords(contactMinutes)}>
        {contacted === 0 ? 'nobody contacted yet' : <>business time, of {counted('contacted')}</>}
      </Figure>
      <Figure name="Quoted on this site" figure={counted('quoted')}>
        {accepted === 0 ? 'none accepted yet' : `${shareWords(quoted, accepted)} of ${accepted} accepted`}
      </Figure>
      <Figure name="Policies arranged" figure={counted('won')}>
        {arrangedWords(total)}
      </Figure>
    </dl>
  );
}

type FigureProps = { name: string; figure: ReactNode; children: ReactNode };

function Figure({ name, figure, children }: FigureProps) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid gap-y-1 bg-surface px-4 py-4 sm:px-5">
      <dt className="text-sm text-slate">{name}</dt>
      <dd>
        <span className="block text-2xl font-semibold whitespace-nowrap tabular-nums">{figure}</span>
        <span className="block text-xs text-slate tabular-nums">{children}</span>
      </dd>
    </div>
  );
}
