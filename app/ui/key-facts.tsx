import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { EmailText } from './text/email-text.tsx';

/** `action` stands at the end of its line. */
export type KeyFact = { term: string; detail: ReactNode; action?: ReactNode };

type KeyFactsProps = {
  facts: readonly KeyFact[];
  /** For people who work with many of them: small, and always side by side. */
  isDense?: boolean;
  label?: string;
  className?: string;
};

const ROOMY = 'py-2.5 gap-x-6 @sm:grid-cols-[minmax(9rem,3fr)_5fr]';
const WITH_ACTION = 'py-2.5 gap-x-4 grid-cols-[minmax(0,1fr)_auto] @sm:grid-cols-[minmax(9rem,3fr)_5fr_auto]';
/** What is longer stands below its term, as wide as both. */
const LONGEST_BESIDE = 40;
const isLong = (detail: ReactNode) => typeof detail === 'string' && detail.length > LONGEST_BESIDE;
const DENSE = 'gap-x-3 py-0.5 text-sm leading-5';

/** Terms and their values: side by side where there is room, stacked where it is narrow. */
export function KeyFacts({ facts, isDense = false, label, className }: KeyFactsProps) {
  const look = isDense ? DENSE : ROOMY;
  return (
    <dl aria-label={label} className={classNames('@container divide-y divide-line', className)}>
      {facts.map(({ term, detail, action }) => (
        <div
          key={term}
          className={classNames(
            'grid first:pt-0 last:pb-0',
            action === undefined ? look : WITH_ACTION,
            isDense && !isLong(detail) && 'grid-cols-[1fr_1.1fr]',
          )}
        >
          <dt
            className={classNames('text-slate', isDense ? 'pt-0.5 text-xs leading-4' : 'text-sm leading-7')}
          >
            {term}
          </dt>
          <dd
            className={classNames(
              'min-w-0 font-medium wrap-anywhere',
              action !== undefined && 'row-start-2 @sm:col-start-2 @sm:row-start-1',
            )}
          >
            {typeof detail === 'string' && detail.includes('@') ? <EmailText email={detail} /> : detail}
          </dd>
          {action !== undefined && (
            <dd className="col-start-2 row-start-1 -my-2 @sm:col-start-3 print:hidden">{action}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
