import { Link } from 'react-router';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import type { CaseType } from '#app/features/cases/schema.ts';
import type { OwnNumbers, ShownSpan } from '#app/features/queue/numbers/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import { COUNTED_WORDS, type Counted, daysWords } from './number-words.ts';

/** Which requests a number counts: what of them, of which days and of which type. */
export type Behind = Pick<OwnNumbers, 'period'> &
  Pick<ShownSpan, 'from' | 'to'> & { part: Counted; type?: CaseType | undefined };

/** The list of the requests that a number counts. */
export function behindPath({ period, from, to, part, type }: Behind): string {
  const search = new URLSearchParams({
    ...{ period, from, to },
    ...(part !== 'received' && { part }),
    ...(type && { type }),
  });
  return `/broker/numbers/requests?${search}`;
}

type CountLinkProps = Behind & { count: number; className?: string };

/** A number that opens the requests it counts; there is nothing to open behind a zero. */
export function CountLink({ count, className, ...behind }: CountLinkProps) {
  if (count === 0) return <span className={classNames('text-slate', className)}>0</span>;
  const about = [COUNTED_WORDS[behind.part], behind.type && typeName(behind.type), daysWords(behind)];
  return (
    <Link
      prefetch="intent"
      to={behindPath(behind)}
      className={classNames(
        // What only screen readers say must not widen the page from inside a table that scrolls.
        'relative text-ink underline decoration-control decoration-1 underline-offset-4 hover:decoration-current',
        className,
      )}
    >
      {count}
      <span className="sr-only"> {about.filter(Boolean).join(', ')}: show these requests</span>
    </Link>
  );
}
