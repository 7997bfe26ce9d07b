import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

/** `order` counts on a phone, where both columns become one. */
type Part = { key: string; order: 1 | 2 | 3 | 4 | 5 | 6 | 7; part: ReactNode };

const ORDERS = {
  1: 'order-1',
  2: 'order-2',
  3: 'order-3',
  4: 'order-4',
  5: 'order-5',
  6: 'order-6',
  7: 'order-7',
} as const;

type RequestColumnsProps = { main: readonly Part[]; side: readonly Part[] };

/** The parts of a request: a wide and a narrow column where there is room, otherwise one below the other by importance. */
export function RequestColumns({ main, side }: RequestColumnsProps) {
  return (
    <div className="mt-6 flex flex-col gap-6 lg:grid lg:grid-cols-[1fr_20rem] lg:items-start print:flex">
      <Column parts={main} />
      <Column parts={side} />
    </div>
  );
}

function Column({ parts }: { parts: readonly Part[] }) {
  return (
    <div className="contents min-w-0 lg:flex lg:flex-col lg:gap-6 print:contents">
      {parts.map(({ key, order, part }) => (
        <div key={key} className={classNames('min-w-0 lg:order-none', ORDERS[order])}>
          {part}
        </div>
      ))}
    </div>
  );
}
