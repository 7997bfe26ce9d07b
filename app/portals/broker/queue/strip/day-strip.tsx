import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { brokerStatsQuery } from '#app/features/cases/data.ts';
import type { BrokerStats } from '#app/features/cases/schema.ts';
import { comingWords } from './coming-words.ts';

/** A broker’s day in one line: how much waits for what, whether promises are kept, and whether more requests come. */
export function DayStrip() {
  const { data: stats } = useQuery(brokerStatsQuery);
  return (
    <nav aria-label="Your day" className="min-h-11 -mx-6 overflow-x-auto px-6 lg:min-h-8 print:hidden">
      {stats && (
        <ul className="-mx-2 flex w-max">
          {partsOf(stats).map(({ to, words, figure }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm whitespace-nowrap text-slate no-underline hover:bg-mist hover:text-ink lg:min-h-8"
              >
                {words}
                <span className="font-semibold text-ink tabular-nums">{figure}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

type Part = { to: string; words: string; figure: string };

function partsOf(stats: BrokerStats): Part[] {
  const { toAccept, contactDue, promises, kept } = stats;
  return [
    { to: '/broker?clock=accept', words: 'To accept', figure: String(toAccept) },
    { to: '/broker?stage=contact', words: 'First contact', figure: String(contactDue) },
    {
      to: '/broker/numbers',
      words: 'On time, 30 days',
      figure: promises === 0 ? 'none due' : `${kept} of ${promises}`,
    },
    { to: '/broker/availability', words: 'New requests', figure: comingWords(stats) },
    { to: '/broker?show=closed', words: 'Closed requests', figure: '' },
  ];
}
