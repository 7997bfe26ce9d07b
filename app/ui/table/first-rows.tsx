import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';

const FIRST = 5;
/** A press that shows one or two more is not worth it. */
const NOT_WORTH_FOLDING = 2;

type FirstRowsProps<Row> = { rows: readonly Row[]; children: (rows: readonly Row[]) => ReactNode };

/** The first rows of what is long and seldom read to its end, and the way to all of them. */
export function FirstRows<Row>({ rows, children }: FirstRowsProps<Row>) {
  const [isAll, setAll] = useState(false);
  if (isAll || rows.length <= FIRST + NOT_WORTH_FOLDING) return children(rows);
  return (
    <>
      {children(rows.slice(0, FIRST))}
      <Button look="quiet" size="small" className="mt-2 -ml-3" onClick={() => setAll(true)}>
        {`Show all ${rows.length}`}
      </Button>
    </>
  );
}
