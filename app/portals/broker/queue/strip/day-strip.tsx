import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { brokerStatsQuery } from '#app/features/cases/data.ts';
import type { BrokerStats } from '#app/features/cases/queries/broker/schema.ts';
import { comingFigure, comingWords } from './coming-words.ts';

/** A broker’s day in one line: how much waits for what, whether promises are kept, and whether more requests come. */
export function DayStrip() {
  const { data: stats } = useQuery(brokerStatsQuery);
  return (
    <nav aria-label="Your day" className="-mx-2 min-h-13 lg:min-h-8 print:hidden">
      {stats && (
        <ul className="flex flex-wrap max-sm:justify-between sm:max-lg:gap-x-6">
          {partsOf(stats).map(({ to, words, figure, brief }) => (
            <li key={to}>
              <Link to={to} className={PART}>
                <span className="lg:hidden">{brief.words}</span>
                <span className="max-lg:hidden">{words}</span>
                <span className="font-semibold text-ink tabular-nums max-lg:text-base">
                  <span className="lg:hidden">{brief.figure}</span>
                  <span className="max-lg:hidden">{figure}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** Where there is less room, the figure stands above what it counts: all four stay side by side. */
const PART =
  'inline-flex min-h-13 items-center gap-x-2 rounded-control px-2 text-sm whitespace-nowrap text-slate no-underline hover:bg-mist hover:text-ink max-lg:flex-col-reverse max-lg:items-start max-lg:justify-center max-lg:text-xs lg:min-h-8';

type Part = { to: string; words: string; figure: string; brief: { words: string; figure: string } };

function partsOf(stats: BrokerStats): Part[] {
  const { toAccept, contactDue, promises, kept } = stats;
  const onTime = `${kept} of ${promises}`;
  return [
    {
      ...{ to: '/broker?clock=accept', words: 'To accept', figure: String(toAccept) },
      brief: { words: 'To accept', figure: String(toAccept) },
    },
    {
      ...{ to: '/broker?uncontacted=1', words: 'Not contacted yet', figure: String(contactDue) },
      brief: { words: 'Not contacted', figure: String(contactDue) },
    },
    {
      ...{ to: '/broker/numbers', words: 'On time, 4 weeks', figure: promises === 0 ? 'none due' : onTime },
      brief: { words: 'On time', figure: promises === 0 ? '–' : onTime },
    },
    {
      ...{ to: '/broker/availability', words: 'New requests', figure: comingWords(stats) },
      brief: { words: 'New today', figure: comingFigure(stats) },
    },
  ];
}
